// The ladders as the arena tells of them. Moments are text, as 2026-11-16T08:00:00Z.
import { api } from "./client";
import type { PageOf } from "./pages_of";

// What the skill is almost surely above, its estimate, and how unsure that is.
export interface Skill {
    readonly rating: number;
    readonly mean: number;
    readonly deviation: number;
}

export interface Contender extends Skill {
    readonly id: number;
    readonly name: string;
    readonly kind: "house" | "upload";
    // The id of an uploaded one.
    readonly bot: number | null;
    readonly games: number;
    readonly active: boolean;
}

export interface Ladder {
    readonly game: string;
    readonly items: readonly Contender[];
}

export interface Opposition {
    readonly opponent: Contender;
    readonly wins: number;
    readonly draws: number;
    readonly losses: number;
}

export interface ContenderResults {
    readonly contender: Contender;
    readonly opponents: readonly Opposition[];
}

export interface RatingStep extends Skill {
    readonly games: number;
    readonly number: number;
    readonly moment: string;
}

export interface BotSeat {
    readonly name: string;
    readonly kind: "house" | "upload";
    readonly bot: number | null;
    readonly version: number | null;
}

// A game between bots that has been played: on a ladder or in a tournament.
export interface PlayedGame {
    readonly number: number;
    readonly seed: number;
    readonly seats: readonly BotSeat[];
    readonly ended: string | null;
    // Of each seat: how many did better.
    readonly ranks: readonly number[];
    readonly scores: readonly number[];
    // The seat whose fault ended the game.
    readonly error: number | null;
    readonly why: string | null;
    readonly moves: number;
    readonly cpu_ms: readonly number[];
}

export const ladders = {
    path: (game: string) => `/ladders/${game}`,
    gamesPath: (game: string, limit: number, contender: number | null = null) =>
        `/ladders/${game}/games?limit=${limit}${contender === null ? "" : `&contender=${contender}`}`,
    contenderPath: (game: string, id: number | string) => `/ladders/${game}/contenders/${id}`,
    // The steps after so many games.
    history: (game: string, id: number, after: number) =>
        api.get<PageOf<RatingStep>>(`/ladders/${game}/contenders/${id}/history?limit=200&after=${after}`),
};
