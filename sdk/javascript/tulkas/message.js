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
let beginning = {bytes: Buffer.from("-"), type: ""};

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
    return {bytes: Buffer.from(parts.slice(0, 2 + count).join("-") + "-"), type: parts[1]};
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
    const {bytes, type} = beginning;
    const size = sizeIn(line, begin + bytes.length, end);
    const target = roomFor(size);
    const decoded = size < 0 ? -1 : decode(target, line, end - size, end);
    if (decoded < 0 || decoded > 0 !== PARAMETERS.get(type) > 0) {
        const text = line.latin1Slice(begin, Math.min(end, begin + 60));
        throw new ProtocolError(`a message whose data are not as they should be: ${text}`);
    }
    return {type, data: target.utf8Slice(0, decoded)};
}

let line = Buffer.allocUnsafe(65536);

/** What a message's line begins with, up to its size. Parameters are texts. */
export function messageBeginning(type, parameters) {
    const encoded = parameters.map((parameter) => Buffer.from(parameter).toString("base64"));
    return `MESSAGE-${[type, ...encoded].join("-")}-`;
}

/** The whole line, newline included; good until the next one is written. */
export function messageLine(start, data) {
    const bytes = roomFor(3 * data.length); // a character of a JavaScript string is at most three bytes
    const size = bytes.utf8Write(data, 0);
    const encodedSize = 4 * Math.ceil(size / 3);
    if (line.length < start.length + encodedSize + 16) {
        line = Buffer.allocUnsafe(2 * (start.length + encodedSize + 16));
    }
    const dataAt = line.latin1Write(`${start}${encodedSize}-`, 0);
    const end = encode(line, dataAt, bytes, size);
    line[end] = NEWLINE;
    return line.subarray(0, end + 1);
}
