// A position in a game's notation as a view of it, for the games whose notation the pages can read.
import { toldGame } from "../app/games";
import { houseGames } from "./house";

export function canRead(game: string): boolean {
    return houseGames.get(game)?.viewOfPosition !== undefined;
}

// Null when the text is not a position of the game. Without a text it is the game's start, if every match has the same.
export function viewOf(game: string, text: string): unknown {
    const position = text.trim() === "" ? (toldGame(game)?.start ?? "") : text;
    return houseGames.get(game)?.viewOfPosition?.(position) ?? null;
}
