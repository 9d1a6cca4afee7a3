// The state of a table, computed from its events.
import type { Table, TableEvent, TableMessage } from "../api/tables";
import type { SeatLog } from "../replay/log";
import type { ListedMove } from "../replay/move_list";
import { resultWords } from "../replay/result";
import { isTranslated } from "../words/server_words";
import { you as reader } from "../words/you";
import { namesOf } from "./names";

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

// An answer of a person that the game refused; empty words where the game said nothing, null where they are hidden.
export interface Refusal {
    readonly seat: number;
    readonly why: string | null;
}

// Those who decide at once: their seats in the order in which they are asked, and the moves of those who have decided.
interface Round {
    readonly seats: readonly number[];
    readonly made: readonly ListedMove[];
}

export interface TableModel {
    readonly table: Table | null;
    readonly moves: readonly ListedMove[];
    // Its moves count when all have decided.
    readonly round: Round | null;
    readonly chat: readonly ChatLine[];
    readonly failures: readonly Failure[];
    // Until the next answer.
    readonly refusal: Refusal | null;
    // What the bots wrote that are the reader's own, part by part.
    readonly logs: readonly SeatLog[];
    // The views that were seen, by the number of moves before them. Older ones may never have been told.
    readonly views: ReadonlyMap<number, unknown>;
    // For each seat since when its person is away; null for those who are there.
    readonly away: readonly (string | null)[];
}

export const unknownTable: TableModel = {
    table: null,
    moves: [],
    round: null,
    chat: [],
    failures: [],
    refusal: null,
    logs: [],
    views: new Map(),
    away: [],
};

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

// Only so many of its moves stay.
function withMoves(model: TableModel, count: number): TableModel {
    return { ...model, moves: model.moves.slice(0, count), views: new Map([...model.views].filter(([ply]) => ply <= count)) };
}

function withMove(model: TableModel, move: ListedMove): TableModel {
    const { round } = model;
    if (round === null) return { ...model, moves: [...model.moves, move], refusal: null };
    const made = [...round.made, move];
    if (made.length < round.seats.length) return { ...model, round: { ...round, made } };
    const inOrder = round.seats.flatMap((seat, index) =>
        made.filter((one) => one.seat === seat).map((one) => ({ ...one, isTogether: index > 0 })),
    );
    return { ...model, moves: [...model.moves, ...inOrder], round: null };
}

function withQuestion(model: TableModel, seat: number, isTogether: boolean | undefined): TableModel {
    if (isTogether === undefined) return model;
    const before = isTogether ? (model.round?.seats ?? []) : [];
    return { ...model, round: { seats: [...before, seat], made: [] } };
}

function withEvent(model: TableModel, event: TableEvent): TableModel {
    switch (event.kind) {
        case "asked":
            return withQuestion(model, event.seat, event.together);
        case "moved":
            return withMove(model, { seat: event.seat, move: event.move, used: event.used });
        case "taken_back":
            return withMoves(model, event.moves);
        case "refused":
            return { ...withMoves(model, model.moves.length - 1), refusal: { seat: event.seat, why: event.why } };
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

// The arena names whoever gave up or ran out of time; who reads it may be the one. Bots it names by what they were made of.
function whyOf({ you, seats, why }: Table, names: readonly string[]): string | null {
    const own = you === null ? null : seats[you]?.name;
    if (own && why?.startsWith(`${own} `)) return `${isTranslated ? reader : "you"}${why.slice(own.length)}`;
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
