// What is shown first of a game: the server writes it into the document (`firstOf` in app/routes.ts), so that the board is
// drawn before the rest of the page is there. It is for the address that the document was asked for, and for no other.
import type { BotSeat } from "../api/ladders";
import type { Table } from "../api/tables";
import type { GameView } from "../api/types";
import { isHouseGame } from "../boards/house";
import type { PlayerClock } from "../replay/clocks";
import { distinct, plainName } from "../app/house_bots";
import { namesOf } from "../table/names";

export interface First {
    readonly path: string;
    readonly game: string;
    readonly view: unknown;
    readonly seat: number | null;
    // After how many moves of a stored game; null for a table, which is shown as it is now.
    readonly ply: number | null;
    readonly names: readonly string[];
    readonly clocks: readonly PlayerClock[];
}

export type Told = readonly [Table] | readonly [GameView, { readonly seats: readonly BotSeat[] }?];

function clock(name: string, seat: number, isPerson: boolean, left: number | null): PlayerClock {
    const portrait = isPerson ? "person" : "bot";
    return { name, seat, portrait, href: null, score: null, isWinner: false, isAway: false, left, isRunning: false, since: null };
}

// Null for what is not shown early: other people's games need more than a script of ours, and a table that waits has no position.
export function firstOf(told: Told, path: string): First | null {
    const [shown, played] = told;
    const { game, view } = shown;
    if (!isHouseGame(game) || view === null || view === undefined) return null;
    if ("you" in shown) {
        // Embedded in another site, a game is only looked at.
        const seat = path.startsWith("/embed/") ? null : shown.you;
        const names = namesOf({ ...shown, you: seat });
        const isPerson = (seat: number) => ["open", "invited"].includes(shown.seats[seat]?.kind ?? "");
        const clocks = names.map((name, seat) => clock(name, seat, isPerson(seat), shown.seats[seat]?.left ?? null));
        return { path, game, view, seat, ply: null, names, clocks };
    }
    const names = distinct(shown.seats.map((name, seat) => (played && played.seats[seat]?.kind !== "house" ? name : plainName(name))));
    return { path, game, view, seat: null, ply: shown.ply, names, clocks: names.map((name, seat) => clock(name, seat, false, null)) };
}

function read(): First | null {
    const text = typeof document === "undefined" ? null : document.getElementById("first")?.textContent;
    if (!text) return null;
    // A table is shown as it is now; an address may ask for what was before.
    const told = JSON.parse(text) as Told;
    if ("you" in told[0] && new URLSearchParams(location.search).has("ply")) return null;
    return firstOf(told, location.pathname);
}

export const first = read();

// What the document brought with it for the page that is shown now.
export function firstHere(): First | null {
    return first && location.pathname === first.path ? first : null;
}
