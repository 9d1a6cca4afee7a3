// Messages and their lines: MESSAGE-<Type>-<parameter>-…-<size>-<data>.
//
// They are read from and written to bytes that are kept: a new buffer would cost as much as all the rest.

import {decode, encode} from "./base64.js";

/** The handler said something that no handler says. */
export class ProtocolError extends Error {}

// What the handler says to actors: the number of parameters. Those with a parameter have data too.
const PARAMETERS = new Map([
    ["ProxyCall", 1],
    ["CallResult", 1],
    ["StartNotice", 0],
    ["ShutdownNotice", 0],
    ["BotTimeout", 0],
]);
const HYPHEN = 45;
const NEWLINE = 10;
const ZERO = 48;

let scratch = Buffer.allocUnsafe(65536);

function roomFor(size) {
    if (scratch.length < size) {
        scratch = Buffer.allocUnsafe(2 * size);
    }
    return scratch;
}

// What a line begins with, up to its size. The next one mostly begins the same way.
let beginning = {bytes: Buffer.from("-"), type: "", hasData: false};

function startsWith(line, begin, bytes) {
    for (let i = 0; i < bytes.length; ++i) {
        if (line[begin + i] !== bytes[i]) {
            return false;
        }
    }
    return true;
}

function learnBeginning(line, begin, end) {
    const text = line.latin1Slice(begin, end);
    const parts = text.split("-");
    const count = PARAMETERS.get(parts[1]);
    const parameters = parts.slice(2, 2 + count);
    if (parts[0] !== "MESSAGE" || count === undefined || parts.length !== count + 4 || !parameters.every(isBase64)) {
        throw new ProtocolError(`a line that is no message for actors: ${text.slice(0, 60)}`);
    }
    const hasData = parts[1] === "StartNotice" ? parts[3] !== "" : count > 0; // which may have data
    return {bytes: Buffer.from(parts.slice(0, 2 + count).join("-") + "-"), type: parts[1], hasData};
}

function isBase64(text) {
    const bytes = Buffer.from(text, "latin1");
    return decode(roomFor(bytes.length), bytes, 0, bytes.length) >= 0;
}

// The size at the front of line[begin, end), if it is that of all that follows it; else -1.
function sizeIn(line, begin, end) {
    let size = 0;
    let at = begin;
    for (; at < end && line[at] !== HYPHEN; ++at) {
        const digit = line[at] - ZERO;
        if (digit < 0 || digit > 9 || (at > begin && size === 0)) {
            return -1;
        }
        size = 10 * size + digit;
    }
    return at > begin && size === end - at - 1 ? size : -1;
}

/** Reads line[begin, end), which has no newline: {type, data}, the data decoded. */
export function parseMessage(line, begin, end) {
    if (!startsWith(line, begin, beginning.bytes)) {
        beginning = learnBeginning(line, begin, end);
    }
    const message = parseAlike(line, begin, end);
    if (message === null) {
        const text = line.latin1Slice(begin, Math.min(end, begin + 60));
        throw new ProtocolError(`a message whose data are not as they should be: ${text}`);
    }
    return message;
}

/**
 * The same where it begins like the last one; else, or if something is wrong, null. Whether there are newlines in it
 * need not be known: base64 has none.
 */
export function parseAlike(line, begin, end) {
    const {bytes, type, hasData} = beginning;
    if (!startsWith(line, begin, bytes)) {
        return null;
    }
    const size = sizeIn(line, begin + bytes.length, end);
    if (size < 0 || size > 0 !== hasData) {
        return null;
    }
    const target = roomFor(size);
    const decoded = decode(target, line, end - size, end);
    return decoded < 0 ? null : {type, data: target.utf8Slice(0, decoded)};
}

let line = Buffer.allocUnsafe(65536);
let lineStart = ""; // what stands at its front

/** What a message's line begins with, up to its size. Parameters are texts. */
export function messageBeginning(type, parameters) {
    const encoded = parameters.map((parameter) => Buffer.from(parameter).toString("base64"));
    return `MESSAGE-${[type, ...encoded].join("-")}-`;
}

// Writes a text as UTF-8 to the front of the bytes, and says how many they are. Most answers are short and plain, and
// written sooner than Node is asked to.
function writeText(bytes, text) {
    const size = text.length;
    if (size > 64) {
        return bytes.utf8Write(text, 0);
    }
    for (let i = 0; i < size; ++i) {
        const code = text.charCodeAt(i);
        if (code > 127) {
            return bytes.utf8Write(text, 0);
        }
        bytes[i] = code;
    }
    return size;
}

// Writes a number from there on, and says where it ends.
function writeNumber(bytes, start, number) {
    let end = start + 1;
    for (let rest = number; rest > 9; rest = Math.trunc(rest / 10)) {
        ++end;
    }
    for (let at = end - 1, rest = number; at >= start; --at, rest = Math.trunc(rest / 10)) {
        bytes[at] = ZERO + (rest % 10);
    }
    return end;
}

/** The whole line, newline included: so many of the bytes, and good until the next one is written. */
export function messageLine(start, data) {
    const bytes = roomFor(3 * data.length); // a character of a JavaScript string is at most three bytes
    const size = writeText(bytes, data);
    const encodedSize = 4 * Math.ceil(size / 3);
    if (line.length < start.length + encodedSize + 16) {
        line = Buffer.allocUnsafe(2 * (start.length + encodedSize + 16));
        lineStart = "";
    }
    if (lineStart !== start) {
        line.latin1Write(start, 0);
        lineStart = start;
    }
    const dataAt = writeNumber(line, start.length, encodedSize) + 1;
    line[dataAt - 1] = HYPHEN;
    const end = encode(line, dataAt, bytes, size);
    line[end] = NEWLINE;
    return {bytes: line, size: end + 1};
}
