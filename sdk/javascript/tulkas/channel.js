// The way to the handler: standard input and output.
//
// What the author prints goes to standard error, and so to the log, instead of between two messages. Reading waits:
// an actor has nothing else to do, and a call costs half of what it would with events.

import * as fs from "node:fs";
import {messageLine, parseMessage} from "./message.js";

const LONGEST_TEXT = 750; // bytes: 1000 characters of base64
const NEWLINE = 10;

class Channel {
    #chunk = Buffer.allocUnsafe(65536); // as much as a pipe holds
    #unread = this.#chunk.subarray(0, 0);

    constructor() {
        Object.defineProperty(process, "stdout", {get: () => process.stderr});
    }

    /** The next message; null when there will be none any more. */
    receive() {
        let line = "";
        for (;;) {
            const end = this.#unread.indexOf(NEWLINE);
            if (end >= 0) {
                line += this.#unread.latin1Slice(0, end);
                this.#unread = this.#unread.subarray(end + 1);
                return parseMessage(line);
            }
            line += this.#unread.latin1Slice();
            this.#unread = this.#chunk.subarray(0, fs.readSync(0, this.#chunk));
            if (this.#unread.length === 0) {
                return null;
            }
        }
    }

    send(type, parameters, data) {
        this.#write(messageLine(type, parameters, data));
    }

    /** A long text becomes several entries. */
    log(target, text) {
        let rest = Buffer.from(String(text));
        do {
            const size = fittingSize(rest);
            this.send("LogEntry", [target, rest.subarray(0, size)]);
            rest = rest.subarray(size);
        } while (rest.length > 0);
    }

    /** A long text is cut. */
    reportError(text) {
        const bytes = Buffer.from(text);
        this.send("ErrorReport", [bytes.subarray(0, fittingSize(bytes))]);
    }

    #write(line) {
        for (let written = 0; written < line.length; ) {
            written += fs.writeSync(1, written === 0 ? line : line.slice(written));
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
