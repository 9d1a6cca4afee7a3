// What both fields looked like after so many moves of a match whose fleets are known by now.
import { viewOfPosition } from "./position";
import { gridSize, squareOf, squaresOf, type BattleshipView, type Field } from "./view";

function fieldText(field: Field, shots: readonly string[]): string {
    const rows = Array.from({ length: gridSize }, () => Array.from({ length: gridSize }, () => "."));
    for (const ship of field.ships) {
        for (const { column, row } of squaresOf(ship)) (rows[row] as string[])[column] = "s";
    }
    for (const { column, row } of shots.map(squareOf)) {
        const line = rows[row] as string[];
        line[column] = line[column] === "s" || line[column] === "x" ? "x" : "o";
    }
    return rows.map((row) => row.join("")).join("/");
}

// Shots by seat; a fleet is no shot.
export function viewAfter(last: BattleshipView, moves: readonly { readonly seat: number; readonly move: string | null }[], next: number): BattleshipView | null {
    const [one, other] = last.fields ?? [];
    const isShot = (move: string | null): move is string => move !== null && /^[A-J]-\d+$/.test(move);
    const fleets = moves.filter(({ move }) => !isShot(move)).length;
    if (!one || !other || fleets < 2) return null;
    const shotsOf = (seat: number) => moves.filter((each) => each.seat === seat).map((each) => each.move).filter(isShot);
    const text = (field: Field, shots: readonly string[]) => `${fieldText(field, shots)} ${shots[shots.length - 1] ?? "-"}`;
    return viewOfPosition(`${next} ${text(one, shotsOf(1))} ${text(other, shotsOf(0))}`);
}
