// A user’s results per game, counted from their tables.
import type { TableSummary } from "../api/tables";
import { winnersOf } from "../replay/winners";

export interface Tally {
    readonly game: string;
    readonly played: number;
    readonly won: number;
    readonly drawn: number;
    readonly lost: number;
}

// What the tables call this account; null if it sits at none of them.
export function nameIn(tables: readonly TableSummary[], account: number): string | null {
    for (const { seats } of tables) {
        const found = seats.find((seat) => seat.account === account);
        if (found) return found.name;
    }
    return null;
}

// Games that do not count for anybody (nobody came, the server failed) are left out.
export function tallies(tables: readonly TableSummary[], account: number): Tally[] {
    const found = new Map<string, Tally>();
    for (const { game, status, outcome, seats } of tables) {
        const seat = seats.findIndex((each) => each.account === account);
        if (status !== "over" || !outcome || seat < 0) continue;
        const { played, won, drawn, lost } = found.get(game) ?? { played: 0, won: 0, drawn: 0, lost: 0 };
        const isAlone = seats.length === 1;
        const winners = winnersOf(outcome);
        const isWon = winners.includes(seat);
        const isDrawn = winners.length === 0 && !isAlone;
        found.set(game, {
            game,
            played: played + 1,
            won: won + Number(isWon),
            drawn: drawn + Number(isDrawn),
            lost: lost + Number(!isWon && !isDrawn && !isAlone),
        });
    }
    return [...found.values()].sort((one, other) => other.played - one.played);
}
