// Messages and their lines: MESSAGE-<Type>-<parameter>-…-<size>-<data>.

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

/** Reads a line without its newline: {type, data}, the data decoded. */
export function parseMessage(line) {
    const parts = line.split("-");
    const [start, type] = parts;
    const count = PARAMETERS.get(type);
    if (start !== "MESSAGE" || count === undefined || parts.length !== count + 4) {
        throw new ProtocolError(`a line that is no message for actors: ${line.slice(0, 60)}`);
    }
    const size = parts[count + 2];
    const data = parts[count + 3];
    if (size !== String(data.length) || (data !== "") !== count > 0) {
        throw new ProtocolError(`a message whose data are not as they should be: ${line.slice(0, 60)}`);
    }
    if (count > 0) {
        decode(parts[2]);
    }
    return {type, data: decode(data)};
}

/** The line of a message, newline included. Parameters are texts or buffers. */
export function messageLine(type, parameters, data = "") {
    const encoded = encode(data);
    return `MESSAGE-${[type, ...parameters.map(encode), encoded.length, encoded].join("-")}\n`;
}

function encode(value) {
    return Buffer.from(value).toString("base64");
}

function decode(text) {
    const bytes = Buffer.from(text, "base64");
    // Node's decoder takes anything; only one text is the base64 of these bytes.
    if (bytes.toString("base64") !== text) {
        throw new ProtocolError(`no base64: ${text.slice(0, 60)}`);
    }
    return bytes;
}
