// Starting a game with one click.
import type { GameInfo } from "../api/games";
import { tables, type SeatWish, type TableWish } from "../api/tables";
import { toldGame } from "../app/games";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { storage } from "../app/storage";
import { Invitations } from "./invitations";

export interface Opponent {
    readonly bot: string;
    readonly words: string;
}

// From easy to hard. In a game for one there are none.
export function opponentsOf(game: string): readonly Opponent[] {
    if (seatsOf(game) < 2) return [];
    return toldGame(game)?.bots.map(({ name, help }) => ({ bot: name, words: help })) ?? [];
}

// As many as can play; of an uploaded game, as many as it needs.
export function seatsOf(game: string): number {
    const told = toldGame(game);
    return (told?.uploaded ? told.least_seats : told?.most_seats) ?? 2;
}

export function againstBots(game: string, bot: string): SeatWish[] {
    const others = seatsOf(game) - 1;
    return [{ kind: "me" }, ...Array.from({ length: others }, (): SeatWish => ({ kind: "house", bot }))];
}

// Against a submitted bot; house bots take the remaining seats.
export function againstUpload(game: string, bot: string): SeatWish[] {
    const others = seatsOf(game) - 2;
    return [
        { kind: "me" },
        { kind: "upload", bot },
        ...Array.from({ length: others }, (): SeatWish => ({ kind: "house", bot: usualOpponent(game) })),
    ];
}

// Against a person; house bots take the remaining seats.
export function againstPerson(game: string, isInvited: boolean): SeatWish[] {
    const others = seatsOf(game) - 2;
    const person: SeatWish = { kind: isInvited ? "invited" : "open" };
    return [{ kind: "me" }, person, ...Array.from({ length: others }, (): SeatWish => ({ kind: "house", bot: usualOpponent(game) }))];
}

export const invitations = new Invitations(storage());

// Creates the table and opens it.
export async function begin(wish: TableWish): Promise<void> {
    const made = await tables.make(wish);
    invitations.keep(made.table.id, made.invitations);
    goTo(link("table", { id: made.table.id }));
}

// Not so strong that a newcomer has no chance, not so weak that it is dull: the house lists its bots from easy to hard.
export function usualOpponentIn({ uploaded, bots, baseline }: GameInfo): string {
    return (uploaded ? undefined : bots[1]?.name) ?? baseline;
}

export function usualOpponent(game: string): string {
    const told = toldGame(game);
    return told ? usualOpponentIn(told) : "random";
}
