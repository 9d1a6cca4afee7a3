// Links to bots.
import type { BotSeat } from "../api/ladders";
import { link } from "../app/routes";

// A submitted bot’s page. House bots have a page per ladder.
export function contenderAddress(game: string, { id, bot }: { readonly id: number; readonly bot: number | null }): string {
    return bot === null ? link("contender", { game, id }) : link("bot", { id: bot });
}

// Null for house bots outside of a ladder.
export function seatAddress({ bot }: BotSeat): string | null {
    return bot === null ? null : link("bot", { id: bot });
}
