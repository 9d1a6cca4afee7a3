// What a screen reader says when the position changes.
import type { ListedMove } from "./move_list";

export function announcement(moves: readonly ListedMove[], ply: number, names: readonly string[], summary: string): string {
    const made = moves[ply - 1];
    const move = made ? `Move ${ply}, ${names[made.seat] ?? `player ${made.seat}`}: ${made.move ?? "hidden"}.` : "";
    const rest = summary === "" || /[.!?]$/.test(summary) ? summary : `${summary}.`;
    return [move, rest].filter((part) => part !== "").join(" ");
}
