// What a player has captured in Martian Chess. A piece belongs to the half that it stands on, so the moves tell who took what.
import { Pyramid } from "./pyramid";
import { t } from "../../words/words";
import { columns, ownerOf, rows, type MartianView } from "./view";

// The points of each piece that this seat has captured, the smallest first.
export function capturedOf(start: MartianView, moves: readonly (string | null)[], seat: number): number[] {
    const board = new Map<string, number>();
    start.board.forEach((row, down) => row.forEach((points, across) => board.set(`${columns[across]}${rows - down}`, points)));
    const taken: number[] = [];
    for (const move of moves) {
        const [from = "", to = ""] = move?.split("-") ?? [];
        const captured = board.get(to) ?? 0;
        if (captured > 0 && ownerOf(from) === seat) taken.push(captured);
        board.set(to, board.get(from) ?? 0);
        board.set(from, 0);
    }
    return taken.sort((one, other) => one - other);
}

interface Props {
    readonly start: MartianView;
    readonly moves: readonly (string | null)[];
    readonly seat: number;
}

export function Captured({ start, moves, seat }: Props) {
    const taken = capturedOf(start, moves, seat);
    if (taken.length === 0) return null;
    const [pawns = 0, drones = 0, queens = 0] = [1, 2, 3].map((points) => taken.filter((one) => one === points).length);
    const words = [
        pawns > 0 && t("{count, plural, one {# pawn} other {# pawns}}", { count: pawns }),
        drones > 0 && t("{count, plural, one {# drone} other {# drones}}", { count: drones }),
        queens > 0 && t("{count, plural, one {# queen} other {# queens}}", { count: queens }),
    ].filter((word) => word !== false);
    const label = t("Captured: {pieces}", { pieces: words.join(", ") });
    return (
        <span class="captured-pieces" role="img" aria-label={label} title={label}>
            {taken.map((points, index) => (
                <svg key={index} viewBox="-34 -38 68 84" aria-hidden="true">
                    <Pyramid points={points} owner={seat === 0 ? 1 : 0} />
                </svg>
            ))}
        </span>
    );
}
