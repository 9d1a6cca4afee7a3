// What programs and strangers write is data: characters that act on what surrounds them are spelled out, as the server does it
// with names and logs (libs/base/support/controls.hpp). Whoever wants lines splits them first.
const acts = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

export function visible(text: string): string {
    return text.replace(acts, (character) => {
        const code = character.charCodeAt(0);
        return code < 0x80 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
    });
}
