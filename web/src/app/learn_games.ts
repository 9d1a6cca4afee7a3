import { gamesOfArena } from "../api/games";
import { toldGames } from "./games";

// Not fatal: the pages keep what they knew before.
async function learn(): Promise<void> {
    try {
        toldGames.value = (await gamesOfArena.list()).items;
    } catch {
        // What was known before still holds.
    }
}

let asking: Promise<void> | null = null;

// Who asks while the answer is on its way waits for the same one.
export function learnGames(): Promise<void> {
    asking ??= learn().finally(() => (asking = null));
    return asking;
}
