// The messages with arguments of the scripts that are loaded, by key, compiled by the build for the reader's language. Every
// built script brings its own (tools/catalogues.mjs).
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

declare global {
    var tulkasMessages: Record<string, MessageFormatElement[]> | undefined;
}

export const compiled: Readonly<Record<string, MessageFormatElement[]>> = (globalThis.tulkasMessages ??= {});
