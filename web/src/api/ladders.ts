// The ladders as the arena tells of them.
import { api } from "./client";
import type { RatingHistory } from "./types";

export type { BotSeat, Contender, Ladder, Opposition, PlayedGame, RatingStep, Skill } from "./types";

export const ladders = {
    path: (game: string) => `/ladders/${game}`,
    // The first ones only.
    topPath: (game: string, limit: number) => `/ladders/${game}?limit=${limit}`,
    // An uploaded bot alone.
    botPath: (game: string, bot: number) => `/ladders/${game}?bot=${bot}`,
    gamesPath: (game: string, limit: number, contender: number | null = null) =>
        `/ladders/${game}/games?limit=${limit}${contender === null ? "" : `&contender=${contender}`}`,
    contenderPath: (game: string, id: number | string) => `/ladders/${game}/contenders/${id}`,
    opponentsPath: (game: string, id: number) => `/ladders/${game}/contenders/${id}/opponents`,
    // The steps after so many games.
    history: (game: string, id: number, after: number) =>
        api.get<RatingHistory>(`/ladders/${game}/contenders/${id}/history?limit=200&after=${after}`),
};
