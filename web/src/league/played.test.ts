import assert from "node:assert/strict";
import { test } from "node:test";
import { momentText, movesText, namesOf, resultOf, winnerOf } from "./played";

const seats = ["greedy", "random", "smart"].map((name) => ({ name, kind: "house" as const, bot: null, version: null }));

test("who did better than all others has won", () => {
    assert.equal(winnerOf({ ranks: [1, 0] }), 1);
    assert.equal(winnerOf({ ranks: [0, 0, 2] }), null);
    assert.equal(winnerOf({ ranks: [] }), null);
    assert.equal(resultOf("ploy", { ranks: [1, 0, 2], error: null, seats }), "Random won");
    assert.equal(resultOf("ploy", { ranks: [0, 0], error: null, seats }), "draw");
    assert.equal(resultOf("ploy", { ranks: [0, 2, 0], error: null, seats }), "Greedy and Smart won");
});

test("a fault is said before who gained by it", () => {
    assert.equal(resultOf("ploy", { ranks: [1, 0], error: 0, seats }), "Greedy failed");
});

test("names, moves and moments are short", () => {
    assert.equal(namesOf("ploy", { seats }), "Greedy – Random – Smart");
    assert.deepEqual([0, 1, 2].map(movesText), ["0 moves", "1 move", "2 moves"]);
    const now = new Date(2026, 10, 16, 12);
    assert.equal(momentText(new Date(2026, 10, 16, 8, 5).toISOString(), now), "08:05");
    assert.equal(momentText(new Date(2026, 10, 15, 8, 5).toISOString(), now), "15 Nov, 08:05");
    assert.equal(momentText(new Date(2025, 0, 2, 8, 5).toISOString(), now), "2 Jan 2025, 08:05");
});
