import assert from "node:assert/strict";
import { test } from "node:test";
import { winnersOf } from "./winners";

test("one has won, or several together", () => {
    assert.deepEqual(winnersOf({ winner: 1, scores: [3, 3, 1] }), [1]);
    assert.deepEqual(winnersOf({ winner: null, scores: [1, 0, 1, 0] }), [0, 2]);
});

test("it is a draw where all have the same, and between two", () => {
    assert.deepEqual(winnersOf({ winner: null, scores: [2, 2, 2] }), []);
    assert.deepEqual(winnersOf({ winner: null, scores: [17, 15] }), []);
    assert.deepEqual(winnersOf({ winner: null }), []);
});
