import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeatInfo, TableSummary } from "../api/tables";
import type { RunningGame } from "../running/model";
import { interest, interestOfBots, programmeOf, turnAfter, type Item, type Turn } from "./programme";

const now = Date.parse("2026-11-16T08:00:00.000Z");
const second = 1_000;

const seat = (more: Partial<SeatInfo> = {}): SeatInfo => ({
    kind: "open",
    name: "otter",
    account: 1,
    guest: false,
    used: 0,
    left: null,
    ...more,
});
const house = (name: string) => seat({ kind: "house", name, account: null });

function table(id: number, more: Partial<TableSummary> = {}): TableSummary {
    return {
        id,
        game: "ploy",
        status: "playing",
        casual: true,
        private: false,
        from_position: false,
        made: new Date(now).toISOString(),
        seats: [seat(), seat()],
        moves: 0,
        turn: 0,
        turns: [0],
        turn_since: new Date(now - second).toISOString(),
        draw_offers: [],
        rematch_offers: [],
        rematch: null,
        outcome: null,
        why: null,
        last_event: 1,
        ...more,
    };
}
const tableOf = (item: Item | null) => (item && "table" in item.of ? item.of.table : null);
const onAir = (turn: Turn | null) => tableOf(turn && turn.item);
const levelOf = (_: string, bot: string) => (bot === "smart" ? "strong" : "easy");
const worth = (more: Partial<TableSummary>) => interest(table(1, more), now, levelOf) ?? Number.NEGATIVE_INFINITY;

test("people, strong players, rated games and the middle of a game are more interesting", () => {
    const bots = { seats: [house("random"), house("random")] };
    assert.ok(worth({}) > worth({ seats: [seat(), house("random")] }));
    assert.ok(worth({ seats: [seat(), house("random")] }) > worth(bots));
    assert.ok(worth({ seats: [house("smart"), house("smart")] }) > worth(bots));
    assert.ok(worth({ casual: false }) > worth({}));
    assert.ok(worth({ moves: 15 }) > worth({ moves: 1 }));
    assert.ok(worth({ seats: [seat({ left: 5_000_000 }), seat()] }) > worth({ seats: [seat({ left: 500_000_000 }), seat()] }));
    assert.ok(worth({}) > worth({ turn_since: new Date(now - 90 * second).toISOString() }));
});

test("private games, finished ones and those where everybody sleeps are not shown", () => {
    assert.equal(interest(table(1, { private: true }), now), null);
    assert.equal(interest(table(1, { status: "over" }), now), null);
    assert.equal(interest(table(1, { turn_since: null }), now), null);
    assert.equal(interest(table(1, { turn_since: new Date(now - 180 * second).toISOString() }), now), null);
});

test("the programme has the best game of each kind", () => {
    const tables = [table(1), table(2, { moves: 20 }), table(3, { game: "catan", casual: false }), table(4, { private: true })];
    const { best, first, running } = programmeOf(tables, [], now);
    assert.deepEqual(best.map(tableOf), [3, 2]);
    assert.equal(tableOf(first), 2);
    assert.deepEqual([...running].sort(), ["table 1", "table 2", "table 3"]);
    assert.deepEqual(programmeOf(tables, [], now, "catan").best.map(tableOf), [3]);
});

test("a game stays until it is over, its end for a moment, then comes the next", () => {
    const both = programmeOf([table(1, { moves: 9 }), table(2)], [], now);
    const turn = turnAfter(null, both, now);
    assert.equal(onAir(turn), 1);
    // Another that has become better does not interrupt it.
    assert.equal(onAir(turnAfter(turn, programmeOf([table(1), table(2, { moves: 20 })], [], now), now + second)), 1);
    const left = programmeOf([table(2)], [], now);
    const ended = turnAfter(turn, left, now + 2 * second);
    assert.deepEqual([onAir(ended), ended?.ended], [1, now + 2 * second]);
    assert.equal(onAir(turnAfter(ended, left, now + 10 * second)), 1);
    assert.equal(onAir(turnAfter(ended, left, now + 20 * second)), 2);
    assert.equal(turnAfter(ended, programmeOf([], [], now), now + 20 * second), null);
});

test("every kind of game has its turn", () => {
    const three = programmeOf([table(1, { game: "catan" }), table(2, { moves: 20 }), table(3, { game: "battleship" })], [], now);
    let turn = turnAfter(null, three, now);
    const shown = [turn?.item.game];
    for (const minute of [2, 4, 6]) {
        turn = turnAfter(turn, three, now + minute * 60 * second);
        shown.push(turn?.item.game);
    }
    assert.deepEqual(shown, ["ploy", "battleship", "catan", "ploy"]);
    const alone = programmeOf([table(2)], [], now);
    assert.equal(onAir(turnAfter(turn, alone, now + 3600 * second)), 2);
});

const bots = (more: Partial<RunningGame> = {}): RunningGame => ({
    game: "ploy",
    tournament: null,
    number: 3,
    options: {},
    seats: [
        { name: "smart", kind: "house", bot: null, version: null },
        { name: "otter", kind: "upload", bot: 4, version: 9 },
    ],
    moves: 0,
    since: new Date(now).toISOString(),
    ...more,
});

test("games of ladders and tournaments are shown too, where nothing better is played", () => {
    assert.ok(interestOfBots(bots({ moves: 15 })) > interestOfBots(bots()));
    assert.ok(interestOfBots(bots({ tournament: 2 })) > interestOfBots(bots()));
    const alone = programmeOf([], [bots(), bots({ tournament: 2, number: 0 })], now);
    assert.equal(alone.first?.key, "2 0");
    assert.equal(alone.first?.players, "Smart – otter");
    assert.equal(tableOf(programmeOf([table(1, { moves: 20 })], [bots()], now).first), 1);
});
