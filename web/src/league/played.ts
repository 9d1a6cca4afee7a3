// The result of a game between bots, in words.
import type { PlayedGame } from "../api/ladders";

// The seat that did better than all others; null if none did.
export function winnerOf({ ranks }: Pick<PlayedGame, "ranks">): number | null {
    const first = ranks.indexOf(0);
    return first >= 0 && ranks.indexOf(0, first + 1) < 0 ? first : null;
}

export function resultOf(game: Pick<PlayedGame, "ranks" | "error" | "seats">): string {
    const at = game.error;
    if (at !== null) return `${game.seats[at]?.name ?? "a bot"} failed`;
    const winner = winnerOf(game);
    return winner === null ? "draw" : `${game.seats[winner]?.name ?? "a bot"} won`;
}

// Who played, as "greedy – random".
export function namesOf({ seats }: Pick<PlayedGame, "seats">): string {
    return seats.map(({ name }) => name).join(" – ");
}

export function movesText(moves: number): string {
    return moves === 1 ? "1 move" : `${moves} moves`;
}

// Games as CSV rows.
export const gameTitles = ["game", "seats", "result", "moves", "seed", "ended"] as const;

export function gameLine(game: PlayedGame): (string | number | null)[] {
    return [game.number, namesOf(game), resultOf(game), game.moves, game.seed, game.ended];
}

// 2026-11-16T08:05:00Z as "08:05" today, as "16 Nov, 08:05" else.
export function momentText(moment: string, now: Date): string {
    const date = new Date(moment);
    const time = date.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
    if (date.toDateString() === now.toDateString()) return time;
    const isThisYear = date.getFullYear() === now.getFullYear();
    return `${date.toLocaleDateString("en-GB", { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) })}, ${time}`;
}
