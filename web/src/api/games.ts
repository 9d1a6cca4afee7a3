// The games as the arena tells of them: its own, and those that people have uploaded.
import { loadServerWords, serverText } from "../words/server_words";
import { api } from "./client";
import type { Game, Games, Starters } from "./types";

export type { Game as GameInfo, Option as OptionInfo, Starter } from "./types";

// In the reader's language; uploaded games speak for themselves.
function inWords(game: Game): Game {
    const helped = <Item extends { readonly help: string }>(items: readonly Item[]) =>
        items.map((item) => ({ ...item, help: serverText(item.help) }));
    const { title, summary, bots, options } = game;
    return { ...game, title: serverText(title), summary: serverText(summary), bots: helped(bots), options: helped(options) };
}

async function spokenList(): Promise<Games> {
    const [answer] = await Promise.all([api.get<Games>("/games"), loadServerWords()]);
    return { ...answer, items: answer.items.map(inWords) };
}

async function spokenGame(game: string): Promise<Game> {
    const [answer] = await Promise.all([api.get<Game>(`/games/${game}`), loadServerWords()]);
    return inWords(answer);
}

export const gamesOfArena = {
    list: spokenList,
    show: spokenGame,
    rules: (game: string) => api.text(`/games/${game}/rules`),
    starters: (game: string) => api.get<Starters>(`/games/${game}/starters`),
};
