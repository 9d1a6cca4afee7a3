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
    { name: "ploy", title: "Ploy", about: "Pieces move along the lines they show, and turn. Capture the commander, or all the others." },
    {
        name: "martian-chess",
        title: "Martian Chess",
        about: "You own the pieces in your half of the board. Capture more points than your opponent.",
    },
    { name: "battleship", title: "Battleship", about: "Hide a fleet of ten ships, then sink the enemy's before yours is sunk." },
    { name: "catan", title: "Catan", about: "Settle an island: gather, build and trade. First to ten points wins." },
    {
        name: "battleship-solo",
        title: "Battleship solo",
        about: "A hidden fleet that does not shoot back. Sink it in as few shots as you can.",
    },
];

// Uploaded games; empty until the server has answered.
export const toldGames = signal<readonly GameInfo[]>([]);

export const allGames = computed<readonly GameWords[]>(() => [
    ...games,
    ...toldGames.value.filter(({ uploaded }) => uploaded).map(({ name, title, summary }) => ({ name, title, about: summary })),
]);

// Not fatal: only uploaded games are missing then.
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
