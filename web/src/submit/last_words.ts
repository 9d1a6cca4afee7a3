// What a bot wrote last before it failed: the traceback if there is one, else its last lines.
import type { SeatLog } from "../replay/log";

const most = 12;
// A traceback may be longer than what else is shown, but not for ever.
const mostOfTraceback = 60;
// How the languages begin to say where a program failed.
const beginnings = [/^Traceback \(most recent call last\):/, /^Exception in thread /, /^thread '.*' panicked at/, /^panic: /, /^Uncaught /];

export function lastWords(logs: readonly SeatLog[]): readonly string[] {
    const lines = logs.flatMap(({ lines: written }) => written.map(({ text }) => text)).join("");
    const all = lines.replace(/\n+$/, "").split("\n");
    if (lines.trim() === "") return [];
    const recent = all.slice(-mostOfTraceback);
    const tracebacks = recent.flatMap((line, index) => (beginnings.some((beginning) => beginning.test(line)) ? [index] : []));
    const last = tracebacks[tracebacks.length - 1];
    return last === undefined ? all.slice(-most) : recent.slice(last);
}
