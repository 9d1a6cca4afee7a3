// A position in a game's notation as a view of it, for the games whose notation the pages can read.
import { toldGame } from "../app/games";
import { houseGame, isHouseGame } from "./house";

// Null until the game's board is loaded.
export function canRead(game: string): boolean | null {
    if (!isHouseGame(game)) return false;
    const found = houseGame(game);
    return found ? found.viewOfPosition !== undefined : null;
}

// Null when the text is not a position of the game. Without a text it is the game's start, if every match has the same.
export function viewOf(game: string, text: string): unknown {
    const position = text.trim() === "" ? (toldGame(game)?.start ?? "") : text;
    return houseGame(game)?.viewOfPosition?.(position) ?? null;
}
