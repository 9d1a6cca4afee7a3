// The turns that a Ploy piece can make, and where they are offered: in a ring around the piece, on the board.
import { t } from "../../words/words";
import type { Token } from "../interaction";
import { turned, turnToken, type PloyPiece } from "./view";

export interface Turn {
    readonly turn: number;
    // How the piece looks after it.
    readonly mask: number;
}

// One turn for each way the piece can look: a commander's turns by one, three, five and seven look the same.
export function turnsOf(piece: PloyPiece, targets: ReadonlySet<Token>): Turn[] {
    const turns: Turn[] = [];
    for (let turn = 0; turn < 8; ++turn) {
        const mask = turned(piece.mask, turn);
        const isNew = turns.every((other) => other.mask !== mask);
        if (targets.has(turnToken(turn)) && isNew) turns.push({ turn, mask });
    }
    return turns;
}

export function turnWords(turn: number): string {
    if (turn === 0) return t("keep this direction");
    return turn <= 4
        ? t("turn right by {degrees} degrees", { degrees: turn * 45 })
        : t("turn left by {degrees} degrees", { degrees: (8 - turn) * 45 });
}

// The next turn to the right or to the left of this one, among those there are; not turned at all is one of them.
export function nextTurn(turns: readonly Turn[], now: number, isRight: boolean): number {
    const all = [...new Set([0, ...turns.map(({ turn }) => turn)])].sort((one, other) => one - other);
    const at = all.indexOf(now);
    return all[(at + (isRight ? 1 : all.length - 1)) % all.length] ?? now;
}

// The middle of the ring: the piece's, moved inwards where the ring would leave the board.
export function ringMiddle(at: number, whole: number, reach: number): number {
    return Math.max(reach, Math.min(whole - reach, at));
}
