// Chooses the game on the home page.
import type { PlayedGame } from "../api/ladders";
import type { TableSummary } from "../api/tables";

// A game of bots that has been played.
export interface LadderGame {
    readonly game: string;
    readonly played: PlayedGame;
}

// In milliseconds: a table where nothing has happened for so long is no longer worth looking at.
const patience = 180_000;

// Where something happened last, of the tables that are played at; null where everybody has fallen asleep. Whoever looks
// at a table goes on doing so while it is awake.
export function liveliest(tables: readonly TableSummary[], now: number, shown: number | null = null): TableSummary | null {
    const awake = tables.filter(
        ({ status, turn_since: since }) => status === "playing" && since !== null && now - Date.parse(since) < patience,
    );
    const same = awake.find(({ id }) => id === shown);
    if (same) return same;
    return awake.reduce<TableSummary | null>((best, table) => ((best?.turn_since ?? "") < (table.turn_since ?? "") ? table : best), null);
}

// The one that ended last. Times are text that sorts by time.
export function latest(games: readonly LadderGame[]): LadderGame | null {
    return games.reduce<LadderGame | null>((best, game) => ((best?.played.ended ?? "") < (game.played.ended ?? "") ? game : best), null);
}
