// Martian Chess as the arena shows it.
import { t } from "../../words/words";
export interface MartianView {
    // Eight rows of four from the top: 0 empty, 1 pawn, 2 drone, 3 queen.
    readonly board: readonly (readonly number[])[];
    readonly scores: readonly [number, number] | readonly number[];
    readonly to_move: number;
    readonly last_move: string | null;
}

export const rows = 8;
export const columns = "abcd";

export interface MartianPiece {
    readonly square: string;
    readonly points: number;
}

export function piecesOf(view: MartianView): MartianPiece[] {
    return view.board.flatMap((row, down) =>
        row.flatMap((points, across) => (points === 0 ? [] : [{ square: `${columns[across]}${rows - down}`, points }])),
    );
}

// Whose half it is.
export function ownerOf(square: string): 0 | 1 {
    return Number(square[1]) > rows / 2 ? 0 : 1;
}

export function allSquares(): string[] {
    const squares: string[] = [];
    for (let row = rows; row >= 1; --row) {
        for (const column of columns) squares.push(`${column}${row}`);
    }
    return squares;
}

export function martianGrammar(move: string): string[] {
    return move.split("-");
}

// From a piece of one's own to anywhere.
export function martianPremoves(view: MartianView, seat: number): string[] {
    const own = piecesOf(view).filter(({ square }) => ownerOf(square) === seat);
    return own.flatMap(({ square }) => allSquares().flatMap((to) => (to === square ? [] : [`${square}-${to}`])));
}

export const kindWords = ["", t("pawn"), t("drone"), t("queen")] as const;

export function martianSummary(view: MartianView, names: readonly string[]): string {
    const name = names[view.to_move] ?? t("player {seat}", { seat: view.to_move });
    return t("{name} to move, {first} to {second} points", { name, first: view.scores[0], second: view.scores[1] });
}

// Parses a position into a view; null if it is invalid.
export function viewOfPosition(text: string): MartianView | null {
    const [board = "", side = "0", scores = "0-0", last = "-"] = text.trim().split(/\s+/);
    const lines = board.split("/");
    if (lines.length !== rows || lines.some((line) => !/^[.pdq]{4}$/.test(line))) return null;
    if (!/^[01]$/.test(side) || !/^\d+-\d+$/.test(scores)) return null;
    const [first = 0, second = 0] = scores.split("-").map(Number);
    return {
        board: lines.map((line) => [...line].map((letter) => ".pdq".indexOf(letter))),
        scores: [first, second],
        to_move: Number(side),
        last_move: last === "-" ? null : last,
    };
}
