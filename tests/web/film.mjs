// A moving picture made of screenshots: an animated WebP. The browser compresses the frames, of each only what has changed.
import { writeFileSync } from "node:fs";

// Runs in a page: the picture as WebP, of which only the part that differs from the last one. Null if nothing does.
async function compress({ png, quality }) {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { alpha: false });
    context.drawImage(picture, 0, 0);
    const now = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    const before = window.lastFrame;
    window.lastFrame = now;
    let [left, top, right, bottom] = before ? [width, height, -1, -1] : [0, 0, width - 1, height - 1];
    for (let at = 0; before && at < now.length; ++at) {
        if (now[at] === before[at]) continue;
        const [x, y] = [at % width, Math.floor(at / width)];
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
    if (right < 0) return null;
    // A frame stands at even numbers.
    [left, top] = [left & ~1, top & ~1];
    const part = new OffscreenCanvas(right - left + 1, bottom - top + 1);
    part.getContext("2d", { alpha: false }).drawImage(picture, -left, -top);
    const blob = await part.convertToBlob({ type: "image/webp", quality });
    const data = new Uint8Array(await blob.arrayBuffer());
    const text = Array.from(data, (byte) => String.fromCharCode(byte)).join("");
    return { left, top, width: part.width, height: part.height, webp: btoa(text) };
}

const number = (value, bytes) => Buffer.from(Array.from({ length: bytes }, (_, index) => (value >> (8 * index)) & 255));

function chunk(name, ...parts) {
    const data = Buffer.concat(parts);
    return Buffer.concat([Buffer.from(name), number(data.length, 4), data, Buffer.alloc(data.length % 2)]);
}

// The picture in a WebP file, without what describes the file.
function pictureIn(file) {
    const found = [];
    for (let at = 12; at < file.length;) {
        const length = file.readUInt32LE(at + 4);
        const end = at + 8 + length + (length % 2);
        if (["VP8 ", "VP8L", "ALPH"].includes(file.toString("latin1", at, at + 4))) found.push(file.subarray(at, end));
        at = end;
    }
    return Buffer.concat(found);
}

export class Film {
    #frames = [];

    // `page` is any page of the browser; it is used to compress.
    constructor(page, size, quality = 0.5) {
        this.page = page;
        this.size = size;
        this.quality = quality;
    }
    // Shows a page as it is now, for so long.
    async show(page, milliseconds) {
        const png = (await page.screenshot({ type: "png", caret: "hide" })).toString("base64");
        const frame = await this.page.evaluate(compress, { png, quality: this.quality });
        if (frame) this.#frames.push({ ...frame, milliseconds });
        else if (this.#frames.length > 0) this.#frames.at(-1).milliseconds += milliseconds;
    }
    get milliseconds() {
        return this.#frames.reduce((sum, frame) => sum + frame.milliseconds, 0);
    }
    save(path) {
        const { width, height } = this.size;
        const isAnimated = 2;
        const replaces = 2; // what was there before
        const frames = this.#frames.map((frame) =>
            chunk("ANMF", number(frame.left / 2, 3), number(frame.top / 2, 3), number(frame.width - 1, 3), number(frame.height - 1, 3),
                number(frame.milliseconds, 3), number(replaces, 1), pictureIn(Buffer.from(frame.webp, "base64"))));
        const head = chunk("VP8X", number(isAnimated, 4), number(width - 1, 3), number(height - 1, 3));
        const body = Buffer.concat([Buffer.from("WEBP"), head, chunk("ANIM", number(0, 4), number(0, 2)), ...frames]);
        writeFileSync(path, Buffer.concat([Buffer.from("RIFF"), number(body.length, 4), body]));
    }
}
