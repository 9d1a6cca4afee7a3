// How much an account stores, in words.
import type { Storage } from "../api/submissions";

const megabyte = 1024 * 1024;

// With one decimal where that says more, never 0 for something.
function inMegabytes(bytes: number): string {
    const amount = bytes / megabyte;
    if (bytes > 0 && amount < 0.1) return "less than 0.1";
    return amount >= 100 || Number.isInteger(amount) ? String(Math.round(amount)) : amount.toFixed(1);
}

export function storageWords({ used, allowed }: Storage): string {
    return allowed === null ? `${inMegabytes(used)} MB used, no limit` : `${inMegabytes(used)} MB used of ${inMegabytes(allowed)} MB`;
}

// Whether it is time to delete something.
export function isNearlyFull({ used, allowed }: Storage): boolean {
    return allowed !== null && used >= 0.9 * allowed;
}
