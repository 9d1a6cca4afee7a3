// How a contender's skill has changed over its last games.
import type { Contender } from "../api/ladders";

export interface TrendPoint {
    readonly games: number;
    readonly mean: number;
}
export type Trend = readonly TrendPoint[];

export const gamesOfTrend = 30;

// With what a newer ladder tells; the same one where it tells nothing new.
export function extended(trend: Trend, { games, mean }: Pick<Contender, "games" | "mean">): Trend {
    const last = trend[trend.length - 1];
    return last !== undefined && last.games >= games ? trend : [...trend, { games, mean }].slice(-gamesOfTrend);
}

export function changeOver(trend: Trend): number {
    const [first, last] = [trend[0], trend[trend.length - 1]];
    return first && last ? last.mean - first.mean : 0;
}
