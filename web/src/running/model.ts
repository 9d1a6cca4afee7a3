// A game between bots as it is told while it is played: its moves, and the positions that have come.
import type { RunningGame, RunningText } from "../api/types";
import { distinct, entrantName, playerName } from "../app/house_bots";
import { link } from "../app/routes";
import type { ListedMove } from "../replay/move_list";
import type { Place } from "../stored/book";

export type { RunningGame, RunningGames, RunningText } from "../api/types";

export interface RunningModel {
    // Null before the first text.
    readonly moves: readonly ListedMove[] | null;
    readonly views: ReadonlyMap<number, unknown>;
    readonly isOver: boolean;
}

export const unknownGame: RunningModel = { moves: null, views: new Map(), isOver: false };

// After a lost connection everything is told anew; a text that does not follow is dropped.
export function heard(model: RunningModel, text: RunningText): RunningModel {
    if ("over" in text) return { ...model, isOver: true };
    if (!("moves" in text) || text.from > (model.moves ?? []).length) return model;
    const moves = [
        ...(model.moves ?? []).slice(0, text.from),
        ...text.moves.map(({ seat, move, used, together }) => ({ seat, move, used, ...(together ? { isTogether: true } : {}) })),
    ];
    const views = new Map([...model.views].filter(([ply]) => ply <= moves.length));
    for (const { ply, view } of text.views) views.set(ply, view);
    return { ...model, moves, views };
}

// The newest position that is known, and its ply.
export function newestOf({ views }: RunningModel): readonly [number, unknown] | null {
    return [...views].reduce<readonly [number, unknown] | null>((best, each) => (best !== null && best[0] >= each[0] ? best : each), null);
}

export function placeOf({ game, tournament, number }: RunningGame): Place {
    return tournament === null
        ? { book: "ladder", id: game, number: String(number) }
        : { book: "tournaments", id: String(tournament), number: String(number) };
}

export const keyOf = ({ game, tournament, number }: RunningGame): string => `${tournament ?? game} ${number}`;

export function runningNames({ game, seats, tournament }: RunningGame): string[] {
    return distinct(seats.map((seat) => (tournament === null ? playerName : entrantName)(game, seat)));
}

// Where it is watched, and replayed when it is over.
export const addressOf = (game: RunningGame): string => link("stored", { ...placeOf(game), live: 1 });
