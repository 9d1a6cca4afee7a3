// Battleship as the arena shows it, both the match and the challenge.
import { t } from "../../words/words";
import { you } from "../../words/you";
export interface Ship {
    readonly position: string;
    readonly direction: "horizontal" | "vertical";
    readonly size: number;
}

export interface Field {
    // Ten strings: . free, o missed, - known to be water, x hit, # sunk, s a ship that is seen.
    readonly grid: readonly string[];
    readonly ships: readonly Ship[];
    readonly afloat: readonly number[];
    readonly shots: number;
    readonly last_target: string | null;
    readonly last_result: string | null;
}

export interface BattleshipView {
    readonly phase: string;
    readonly turn?: number | null;
    readonly winner?: number | null;
    readonly fields?: readonly Field[];
    readonly field?: Field;
}

export const gridSize = 10;
const letters = "ABCDEFGHIJ";

export interface Square {
    readonly column: number;
    readonly row: number;
}

export function squareName({ column, row }: Square): string {
    return `${letters[column]}-${row + 1}`;
}

export function squareOf(name: string): Square {
    const [letter = "A", row = "1"] = name.split("-");
    return { column: letters.indexOf(letter), row: Number(row) - 1 };
}

export function allSquares(): Square[] {
    return Array.from({ length: gridSize * gridSize }, (_, index) => ({ column: index % gridSize, row: Math.floor(index / gridSize) }));
}

export function letterAt(field: Field, { column, row }: Square): string {
    return field.grid[row]?.[column] ?? ".";
}

export function squaresOf(ship: Ship): Square[] {
    const start = squareOf(ship.position);
    return Array.from({ length: ship.size }, (_, index) =>
        ship.direction === "horizontal"
            ? { column: start.column + index, row: start.row }
            : { column: start.column, row: start.row + index },
    );
}

export function isSunk(field: Field, ship: Ship): boolean {
    return squaresOf(ship).every((square) => letterAt(field, square) === "#");
}

export function battleshipGrammar(move: string): string[] {
    return [move];
}

const words: Record<string, string> = {
    ".": t("not tried"),
    o: t("miss"),
    "-": t("known to be water"),
    x: t("hit"),
    "#": t("sunk ship"),
    s: t("ship"),
};

export function squareLabel(field: Field, square: Square): string {
    return `${squareName(square)}, ${words[letterAt(field, square)] ?? t("unknown")}`;
}

export function battleshipSummary(view: BattleshipView, names: readonly string[]): string {
    const name = (seat: number) => names[seat] ?? t("Player {seat}", { seat });
    if (view.winner !== undefined && view.winner !== null) return t("{name} won", { name: name(view.winner) });
    if (view.turn === undefined || view.turn === null) return view.phase === "over" ? t("The fleet is sunk") : t("Shooting");
    if (name(view.turn) === you) return view.phase === "setup" ? t("Place your fleet") : t("Your shot");
    return view.phase === "setup"
        ? t("{name} is placing ships", { name: name(view.turn) })
        : t("{name} to shoot", { name: name(view.turn) });
}
