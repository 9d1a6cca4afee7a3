import { gamesOfArena } from "../api/games";
import { toldGames } from "./games";

// Not fatal: the pages keep what they knew before.
export async function learnGames(): Promise<void> {
    try {
        toldGames.value = (await gamesOfArena.list()).items;
    } catch {
        // What was known before still holds.
    }
}
