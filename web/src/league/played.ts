// The result of a game between bots, in words.
import type { PlayedGame } from "../api/ladders";
import { distinct, playerName } from "../app/house_bots";

// The seat that did better than all others; null if none did.
export function winnerOf({ ranks }: Pick<PlayedGame, "ranks">): number | null {
    const first = ranks.indexOf(0);
    return first >= 0 && ranks.indexOf(0, first + 1) < 0 ? first : null;
}

type Played = Pick<PlayedGame, "ranks" | "error" | "seats">;

const shownNames = (game: string, seats: PlayedGame["seats"]) => distinct(seats.map((seat) => playerName(game, seat)));

function resultWith(names: readonly string[], { ranks, error }: Played): string {
    if (error !== null) return `${names[error] ?? "a bot"} failed`;
    const winner = winnerOf({ ranks });
    return winner === null ? "draw" : `${names[winner] ?? "a bot"} won`;
}

export function resultOf(game: string, played: Played): string {
    return resultWith(shownNames(game, played.seats), played);
}

// Who played, as "Greedy (medium) – Random (easy)".
export function namesOf(game: string, { seats }: Pick<PlayedGame, "seats">): string {
    return shownNames(game, seats).join(" – ");
}

export function movesText(moves: number): string {
    return moves === 1 ? "1 move" : `${moves} moves`;
}

// Games as CSV rows.
export const gameTitles = ["game", "seats", "result", "moves", "seed", "ended"] as const;

// With the names by which programs know the bots.
export function gameLine(game: PlayedGame): (string | number | null)[] {
    const names = game.seats.map(({ name }) => name);
    return [game.number, names.join(" – "), resultWith(names, game), game.moves, game.seed, game.ended];
}

// 2026-11-16T08:05:00Z as "08:05" today, as "16 Nov, 08:05" else.
export function momentText(moment: string, now: Date): string {
    const date = new Date(moment);
    const time = date.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
    if (date.toDateString() === now.toDateString()) return time;
    const isThisYear = date.getFullYear() === now.getFullYear();
    return `${date.toLocaleDateString("en-GB", { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) })}, ${time}`;
}
