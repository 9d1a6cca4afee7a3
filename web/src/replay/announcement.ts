// What a screen reader says when the position changes.
import { t } from "../words/words";
import { type ListedMove, wordsOf } from "./move_list";

export function announcement(moves: readonly ListedMove[], ply: number, names: readonly string[], summary: string): string {
    const made = moves[ply - 1];
    const move = made
        ? t("Move {ply}, {name}: {move}.", { ply, name: names[made.seat] ?? t("player {seat}", { seat: made.seat }), move: wordsOf(made) })
        : "";
    const rest = summary === "" || /[.!?]$/.test(summary) ? summary : `${summary}.`;
    return [move, rest].filter((part) => part !== "").join(" ");
}
