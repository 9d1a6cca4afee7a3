import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableSummary } from "../api/tables";
import { nameIn, tallies } from "./statistics";

function game(
    name: string,
    accounts: readonly (number | null)[],
    winner: number | null,
    status: TableSummary["status"] = "over",
): TableSummary {
    const seats = accounts.map((account) => ({ kind: "open", name: "x", account, guest: false, used: 0, left: null }) as const);
    return { game: name, seats, status, outcome: status === "over" ? { winner, scores: [], reason: "" } : null } as unknown as TableSummary;
}

test("games are counted by how they ended for this account", () => {
    const all = [
        game("ploy", [1, 2], 0),
        game("ploy", [2, 1], 0),
        game("ploy", [1, null], null),
        game("catan", [null, 1, null], 1),
        game("catan", [1, null], null, "playing"),
        game("catan", [2, null], 0),
    ];
    assert.deepEqual(tallies(all, 1), [
        { game: "ploy", played: 3, won: 1, drawn: 1, lost: 1 },
        { game: "catan", played: 1, won: 1, drawn: 0, lost: 0 },
    ]);
});

test("who plays alone neither wins nor loses", () => {
    assert.deepEqual(tallies([game("battleship-solo", [1], null)], 1), [{ game: "battleship-solo", played: 1, won: 0, drawn: 0, lost: 0 }]);
});

test("somebody is called what their seat is called", () => {
    assert.equal(nameIn([game("ploy", [null, 2], 0)], 2), "x");
    assert.equal(nameIn([game("ploy", [null, 2], 0)], 3), null);
});

test("a game without an outcome counts for nobody", () => {
    assert.deepEqual(tallies([{ ...game("ploy", [1, 2], 0), outcome: null }], 1), []);
});
