import assert from "node:assert/strict";
import { test } from "node:test";
import type { PlayedGame } from "../api/ladders";
import type { TableSummary } from "../api/tables";
import { latest, liveliest } from "./showpiece";

const second = 1_000;

function table(id: number, since: number | null, status: TableSummary["status"] = "playing"): TableSummary {
    const nothing = {
        casual: true,
        from_position: false,
        private: false,
        made: "2026-11-16T08:00:00.000Z",
        seats: [],
        moves: 0,
        turn: 0,
        turns: [0],
        draw_offers: [],
        rematch_offers: [],
        rematch: null,
        outcome: null,
        why: null,
        last_event: 0,
    };
    return { id, game: "ploy", status, turn_since: since === null ? null : new Date(since).toISOString(), ...nothing };
}

test("the table where something has just happened is shown", () => {
    const tables = [table(1, 500 * second), table(2, 590 * second), table(3, 580 * second), table(4, null), table(5, 599 * second, "over")];
    assert.equal(liveliest(tables, 600 * second)?.id, 2);
});

test("a table that is looked at stays while it is awake", () => {
    const tables = [table(1, 500 * second), table(2, 590 * second)];
    assert.equal(liveliest(tables, 600 * second, 1)?.id, 1);
    assert.equal(liveliest(tables, 690 * second, 1)?.id, 2);
});

test("tables where everybody has fallen asleep are not shown", () => {
    assert.equal(liveliest([table(1, 400 * second), table(2, null)], 600 * second), null);
    assert.equal(liveliest([], 600 * second), null);
});

test("of the ladders' games the newest is shown", () => {
    const played = (ended: string | null): PlayedGame => ({
        number: 1,
        seed: 0,
        seats: [],
        ended,
        ranks: [],
        scores: [],
        error: null,
        why: null,
        moves: 9,
        cpu_ms: [],
    });
    const games = [
        { game: "ploy", played: played("2026-11-16T08:00:00Z") },
        { game: "catan", played: played("2026-11-16T09:00:00Z") },
        { game: "battleship", played: played(null) },
    ];
    assert.equal(latest(games)?.game, "catan");
    assert.equal(latest([]), null);
});
