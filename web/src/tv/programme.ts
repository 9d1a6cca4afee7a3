// Chooses the games on the TV page: how interesting each is, the best of every kind, and which is on now. They are played at tables, on
// ladders and in tournaments.
import type { SeatInfo, TableSummary } from "../api/tables";
import { levelOf } from "../app/house_bots";
import { keyOf, runningNames, type RunningGame } from "../running/model";
import { namesOf } from "../table/names";

type LevelOf = (game: string, bot: string) => string | null;

// In milliseconds: a game where nothing has happened for so long is not shown.
const patience = 180_000;
// How long the end of a game stays, and after how long another kind of game has its turn.
const hold = 12_000;
const airtime = 120_000;

const strengths: Readonly<Record<string, number>> = { easy: 0, medium: 1, strong: 2 };
// Microseconds: with less on the clock, every move counts.
const shortOfTime = 60_000_000;

function seatInterest(game: string, seat: SeatInfo, level: LevelOf): number {
    const isShort = seat.left !== null && seat.left < shortOfTime ? 1 : 0;
    if (seat.kind === "house") return (strengths[level(game, seat.name ?? "") ?? ""] ?? 1) + isShort;
    if (seat.kind === "upload" || seat.kind === "remote") return 2 + isShort;
    return (seat.account === null ? 2 : 3) + isShort;
}

// More is better; null for what is not shown at all. People count more than bots, strong bots more than weak ones, rated games
// more than casual ones, the middle of a game more than its beginning, and a game where people think for long loses.
export function interest(table: TableSummary, now: number, level: LevelOf = levelOf): number | null {
    if (table.status !== "playing" || table.private || table.turn_since === null) return null;
    const silence = now - Date.parse(table.turn_since);
    if (silence >= patience) return null;
    const seats = table.seats.map((seat) => seatInterest(table.game, seat, level));
    const players = seats.reduce((sum, each) => sum + each, 0) / Math.max(1, seats.length);
    const phase = Math.min(table.moves, 20) / 10;
    return players + phase + (table.casual ? 0 : 1) - Math.max(0, silence) / 60_000;
}

// What a tournament counts more, and a ladder less: there is always something on it.
const ofTournament = 2;
const ofLadder = -10;

// Of a game between bots.
export function interestOfBots({ game, tournament, seats, moves }: RunningGame, level: LevelOf = levelOf): number {
    const worth = seats.map(({ kind, name }) => (kind === "house" ? (strengths[level(game, name) ?? ""] ?? 1) : 2));
    const players = worth.reduce((sum, each) => sum + each, 0) / Math.max(1, worth.length);
    return players + Math.min(moves, 20) / 10 + (tournament === null ? ofLadder : ofTournament);
}

// A game that could be shown.
export interface Item {
    readonly key: string;
    readonly game: string;
    readonly players: string;
    readonly of: { readonly table: number } | { readonly running: RunningGame };
}

export interface Programme {
    // The best game of each kind, by the kind's name.
    readonly best: readonly Item[];
    // The most interesting of all.
    readonly first: Item | null;
    // Everything that is played and could be shown.
    readonly running: ReadonlySet<string>;
}

interface Scored {
    readonly item: Item;
    readonly score: number;
}

function ofTable(table: TableSummary, now: number): Scored[] {
    const score = interest(table, now);
    const players = namesOf({ ...table, you: null }).join(" – ");
    return score === null ? [] : [{ item: { key: `table ${table.id}`, game: table.game, players, of: { table: table.id } }, score }];
}

function ofBots(running: RunningGame): Scored {
    const { game } = running;
    const players = runningNames(running).join(" – ");
    return { item: { key: keyOf(running), game, players, of: { running } }, score: interestOfBots(running) };
}

export function programmeOf(
    tables: readonly TableSummary[],
    bots: readonly RunningGame[],
    now: number,
    game: string | null = null,
): Programme {
    const scored = [...tables.flatMap((table) => ofTable(table, now)), ...bots.map(ofBots)]
        .filter(({ item }) => game === null || item.game === game)
        .sort((one, other) => other.score - one.score || (one.item.key < other.item.key ? -1 : 1));
    const best = new Map<string, Item>();
    for (const { item } of scored) if (!best.has(item.game)) best.set(item.game, item);
    return {
        best: [...best.values()].sort((one, other) => (one.game < other.game ? -1 : 1)),
        first: scored[0]?.item ?? null,
        running: new Set(scored.map(({ item }) => item.key)),
    };
}

// What is on, since when, and since when it is over.
export interface Turn {
    readonly item: Item;
    readonly since: number;
    readonly ended: number | null;
}

const begun = (item: Item, now: number): Turn => ({ item, since: now, ended: null });

// The kind after this one, in the order of the programme.
function following({ best }: Programme, game: string): Item | null {
    return best.find((item) => item.game > game) ?? best[0] ?? null;
}

// A game stays while it is played, unless other kinds have waited for long; its end stays for a moment.
export function turnAfter(turn: Turn | null, programme: Programme, now: number): Turn | null {
    if (turn === null) return programme.first && begun(programme.first, now);
    if (!programme.running.has(turn.item.key)) {
        if (turn.ended === null) return { ...turn, ended: now };
        if (now - turn.ended < hold) return turn;
    } else if (now - turn.since < airtime || programme.best.every(({ game }) => game === turn.item.game)) {
        return turn.ended === null ? turn : { ...turn, ended: null };
    }
    const next = following(programme, turn.item.game);
    return next && begun(next, now);
}
