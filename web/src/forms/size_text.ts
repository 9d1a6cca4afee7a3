// How large a file is, for people.
import { decimalWords, t } from "../words/words";

export function sizeText(bytes: number): string {
    if (bytes < 1000) return t("{bytes} bytes", { bytes });
    return bytes < 1_000_000
        ? t("{size} kB", { size: decimalWords(bytes / 1000) })
        : t("{size} MB", { size: decimalWords(bytes / 1_000_000) });
}
