// The views of a game that was not watched from its beginning, where its moves are enough to find them.
//
// What the arena told is never replaced. A chain of moves is trusted only if it leads to what was told: a game that
// began from another position than the usual one does not.
import { viewAfter } from "./battleship/advance";
import type { BattleshipView } from "./battleship/view";
import { advance as advanceMartian } from "./martian_chess/advance";
import type { MartianView } from "./martian_chess/view";
import { advance as advancePloy } from "./ploy/advance";
import type { PloyView } from "./ploy/view";
import { viewOf } from "./positions";

export interface Played {
    readonly seat: number;
    readonly move: string | null;
}

type Advance = (view: never, move: string) => unknown;

const steps: Readonly<Record<string, Advance>> = { ploy: advancePloy as Advance, "martian-chess": advanceMartian as Advance };

// What two views of one position have in common, whoever made them.
function boardIn(view: unknown): string {
    const { board, pieces } = view as { board?: MartianView["board"]; pieces?: PloyView["pieces"] };
    const standing = pieces?.map(({ square, colour, mask }) => `${square}${colour}${mask}`).sort();
    return JSON.stringify([board, standing]);
}

function chain(game: string, moves: readonly Played[], known: ReadonlyMap<number, unknown>): Map<number, unknown> {
    const step = steps[game];
    const views = new Map<number, unknown>();
    let view = known.get(0) ?? viewOf(game, "");
    for (let ply = 0; step && view; ++ply) {
        const told = known.get(ply);
        if (told !== undefined && boardIn(told) !== boardIn(view)) return new Map();
        views.set(ply, told ?? view);
        const move = moves[ply]?.move;
        if (move === undefined || move === null) break;
        view = step((told ?? view) as never, move);
    }
    return views;
}

function shots(moves: readonly Played[], known: ReadonlyMap<number, unknown>): Map<number, unknown> {
    const views = new Map<number, unknown>();
    const last = known.get(moves.length) as BattleshipView | undefined;
    // Only when the game is over are both fleets known.
    if (last?.phase !== "over") return views;
    for (let ply = 0; ply < moves.length; ++ply) {
        const view = viewAfter(last, moves.slice(0, ply), moves[ply]?.seat ?? 0);
        if (view) views.set(ply, view);
    }
    return views;
}

// The known views, and those that follow from the moves.
export function withHistory(game: string, moves: readonly Played[], known: ReadonlyMap<number, unknown>): ReadonlyMap<number, unknown> {
    const isWhole = moves.every((_, ply) => known.has(ply));
    if (isWhole) return known;
    const found = game === "battleship" ? shots(moves, known) : chain(game, moves, known);
    return new Map([...found, ...known]);
}
