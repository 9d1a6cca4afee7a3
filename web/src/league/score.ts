// Results against one opponent: as text, and as one of the steps that a heat map has colours for.
import type { Score } from "../api/tournaments";
import { t } from "../words/words";

export function gamesIn([wins, draws, losses]: Score): number {
    return wins + draws + losses;
}

// 3.5 as "3½".
export function pointsText(points: number): string {
    const whole = Math.floor(points);
    if (points - whole !== 0.5) return String(Math.round(points * 100) / 100);
    return whole === 0 ? "½" : `${whole}½`;
}

export function pointsOf([wins, draws]: Score): number {
    return wins + draws / 2;
}

// From 0 (lost everything) to 6 (won everything), 3 is level; null where nothing was played.
export function heatOf(score: Score): number | null {
    const games = gamesIn(score);
    return games === 0 ? null : Math.round((pointsOf(score) / games) * 6);
}

export function scoreWords(score: Score, opponent: string): string {
    const [wins, draws, losses] = score;
    return gamesIn(score) === 0
        ? t("no games against {opponent}", { opponent })
        : t("{wins} won, {draws} drawn, {losses} lost against {opponent}", { wins, draws, losses, opponent });
}
