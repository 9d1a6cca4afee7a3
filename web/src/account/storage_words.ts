// How much an account stores, in words.
import type { Storage } from "../api/submissions";
import { decimalWords, t } from "../words/words";

const megabyte = 1024 * 1024;

// With one decimal where that says more, never 0 for something.
function inMegabytes(bytes: number): string {
    const amount = bytes / megabyte;
    if (bytes > 0 && amount < 0.1) return t("less than {least}", { least: decimalWords(0.1) });
    return amount >= 100 || Number.isInteger(amount) ? String(Math.round(amount)) : decimalWords(amount);
}

export function storageWords({ used, allowed }: Storage): string {
    return allowed === null
        ? t("{used} MB used, no limit", { used: inMegabytes(used) })
        : t("{used} MB used of {allowed} MB", { used: inMegabytes(used), allowed: inMegabytes(allowed) });
}

// Whether it is time to delete something.
export function isNearlyFull({ used, allowed }: Storage): boolean {
    return allowed !== null && used >= 0.9 * allowed;
}
