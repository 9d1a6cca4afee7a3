// Tournaments as the arena tells of them.
import { api } from "./client";
import type { BotSeat, PlayedGame } from "./ladders";
import type { PageOf } from "./pages_of";

export const formats = ["round-robin", "double-round-robin", "swiss", "single-elimination", "gauntlet"] as const;
export type Format = (typeof formats)[number];

export interface TimeLimits {
    readonly per_call_ms: number | null;
    readonly per_game_ms: number | null;
}

export interface TournamentSummary {
    readonly id: number;
    readonly title: string;
    readonly game: string;
    readonly state: "playing" | "over" | "cancelled";
    readonly organiser: number | null;
    readonly contest: number | null;
    readonly hidden: boolean;
    readonly played: number;
    readonly created: string;
    readonly ended: string | null;
}

export interface Standing {
    readonly rank: number;
    readonly bot: string;
    readonly points: number;
    readonly games: number;
    readonly wins: number;
    readonly draws: number;
    readonly losses: number;
    readonly errors: number;
    readonly byes?: number;
    readonly stages_won?: number;
    readonly sonneborn_berger?: number;
    // Where two play, and where more do.
    readonly elo?: number;
    readonly elo_error?: number;
    readonly skill?: number;
    readonly skill_error?: number;
    readonly superiority?: number | null;
}

// Wins, draws and losses.
export type Score = readonly [number, number, number];

export interface Tournament extends TournamentSummary {
    readonly plan: {
        readonly options: Readonly<Record<string, string>>;
        readonly time: TimeLimits;
        readonly memory_mb: number | null;
        readonly format: Format;
        readonly seats: number;
        readonly games: number;
        readonly rounds: number | null;
        readonly seed: number;
    };
    readonly entrants: readonly BotSeat[];
    readonly expected: number;
    readonly standings: readonly Standing[];
    // In the order of the standings.
    readonly cross_table: readonly (readonly Score[])[];
}

export interface TournamentGame extends PlayedGame {
    readonly round: number;
    readonly pairing: number;
}

export type EntrantWish = { readonly house: string } | { readonly bot: number };

export interface TournamentWish {
    readonly title: string;
    readonly game: string;
    readonly entrants: readonly EntrantWish[];
    readonly format: Format;
    readonly games?: number;
    readonly rounds?: number;
    readonly seats?: number;
    readonly seed?: number;
    readonly time?: TimeLimits;
}

const pageSize = 200;

export const tournaments = {
    listPath: (limit: number) => `/tournaments?limit=${limit}`,
    path: (id: string | number) => `/tournaments/${id}`,
    // The games after this number; from the first on without one.
    games: (id: number, after: number | null) =>
        api.get<PageOf<TournamentGame>>(`/tournaments/${id}/games?limit=${pageSize}${after === null ? "" : `&after=${after}`}`),
    make: (wish: TournamentWish) => api.post<Tournament>("/tournaments", wish),
    cancel: (id: number) => api.post<Tournament>(`/tournaments/${id}/cancellation`),
};
