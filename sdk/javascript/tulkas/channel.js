// The way to the handler: standard input and output.
//
// What the author prints goes to standard error, and so to the log, instead of between two messages. Reading waits:
// an actor has nothing else to do, and a call costs half of what it would with events.

import * as fs from "node:fs";
import {messageBeginning, messageLine, parseAlike, parseMessage} from "./message.js";

const LONGEST_TEXT = 750; // bytes: 1000 characters of base64
const NEWLINE = 10;

class Channel {
    #chunk = Buffer.allocUnsafe(65536); // as much as a pipe holds
    #begin = 0; // what has not been read yet of the chunk
    #end = 0;
    #answers = new Map(); // what lines with answers begin with, by method

    constructor() {
        Object.defineProperty(process, "stdout", {get: () => process.stderr});
    }

    /** The next message; null when there will be none any more. */
    receive() {
        if (this.#begin === this.#end && !this.#read()) {
            return null;
        }
        const end = this.#end;
        if (this.#chunk[end - 1] === NEWLINE) {
            const message = parseAlike(this.#chunk, this.#begin, end - 1);
            if (message !== null) {
                this.#begin = end;
                return message;
            }
        }
        return this.#receiveInParts();
    }

    /** A line that came with others, or in several chunks, or that begins as the one before did not. */
    #receiveInParts() {
        const parts = [];
        for (;;) {
            const found = this.#chunk.subarray(0, this.#end).indexOf(NEWLINE, this.#begin);
            const end = found < 0 ? this.#end : found;
            parts.push(Buffer.from(this.#chunk.subarray(this.#begin, end)));
            this.#begin = found < 0 ? end : end + 1;
            if (found >= 0) {
                const line = Buffer.concat(parts);
                return parseMessage(line, 0, line.length);
            }
            if (!this.#read()) {
                return null;
            }
        }
    }

    #read() {
        this.#begin = 0;
        this.#end = fs.readSync(0, this.#chunk, 0, this.#chunk.length, null);
        return this.#end > 0;
    }

    /** The answer to a call: a text in JSON. */
    answer(method, data) {
        let start = this.#answers.get(method);
        if (start === undefined) {
            start = messageBeginning("CallResult", [method]);
            this.#answers.set(method, start);
        }
        this.#write(messageLine(start, data));
    }

    send(type, parameters, data = "") {
        this.#write(messageLine(messageBeginning(type, parameters), data));
    }

    /** A long text becomes several entries. */
    log(target, text) {
        let rest = Buffer.from(String(text));
        do {
            const size = fittingSize(rest);
            this.send("LogEntry", [target, rest.subarray(0, size).toString()]);
            rest = rest.subarray(size);
        } while (rest.length > 0);
    }

    /** A long text is cut. */
    reportError(text) {
        const bytes = Buffer.from(text);
        this.send("ErrorReport", [bytes.subarray(0, fittingSize(bytes)).toString()]);
    }

    #write({bytes, size}) {
        for (let written = 0; written < size; ) {
            written += fs.writeSync(1, bytes, written, size - written);
        }
    }
}

/** How many bytes fit one parameter, whole characters only. */
function fittingSize(bytes) {
    let size = Math.min(bytes.length, LONGEST_TEXT);
    while (size < bytes.length && (bytes[size] & 0xc0) === 0x80) {
        --size;
    }
    return size;
}

let channel = null;

/** The channel of this program; from the first call on, printing is harmless. */
export function openChannel() {
    channel ??= new Channel();
    return channel;
}
