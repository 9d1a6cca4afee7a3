// A position in a game's notation as a view of it, for the games whose notation the pages can read.
import { houseGames } from "./house";

export function canRead(game: string): boolean {
    return houseGames.get(game)?.viewOfPosition !== undefined;
}

// Null when the text is no position of the game. Without a text it is the start, where there is only one.
export function viewOf(game: string, text: string): unknown {
    const { viewOfPosition: read, start = "" } = houseGames.get(game) ?? {};
    return read?.(text.trim() === "" ? start : text) ?? null;
}
