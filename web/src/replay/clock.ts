// Clock times in microseconds.
import { decimalWords } from "../words/words";

export interface ClockFace {
    // Time left at the start of the turn; null without a limit.
    readonly left: number | null;
    readonly isRunning: boolean;
    // When the turn began.
    readonly since: number | null;
}

// What is left now. Never below nothing: the arena says when a flag has fallen, not the page.
export function leftAt(clock: ClockFace, now: number): number | null {
    if (clock.left === null) return null;
    const used = clock.isRunning && clock.since !== null ? Math.max(0, now - clock.since) : 0;
    return Math.max(0, clock.left - used);
}

// 1:05:09, 5:09, and tenths below ten seconds: 9.4.
export function clockText(microseconds: number): string {
    const tenths = Math.floor(microseconds / 100_000);
    if (tenths < 100) return decimalWords(tenths / 10);
    const seconds = Math.floor(tenths / 10);
    const two = (value: number) => String(value).padStart(2, "0");
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
    return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

// How long a move took: 3 ms, 1.2 s, 2:05.
export function durationText(microseconds: number): string {
    if (microseconds < 1_000) return "<1 ms";
    if (microseconds < 1_000_000) return `${Math.round(microseconds / 1_000)} ms`;
    if (microseconds < 60_000_000) return `${decimalWords(microseconds / 1_000_000)} s`;
    return clockText(microseconds);
}
