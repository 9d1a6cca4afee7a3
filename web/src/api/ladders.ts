// The ladders as the arena tells of them.
import { api } from "./client";
import type { RatingHistory } from "./types";

export type { BotSeat, Contender, ContenderResults, Ladder, Opposition, PlayedGame, RatingStep, Skill } from "./types";

export const ladders = {
    path: (game: string) => `/ladders/${game}`,
    gamesPath: (game: string, limit: number, contender: number | null = null) =>
        `/ladders/${game}/games?limit=${limit}${contender === null ? "" : `&contender=${contender}`}`,
    contenderPath: (game: string, id: number | string) => `/ladders/${game}/contenders/${id}`,
    // The steps after so many games.
    history: (game: string, id: number, after: number) =>
        api.get<RatingHistory>(`/ladders/${game}/contenders/${id}/history?limit=200&after=${after}`),
};
