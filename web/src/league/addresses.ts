// Where things of the league have their pages.
import type { BotSeat } from "../api/ladders";

// A bot's own page; house bots have none but that of each ladder.
export function contenderAddress(game: string, { id, bot }: { readonly id: number; readonly bot: number | null }): string {
    return bot === null ? `/ladder/${game}/contenders/${id}` : `/bots/${bot}`;
}

// Null for house bots: where they are named without their number on a ladder they have no page.
export function seatAddress({ bot }: BotSeat): string | null {
    return bot === null ? null : `/bots/${bot}`;
}

export function ladderGameAddress(game: string, number: number): string {
    return `/ladder/${game}/games/${number}`;
}

export function tournamentGameAddress(tournament: number, number: number): string {
    return `/tournaments/${tournament}/games/${number}`;
}
