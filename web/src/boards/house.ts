// The games of the house: every folder here that has an index.ts.
import type { HouseGame, HouseGames } from "./board";

const folders = import.meta.glob<HouseGames>("./*/index.ts", { eager: true, import: "default" });

export const houseGames: ReadonlyMap<string, HouseGame> = new Map(Object.values(folders).flatMap((games) => Object.entries(games)));
