import assert from "node:assert/strict";
import { test } from "node:test";
import type { Table, TableEvent } from "../api/tables";
import { namesOf } from "./names";
import { isMyTurn, momentOf, numbersIn, resultOf, told, toldAnew, unknownTable } from "./model";

const moment = "2026-11-16T08:00:00.000Z";
const seat = { kind: "house", name: "greedy", account: null, guest: false, used: 0, left: null } as const;

function table(changes: Partial<Table> = {}): Table {
    return {
        id: 7,
        game: "ploy",
        status: "playing",
        casual: true,
        from_position: false,
        private: false,
        made: moment,
        seats: [{ ...seat, kind: "open", name: "Otter" }, seat],
        moves: 0,
        turn: 0,
        turns: [0],
        turn_since: null,
        draw_offers: [],
        rematch_offers: [],
        rematch: null,
        outcome: null,
        why: null,
        last_event: 3,
        you: 0,
        options: {},
        draws: false,
        takebacks: false,
        takeback_offer: null,
        hints: false,
        expected: "get_move",
        view: "start",
        ...changes,
    };
}

const moved = (number: number, move: string | null): TableEvent => ({ number, moment, kind: "moved", seat: 0, move, used: 5 });

const wrote = (number: number, moves: number, text: string, cut = 0): TableEvent => ({
    number,
    moment,
    kind: "wrote",
    seat: 1,
    lines: [{ moves, text }],
    cut,
});

test("moves of those who decide at once count when all have, in the order in which they were asked", () => {
    const head = (number: number) => ({ number, moment: "2026-01-01T00:00:00Z" });
    const asked = (number: number, seat: number, together: boolean): TableEvent => ({
        ...head(number),
        kind: "asked",
        seat,
        method: null,
        params: null,
        together,
    });
    const moved = (number: number, seat: number, move: string | null): TableEvent => ({
        ...head(number),
        kind: "moved",
        seat,
        move,
        used: 5,
    });
    const events = [asked(1, 2, false), asked(2, 0, true), moved(3, 0, null)];
    const open = events.reduce((model, event) => told(model, { event, table: table({}) }, event.number - 1), unknownTable);
    assert.deepEqual(open.moves, []);
    const closed = told(open, { event: moved(4, 2, '"up"'), table: table({}) }, 3);
    assert.deepEqual(
        closed.moves.map(({ seat, move }) => [seat, move]),
        [
            [2, '"up"'],
            [0, null],
        ],
    );
});

test("the first message brings what was missed, the next what happens", () => {
    let model = told(unknownTable, { events: [{ number: 1, moment, kind: "started" }], table: table() }, 0);
    model = told(model, { event: moved(2, "e3-e4-0"), table: table({ moves: 1, view: "after" }) }, 1);
    assert.deepEqual(model.moves, [{ seat: 0, move: "e3-e4-0", used: 5 }]);
    assert.deepEqual(
        [...model.views],
        [
            [0, "start"],
            [1, "after"],
        ],
    );
});

test("events that are known already are not told twice", () => {
    const first = told(unknownTable, { events: [moved(1, "a"), moved(2, "b")], table: table({ moves: 2 }) }, 0);
    const again = told(first, { events: [moved(2, "b"), moved(3, "c")], table: table({ moves: 3 }) }, 2);
    assert.deepEqual(
        again.moves.map((move) => move.move),
        ["a", "b", "c"],
    );
});

test("a hidden move stays hidden, chat is kept apart", () => {
    const chat: TableEvent = { number: 2, moment, kind: "chat", seat: 1, text: "hello" };
    const model = told(unknownTable, { events: [moved(1, null), chat], table: table() }, 0);
    assert.equal(model.moves[0]?.move, null);
    assert.deepEqual(model.chat, [{ seat: 1, text: "hello" }]);
});

test("hidden moves are known when the game is over", () => {
    const during = told(unknownTable, { events: [moved(1, null)], table: table({ moves: 1 }) }, 0);
    const after = toldAnew(during, [moved(1, "A-1-h-4"), moved(2, "B-2")]);
    assert.deepEqual(
        after.moves.map((move) => move.move),
        ["A-1-h-4", "B-2"],
    );
    assert.equal(after.table, during.table);
});

test("what was said since is known when hidden moves are told", () => {
    const chat: TableEvent = { number: 2, moment, kind: "chat", seat: 1, text: "well played" };
    const during = told(unknownTable, { events: [moved(1, null), chat, wrote(3, 1, "bye")], table: table() }, 0);
    const after = toldAnew(during, [moved(1, "A-1-h-4")]);
    assert.deepEqual([after.moves.length, after.chat.length, after.logs.length], [1, 1, 1]);
});

test("what one's bot writes is kept part by part, what another's writes is not told", () => {
    const hidden: TableEvent = { number: 3, moment, kind: "wrote", seat: 0, lines: null, cut: null };
    const model = told(unknownTable, { events: [wrote(1, 0, "one"), moved(2, "a"), hidden, wrote(4, 1, "two", 7)], table: table() }, 0);
    assert.deepEqual(model.logs, [
        { seat: 1, lines: [{ moves: 0, text: "one" }], cut: 0 },
        { seat: 1, lines: [{ moves: 1, text: "two" }], cut: 7 },
    ]);
    const again = told(model, { events: [wrote(4, 1, "two", 7), wrote(5, 1, "three")], table: table() }, 4);
    assert.equal(again.logs.length, 3);
});

test("what was seen during the game is not taken for what is seen after it", () => {
    const during = told(unknownTable, { events: [], table: table({ moves: 3, view: "mine" }) }, 0);
    const after = told(during, { events: [], table: table({ moves: 4, view: "everything", status: "over" }) }, 0);
    assert.deepEqual([...after.views], [[4, "everything"]]);
});

test("a bot's failure is found again at its ply", () => {
    const failed: TableEvent = { number: 2, moment, kind: "bot_failed", seat: 1, why: "over its time" };
    const model = told(unknownTable, { events: [moved(1, "a"), failed], table: table() }, 0);
    assert.deepEqual(model.failures, [{ seat: 1, ply: 1, why: "over its time" }]);
});

test("numbers are those of the events; an answer has none", () => {
    assert.deepEqual(numbersIn({ events: [moved(4, "a"), moved(5, "b")], table: table() }), [4, 5]);
    assert.deepEqual(numbersIn({ event: moved(6, "c"), table: table() }), [6]);
    assert.equal(numbersIn({ done: 1 }), null);
});

test("who looks is called you", () => {
    assert.deepEqual(namesOf(table()), ["You", "Greedy"]);
    const waiting = table({ you: null, status: "waiting", seats: [{ ...seat, kind: "open", name: null }, seat] });
    assert.deepEqual(namesOf(waiting), ["Waiting…", "Greedy"]);
});

test("bots of one name are told apart", () => {
    const four = table({ seats: [{ ...seat, kind: "open", name: "Otter" }, { ...seat }, { ...seat }, { ...seat }] });
    assert.deepEqual(namesOf(four), ["You", "Greedy A", "Greedy B", "Greedy C"]);
});

test("a bot that was handed in is not taken for its author", () => {
    const seats = [
        { ...seat, kind: "open", name: "otter" },
        { ...seat, kind: "upload", name: "otter" },
    ] as const;
    assert.deepEqual(namesOf(table({ seats, you: null })), ["otter", "otter’s bot"]);
    assert.deepEqual(namesOf(table({ seats })), ["You", "otter’s bot"]);
});

test("the result has its reason", () => {
    assert.equal(resultOf(table()), null);
    const outcome = { winner: 1, scores: [0, 1], reason: "white has no commander" };
    assert.equal(resultOf(table({ status: "over", outcome, why: "Otter resigned" })), "Greedy wins: you resigned.");
    assert.equal(resultOf(table({ status: "over", outcome, why: "Otter resigned", you: null })), "Greedy wins: Otter resigned.");
    assert.equal(resultOf(table({ status: "over", outcome, why: "Otterly resigned" })), "Greedy wins: Otterly resigned.");
    assert.equal(resultOf(table({ status: "over", outcome: { ...outcome, winner: null } })), "Draw: white has no commander.");
    assert.equal(resultOf(table({ status: "over" })), "The game does not count.");
    const late = resultOf(table({ status: "over", outcome: { ...outcome, winner: 0 }, why: "greedy failed" }), [
        { seat: 1, ply: 30, why: "over its time" },
    ]);
    assert.equal(late, "Greedy lost: over its time on move 31.");
});

test("it is my turn only while the game goes on", () => {
    assert.ok(isMyTurn(table()));
    assert.ok(!isMyTurn(table({ turn: 1 })));
    assert.ok(!isMyTurn(table({ status: "over" })));
    assert.ok(!isMyTurn(table({ you: null, turn: null })));
});

test("a message is as old as its last event", () => {
    const event = (number: number): TableEvent => ({ number, moment: `at ${number}`, kind: "paused" });
    assert.equal(momentOf({ events: [event(1), event(2)], table: table() }), "at 2");
    assert.equal(momentOf({ event: event(3), table: table() }), "at 3");
    assert.equal(momentOf({ events: [], table: table() }), null);
    assert.equal(momentOf({ done: 1 }), null);
});

test("an answer that the game refused is gone, and its words stay until the next one", () => {
    let model = told(unknownTable, { events: [moved(1, "a"), moved(2, "b")], table: table({ moves: 2, view: "b" }) }, 0);
    const refused: TableEvent = { number: 3, moment, kind: "refused", seat: 0, why: "b is no move" };
    model = told(model, { event: refused, table: table({ moves: 1, view: "a" }) }, 2);
    assert.deepEqual(
        model.moves.map((move) => move.move),
        ["a"],
    );
    assert.deepEqual([...model.views], [[1, "a"]]);
    assert.deepEqual(model.refusal, { seat: 0, why: "b is no move" });
    assert.equal(told(model, { event: moved(4, "c"), table: table({ moves: 2, view: "c" }) }, 3).refusal, null);
});

test("moves that were taken back are gone, with what was seen after them", () => {
    let model = told(unknownTable, { events: [moved(1, "a"), moved(2, "b"), moved(3, "c")], table: table({ moves: 3, view: "c" }) }, 0);
    const back: TableEvent = { number: 4, moment, kind: "taken_back", seat: 0, moves: 1 };
    model = told(model, { event: back, table: table({ moves: 1, view: "a" }) }, 3);
    assert.deepEqual(
        model.moves.map((move) => move.move),
        ["a"],
    );
    assert.deepEqual([...model.views], [[1, "a"]]);
});
