// The games, as the server describes them.
import { signal } from "@preact/signals";
import type { GameInfo } from "../api/games";

// Empty until the server has answered.
export const toldGames = signal<readonly GameInfo[]>([]);

export function toldGame(game: string): GameInfo | undefined {
    return toldGames.value.find(({ name }) => name === game);
}

// "Martian Chess" for "martian-chess" until the server has told the title.
function words(name: string): string {
    return name
        .split("-")
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(" ");
}

export function titleOf(name: string): string {
    return toldGame(name)?.title ?? words(name);
}
