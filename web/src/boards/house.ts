// The games of the house: every folder here that has an index.ts.
import type { HouseGame, HouseGames } from "./board";

const folders = import.meta.glob<HouseGames>("./*/index.ts", { eager: true, import: "default" });

// The name of the game's folder, here and in libs/games.
export function folderOf(game: string): string | null {
    const found = Object.entries(folders).find(([, games]) => game in games);
    return found ? found[0].replace(/^\.\/|\/index\.ts$/g, "") : null;
}

export const houseGames: ReadonlyMap<string, HouseGame> = new Map(Object.values(folders).flatMap((games) => Object.entries(games)));
