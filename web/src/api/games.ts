// The games as the arena tells of them: its own, and those that people have uploaded.
import { api } from "./client";
import type { Game, Games, Starters } from "./types";

export type { Game as GameInfo, Option as OptionInfo, Starter } from "./types";

export const gamesOfArena = {
    list: () => api.get<Games>("/games"),
    show: (game: string) => api.get<Game>(`/games/${game}`),
    rules: (game: string) => api.text(`/games/${game}/rules`),
    starters: (game: string) => api.get<Starters>(`/games/${game}/starters`),
};
