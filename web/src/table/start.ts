// Starting a game with one click.
import { tables, type SeatWish, type TableWish } from "../api/tables";
import { toldGames } from "../app/games";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { storage } from "../app/storage";
import { Invitations } from "./invitations";

export interface Opponent {
    readonly bot: string;
    readonly words: string;
}

// From easy to hard.
const opponents: Readonly<Record<string, readonly Opponent[]>> = {
    ploy: [
        { bot: "random", words: "random: any legal move" },
        { bot: "greedy", words: "greedy: captures what it can" },
        { bot: "smart", words: "smart: looks ahead" },
    ],
    "martian-chess": [
        { bot: "random", words: "random: any legal move" },
        { bot: "greedy", words: "greedy: captures what it can" },
        { bot: "smart", words: "smart: looks ahead" },
    ],
    battleship: [
        { bot: "random", words: "random: shoots anywhere" },
        { bot: "smart", words: "smart: follows up its hits" },
        { bot: "density", words: "density: shoots where ships are likely" },
    ],
    catan: [
        { bot: "random", words: "random: any legal move" },
        { bot: "settler", words: "settler: builds and trades sensibly" },
        { bot: "smart", words: "smart: thinks ahead" },
    ],
};

const seatCounts: Readonly<Record<string, number>> = { ploy: 2, "martian-chess": 2, battleship: 2, "battleship-solo": 1, catan: 4 };

// Of an uploaded game the arena tells its bots and how many play.
function told(game: string) {
    return toldGames.value.find(({ name }) => name === game);
}

// In a game for one there are none.
export function opponentsOf(game: string): readonly Opponent[] {
    if (seatsOf(game) < 2) return [];
    return opponents[game] ?? told(game)?.bots.map(({ name, help }) => ({ bot: name, words: `${name}: ${help}` })) ?? [];
}

export function seatsOf(game: string): number {
    return seatCounts[game] ?? told(game)?.least_seats ?? 2;
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

// Not so strong that a newcomer has no chance, not so weak that it is dull.
export function usualOpponent(game: string): string {
    return opponents[game]?.[1]?.bot ?? told(game)?.baseline ?? "random";
}
