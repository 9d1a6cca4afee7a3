// Ploy as the arena shows it, and what its pictures and labels need to know of squares, pieces and moves.
import { t } from "../../words/words";
export type Colour = "black" | "white";

export interface PloyPiece {
    readonly square: string;
    readonly colour: Colour;
    readonly kind: "shield" | "probe" | "lance" | "commander";
    readonly mask: number;
}

export interface PloyView {
    readonly to_move: Colour;
    readonly last_move: string | null;
    readonly pieces: readonly PloyPiece[];
    readonly plies_without_capture?: number;
}

export const boardSize = 9;
export const columns = "abcdefghi";

export function allSquares(): string[] {
    const squares: string[] = [];
    for (let row = boardSize; row >= 1; --row) {
        for (const column of columns) squares.push(`${column}${row}`);
    }
    return squares;
}

// Turned clockwise by so many eighths.
export function turned(mask: number, eighths: number): number {
    const by = eighths & 7;
    return ((mask << by) | (mask >> (8 - by))) & 255;
}

export function directionsOf(mask: number): number[] {
    return [0, 1, 2, 3, 4, 5, 6, 7].filter((direction) => (mask >> direction) & 1);
}

// The same pattern turned to its smallest number, and how far it was turned from there, in eighths: pieces with one
// pattern look alike but for the turn.
export function patternOf(mask: number): { readonly pattern: number; readonly turn: number } {
    let best = { pattern: mask, turn: 0 };
    for (let turn = 1; turn < 8; ++turn) {
        const pattern = turned(mask, 8 - turn);
        if (pattern < best.pattern) best = { pattern, turn };
    }
    return best;
}

export interface PloyMove {
    readonly from: string;
    readonly to: string;
    readonly turn: number;
}

export function readMove(text: string): PloyMove {
    const [from = "", to = "", turn = "0"] = text.split("-");
    return { from, to, turn: Number(turn) };
}

// A move is a piece, where it goes, and how it turns; one that stays is a piece and its turn.
export function ployGrammar(move: string): string[] {
    const { from, to, turn } = readMove(move);
    return from === to ? [from, turnToken(turn)] : [from, to, turnToken(turn)];
}

// From a piece of one's own to anywhere, without a turn.
export function ployPremoves(view: PloyView, seat: number): string[] {
    const own = view.pieces.filter(({ colour }) => colour === (seat === 0 ? "black" : "white"));
    return own.flatMap(({ square }) => allSquares().flatMap((to) => (to === square ? [] : [`${square}-${to}-0`])));
}

export function turnToken(turn: number): string {
    return `turn ${turn}`;
}

const compass = [t("north"), t("north-east"), t("east"), t("south-east"), t("south"), t("south-west"), t("west"), t("north-west")];

export function pieceLabel(piece: PloyPiece): string {
    const lines = directionsOf(piece.mask).map((direction) => compass[direction]);
    return t(
        "{colour, select, black {black} other {white}} {kind, select, shield {shield} probe {probe} lance {lance} other {commander}}, lines {lines}",
        { colour: piece.colour, kind: piece.kind, lines: lines.join(", ") },
    );
}

export function ploySummary(view: PloyView, names: readonly string[]): string {
    const seat = view.to_move === "black" ? 0 : 1;
    const name = names[seat];
    const colour = view.to_move;
    return name
        ? t("{name} ({colour, select, black {black} other {white}}) to move", { name, colour })
        : t("{colour, select, black {black} other {white}} to move", { colour });
}

// Parses a position into a view; null if it is invalid.
export function viewOfPosition(text: string): PloyView | null {
    const [board = "", side = "b"] = text.trim().split(/\s+/);
    const rows = board.split("/").map((row) => row.split(","));
    if (rows.length !== boardSize || rows.some((row) => row.length !== boardSize) || !/^[bw]$/.test(side)) return null;
    const pieces: PloyPiece[] = [];
    for (const [line, row] of rows.entries()) {
        for (const [column, field] of row.entries()) {
            if (field === "") continue;
            const parts = /^([bw])(\d{1,3})$/.exec(field);
            const mask = Number(parts?.[2] ?? 0);
            const kind = (["shield", "probe", "lance", "commander"] as const)[directionsOf(mask).length - 1];
            if (!parts || !kind || mask > 255) return null;
            const colour = parts[1] === "b" ? "black" : "white";
            pieces.push({ square: `${columns[column]}${boardSize - line}`, colour, kind, mask });
        }
    }
    return { to_move: side === "b" ? "black" : "white", last_move: null, pieces };
}
