// The games as the arena tells of them: its own, and those that people have uploaded.
import { api } from "./client";

// What can be chosen before a game, a text for the arena: one of the choices, or a whole number.
export type OptionInfo = { readonly name: string; readonly help: string; readonly standard: string } & (
    { readonly choices: readonly string[] } | { readonly choices?: undefined; readonly least: number; readonly most: number }
);

export interface GameInfo {
    readonly name: string;
    readonly title: string;
    readonly summary: string;
    readonly kind: "challenge" | "match" | "ranking";
    readonly least_seats: number;
    readonly most_seats: number;
    readonly options: readonly OptionInfo[];
    readonly bots: readonly { readonly name: string; readonly help: string }[];
    readonly baseline: string;
    readonly cpu_per_call: number | null;
    readonly cpu_per_game: number | null;
    // Of an uploaded one.
    readonly uploaded?: boolean;
    readonly version?: number;
    readonly author?: string | null;
    readonly has_viewer?: boolean;
}

// A bot to begin with that came with an uploaded game.
export interface Starter {
    readonly name: string;
    // To keep it as.
    readonly file: string;
}

export const gamesOfArena = {
    list: () => api.get<{ readonly items: readonly GameInfo[] }>("/games"),
    show: (game: string) => api.get<GameInfo>(`/games/${game}`),
    rules: (game: string) => api.text(`/games/${game}/rules`),
    starters: (game: string) => api.get<{ readonly items: readonly Starter[] }>(`/games/${game}/starters`),
};
