// The result of a game between bots, in words.
import type { PlayedGame } from "../api/ladders";
import { distinct, playerName } from "../app/house_bots";
import { winnersOf } from "../replay/winners";
import { locale } from "../words/language";
import { listWords, t } from "../words/words";

// The seat that did better than all others; null if none did.
export function winnerOf({ ranks }: Pick<PlayedGame, "ranks">): number | null {
    const first = ranks.indexOf(0);
    return first >= 0 && ranks.indexOf(0, first + 1) < 0 ? first : null;
}

type Played = Pick<PlayedGame, "ranks" | "error" | "seats">;

type NameOf = typeof playerName;

function shownNames(game: string, seats: PlayedGame["seats"], nameOf: NameOf): string[] {
    return distinct(seats.map((seat) => nameOf(game, seat)));
}

function resultWith(names: readonly string[], { ranks, error }: Played): string {
    if (error !== null) return t("{name} failed", { name: names[error] ?? t("a bot") });
    const scores = ranks.map((rank) => -rank);
    const winners = winnersOf({ winner: winnerOf({ ranks }), scores }).map((seat) => names[seat] ?? t("a bot"));
    return winners.length === 0 ? t("draw") : t("{name} won", { name: listWords(winners) });
}

export function resultOf(game: string, played: Played, nameOf: NameOf = playerName): string {
    return resultWith(shownNames(game, played.seats, nameOf), played);
}

// Who played, as "Greedy (medium) – Random (easy)".
export function namesOf(game: string, { seats }: Pick<PlayedGame, "seats">, nameOf: NameOf = playerName): string {
    return shownNames(game, seats, nameOf).join(" – ");
}

export function movesText(moves: number): string {
    return t("{moves, plural, one {# move} other {# moves}}", { moves });
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
    const time = date.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
    if (date.toDateString() === now.toDateString()) return time;
    const isThisYear = date.getFullYear() === now.getFullYear();
    return `${date.toLocaleDateString(locale, { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) })}, ${time}`;
}
