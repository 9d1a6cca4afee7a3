// Base64 as the protocol has it, and no other way of writing it.
//
// Node's decoder takes anything, and asking it costs more than these loops do for texts as short as calls are.

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const PADDING = 61; // =
const NONE = 64; // of no character

const characters = Uint8Array.from(ALPHABET, (character) => character.charCodeAt(0));
const values = new Uint8Array(256).fill(NONE);
characters.forEach((character, value) => {
    values[character] = value;
});

/** Decodes source[begin, end) into the target; the number of bytes, or -1 if it is not base64. */
export function decode(target, source, begin, end) {
    if ((end - begin) % 4 !== 0 || begin === end) {
        return begin === end ? 0 : -1;
    }
    const padding = source[end - 1] !== PADDING ? 0 : source[end - 2] !== PADDING ? 1 : 2;
    let seen = 0;
    let at = 0;
    for (let i = begin; i < end - 4; i += 4) {
        const a = values[source[i]];
        const b = values[source[i + 1]];
        const c = values[source[i + 2]];
        const d = values[source[i + 3]];
        seen |= a | b | c | d;
        target[at] = (a << 2) | (b >> 4);
        target[at + 1] = (b << 4) | (c >> 2);
        target[at + 2] = (c << 6) | d;
        at += 3;
    }
    const a = values[source[end - 4]];
    const b = values[source[end - 3]];
    const c = padding > 1 ? 0 : values[source[end - 2]];
    const d = padding > 0 ? 0 : values[source[end - 1]];
    seen |= a | b | c | d;
    const spare = padding === 0 ? 0 : padding === 1 ? c & 3 : b & 15;
    if (seen >= NONE || spare !== 0) {
        return -1;
    }
    target[at] = (a << 2) | (b >> 4);
    target[at + 1] = (b << 4) | (c >> 2);
    target[at + 2] = (c << 6) | d;
    return at + 3 - padding;
}

/** Encodes source[0, size) into the target from there on; where it ends. */
export function encode(target, start, source, size) {
    let at = start;
    for (let i = 0; i < size; i += 3) {
        const bits = (source[i] << 16) | (i + 1 < size ? source[i + 1] << 8 : 0) | (i + 2 < size ? source[i + 2] : 0);
        target[at] = characters[bits >> 18];
        target[at + 1] = characters[(bits >> 12) & 63];
        target[at + 2] = i + 1 < size ? characters[(bits >> 6) & 63] : PADDING;
        target[at + 3] = i + 2 < size ? characters[bits & 63] : PADDING;
        at += 4;
    }
    return at;
}
