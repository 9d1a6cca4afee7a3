// The games of the house: every folder here that has an index.ts. A folder is loaded when its board is first asked for.
import { signal } from "@preact/signals";
import type { HouseGame, HouseGames } from "./board";

const folders = import.meta.glob<HouseGames>("./*/index.ts", { import: "default" });
const names = import.meta.glob<readonly string[]>("./*/games.ts", { eager: true, import: "default" });

// In milliseconds, before a folder is asked for again that could not be had.
const patience = 2_000;

// Game by game: the name of its folder, here and in libs/games.
const folderNames: ReadonlyMap<string, string> = new Map(
    Object.entries(names).flatMap(([path, games]) => games.map((game) => [game, path.replace(/^\.\/|\/games\.ts$/g, "")])),
);
const loaded = signal<ReadonlyMap<string, HouseGame>>(new Map());
const begun = new Map<string, Promise<void>>();

export const houseGameNames: readonly string[] = [...folderNames.keys()];

export function isHouseGame(game: string): boolean {
    return folderNames.has(game);
}

export function folderOf(game: string): string | null {
    return folderNames.get(game) ?? null;
}

// Ends when the game's folder is there, which may take several attempts.
export async function loadHouseGame(game: string): Promise<void> {
    const folder = folderOf(game);
    const load = Object.entries(folders).find(([path]) => path.replace(/^\.\/|\/index\.ts$/g, "") === folder)?.[1];
    if (folder === null || !load) return;
    const attempt = async () => {
        for (;;) {
            try {
                const games = await load();
                loaded.value = new Map([...loaded.value, ...Object.entries(games)]);
                return;
            } catch {
                await new Promise((resolve) => setTimeout(resolve, patience));
            }
        }
    };
    if (!begun.has(folder)) begun.set(folder, attempt());
    await begun.get(folder);
}

// Undefined until it is loaded; whoever draws it is drawn again then.
export function houseGame(game: string): HouseGame | undefined {
    const found = loaded.value.get(game);
    if (!found && isHouseGame(game)) void loadHouseGame(game);
    return found;
}
