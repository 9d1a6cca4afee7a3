// Parses a Battleship position into a view that shows everything; null if it is invalid.
//
// Joined squares are one ship, for ships never touch along an edge; what is sunk, and the water known around it,
// follows.
import { gridSize, squareName, type BattleshipView, type Field, type Ship, type Square } from "./view";

const isShip = (letter: string | undefined) => letter === "s" || letter === "x";

function shipsIn(rows: readonly string[]): { readonly ship: Ship; readonly squares: readonly Square[] }[] {
    const at = (column: number, row: number) => rows[row]?.[column];
    const ships = [];
    for (let row = 0; row < gridSize; ++row) {
        for (let column = 0; column < gridSize; ++column) {
            const isFirst = isShip(at(column, row)) && !isShip(at(column - 1, row)) && !isShip(at(column, row - 1));
            if (!isFirst) continue;
            const isVertical = isShip(at(column, row + 1));
            const squares: Square[] = [{ column, row }];
            for (let next = 1; next < gridSize; ++next) {
                const square = isVertical ? { column, row: row + next } : { column: column + next, row };
                if (!isShip(at(square.column, square.row))) break;
                squares.push(square);
            }
            const direction = isVertical ? ("vertical" as const) : ("horizontal" as const);
            ships.push({ ship: { position: squareName({ column, row }), direction, size: squares.length }, squares });
        }
    }
    return ships;
}

function fieldOf(text: string, last: string): Field | null {
    const rows = text.split("/");
    if (rows.length !== gridSize || !rows.every((row) => /^[.osx]{10}$/.test(row))) return null;
    const grid = rows.map((row) => [...row]);
    const ships = shipsIn(rows);
    const isDown = (squares: readonly Square[]) => squares.every(({ column, row }) => rows[row]?.[column] === "x");
    for (const { squares } of ships.filter((found) => isDown(found.squares))) {
        for (const { column, row } of squares) {
            (grid[row] as string[])[column] = "#";
            for (const [x, y] of [
                [column - 1, row],
                [column + 1, row],
                [column, row - 1],
                [column, row + 1],
            ] as const) {
                const line = grid[y];
                if (line?.[x] === ".") line[x] = "-";
            }
        }
    }
    return {
        grid: grid.map((row) => row.join("")),
        ships: ships.map(({ ship }) => ship),
        afloat: ships
            .filter(({ squares }) => !isDown(squares))
            .map(({ ship }) => ship.size)
            .sort((one, other) => other - one),
        shots: rows.join("").replace(/[^ox]/g, "").length,
        last_target: last === "-" ? null : last,
        last_result: null,
    };
}

const water = Array.from({ length: gridSize }, () => ".".repeat(gridSize)).join("/");

export function viewOfPosition(text: string): BattleshipView | null {
    const [turn = "", ...fields] = text.trim().split(/\s+/);
    if (!/^[01]$/.test(turn) || fields.length !== 4) return null;
    const [first = "", firstLast = "-", second = "", secondLast = "-"] = fields.map((field) => field);
    const one = fieldOf(first === "-" ? water : first, firstLast);
    const other = fieldOf(second === "-" ? water : second, secondLast);
    if (!one || !other) return null;
    const isSetup = first === "-" || second === "-";
    const isOver = !isSetup && (one.afloat.length === 0 || other.afloat.length === 0);
    const phase = isSetup ? "setup" : isOver ? "over" : "shooting";
    return { phase, turn: isOver ? null : Number(turn), winner: isOver ? Number(turn) : null, fields: [one, other] };
}
