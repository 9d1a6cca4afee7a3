// The ladders as the arena tells of them.
import { api } from "./client";
import { pagePath } from "./pages_of";
import type { RatingHistory } from "./types";

export type { BotSeat, Contender, Ladder, Opposition, PlayedGame, RatingStep, Skill } from "./types";

export const ladders = {
    path: (game: string) => `/ladders/${game}`,
    // The first ones only.
    topPath: (game: string, limit: number) => `/ladders/${game}?limit=${limit}`,
    // An uploaded bot alone.
    botPath: (game: string, bot: number) => `/ladders/${game}?bot=${bot}`,
    // The newest first; of one contender alone if it is said.
    gamesPath: (game: string, contender: number | null = null) =>
        `/ladders/${game}/games${contender === null ? "" : `?contender=${contender}`}`,
    latestPath: (game: string) => pagePath(ladders.gamesPath(game), null, 1),
    contenderPath: (game: string, id: number | string) => `/ladders/${game}/contenders/${id}`,
    opponentsPath: (game: string, id: number) => `/ladders/${game}/contenders/${id}/opponents`,
    // The steps after so many games.
    history: (game: string, id: number, after: number) =>
        api.get<RatingHistory>(`/ladders/${game}/contenders/${id}/history?limit=200&after=${after}`),
};
