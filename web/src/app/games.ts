// What the pages know of the arena's games: of its own their names for people and a sentence, of uploaded ones what the
// arena tells.
import { computed, signal } from "@preact/signals";
import { gamesOfArena, type GameInfo } from "../api/games";

export interface GameWords {
    readonly name: string;
    readonly title: string;
    readonly about: string;
}

export const games: readonly GameWords[] = [
    {
        name: "ploy",
        title: "Ploy",
        about: "Pieces move along the lines they show, and turn. Capture the commander, or all the others.",
    },
    {
        name: "martian-chess",
        title: "Martian Chess",
        about: "Pieces belong to whoever's half they stand in. Capture more points than the other.",
    },
    {
        name: "battleship",
        title: "Battleship",
        about: "Hide a fleet of ten ships, then sink the enemy's before yours is sunk.",
    },
    {
        name: "catan",
        title: "Catan",
        about: "Settle an island: gather, build and trade. Who has ten points first has won.",
    },
    {
        name: "battleship-solo",
        title: "Battleship, alone",
        about: "A hidden fleet, and nobody who shoots back: sink it with as few shots as you can.",
    },
];

// As the arena has told; empty until then.
export const toldGames = signal<readonly GameInfo[]>([]);

export const allGames = computed<readonly GameWords[]>(() => [
    ...games,
    ...toldGames.value.filter(({ uploaded }) => uploaded).map(({ name, title, summary }) => ({ name, title, about: summary })),
]);

// The pages work without: then only what has been uploaded is not listed.
export async function learnGames(): Promise<void> {
    try {
        toldGames.value = (await gamesOfArena.list()).items;
    } catch {
        toldGames.value = [];
    }
}

export function titleOf(name: string): string {
    const known = games.find((game) => game.name === name) ?? toldGames.value.find((game) => game.name === name);
    return known?.title ?? name;
}
