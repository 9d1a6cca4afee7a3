// The state of a table, computed from its events.
import type { SeatInfo, Table, TableEvent, TableMessage } from "../api/tables";
import { distinct, plainName, playerName } from "../app/house_bots";
import type { SeatLog } from "../replay/log";
import type { ListedMove } from "../replay/move_list";
import { resultWords } from "../replay/result";

export interface ChatLine {
    readonly seat: number;
    readonly text: string;
}

// A bot that failed: after so many moves, and why.
export interface Failure {
    readonly seat: number;
    readonly ply: number;
    readonly why: string;
}

export interface TableModel {
    readonly table: Table | null;
    readonly moves: readonly ListedMove[];
    readonly chat: readonly ChatLine[];
    readonly failures: readonly Failure[];
    // What the bots wrote that are the reader's own, part by part.
    readonly logs: readonly SeatLog[];
    // The views that were seen, by the number of moves before them. Older ones may never have been told.
    readonly views: ReadonlyMap<number, unknown>;
    // For each seat since when its person is away; null for those who are there.
    readonly away: readonly (string | null)[];
}

export const unknownTable: TableModel = { table: null, moves: [], chat: [], failures: [], logs: [], views: new Map(), away: [] };

export function numbersIn(message: TableMessage): readonly number[] | null {
    const events = eventsIn(message);
    return events ? events.map((event) => event.number) : null;
}

// When the last of its events happened; null without one.
export function momentOf(message: TableMessage): string | null {
    return eventsIn(message)?.at(-1)?.moment ?? null;
}

function eventsIn(message: TableMessage): readonly TableEvent[] | null {
    if ("events" in message) return message.events;
    return "event" in message ? [message.event] : null;
}

function withEvent(model: TableModel, event: TableEvent): TableModel {
    switch (event.kind) {
        case "moved":
            return { ...model, moves: [...model.moves, { seat: event.seat, move: event.move, used: event.used }] };
        case "taken_back": {
            const views = new Map([...model.views].filter(([ply]) => ply <= event.moves));
            return { ...model, moves: model.moves.slice(0, event.moves), views };
        }
        case "chat":
            return { ...model, chat: [...model.chat, { seat: event.seat, text: event.text }] };
        case "bot_failed": {
            const failure = { seat: event.seat, ply: model.moves.length, why: event.why };
            return { ...model, failures: [...model.failures, failure] };
        }
        case "wrote": {
            const { seat, lines, cut } = event;
            return lines ? { ...model, logs: [...model.logs, { seat, lines, cut: cut ?? 0 }] } : model;
        }
        default:
            return model;
    }
}

// The model after a message, of whose events those after this number are new.
export function told(model: TableModel, message: TableMessage, after: number): TableModel {
    if ("away" in message) return { ...model, away: message.away };
    const fresh = (eventsIn(message) ?? []).filter((event) => event.number > after);
    const next = fresh.reduce(withEvent, model);
    if (!("table" in message)) return next;
    const { table } = message;
    // What was seen before the end was seen with other eyes than what is seen after it.
    const isRevealed = table.status === "over" && model.table?.status !== "over";
    return { ...next, table, views: new Map(isRevealed ? [] : next.views).set(table.moves, table.view) };
}

// The same table with all of its events told anew: when a game is over, moves that were hidden are told. What else is known
// stays; something may have been said since they were asked for.
export function toldAnew(model: TableModel, events: readonly TableEvent[]): TableModel {
    return { ...model, moves: events.reduce(withEvent, unknownTable).moves };
}

// A bot that was handed in goes by its author's name, who may sit there as well.
export function nameAt(game: string, seat: SeatInfo): string | null {
    if (seat.name === null) return null;
    return seat.kind === "upload" ? `${seat.name}’s bot` : playerName(game, { kind: seat.kind, name: seat.name });
}

// House bots of one name go without their level, by letters: Settler A, Settler B.
function namesAt(game: string, seats: readonly SeatInfo[]): (string | null)[] {
    const isRepeated = (seat: SeatInfo) =>
        seat.kind === "house" && seats.filter((other) => other.kind === "house" && other.name === seat.name).length > 1;
    const names = seats.map((seat) => (isRepeated(seat) ? plainName(seat.name ?? "") : nameAt(game, seat)));
    const told = distinct(names.map((name, index) => name ?? `\0${index}`));
    return names.map((name, index) => (name === null ? null : (told[index] ?? name)));
}

export function namesOf(table: Table): string[] {
    return namesAt(table.game, table.seats).map((name, index) => {
        if (index === table.you) return "You";
        return name ?? (table.status === "waiting" ? "Waiting…" : `Player ${index + 1}`);
    });
}

// The arena names whoever gave up or ran out of time; who reads it may be the one. Bots it names by what they were made of.
function whyOf({ you, seats, why }: Table, names: readonly string[]): string | null {
    const own = you === null ? null : seats[you]?.name;
    if (own && why?.startsWith(`${own} `)) return `you${why.slice(own.length)}`;
    const told = seats.findIndex(({ kind, name }) => kind === "house" && why?.startsWith(`the bot ${name} `));
    return why && told >= 0 ? why.replace(`the bot ${seats[told]?.name}`, names[told] ?? "the bot") : why;
}

// How it ended, in words; null while it goes on.
export function resultOf(table: Table, failures: readonly Failure[] = []): string | null {
    if (table.status !== "over") return null;
    const names = namesOf(table);
    return resultWords({ names, outcome: table.outcome, failure: failures[0] ?? null, why: whyOf(table, names) });
}

export function isMyTurn(table: Table): boolean {
    return table.status === "playing" && table.you !== null && table.turn === table.you;
}
