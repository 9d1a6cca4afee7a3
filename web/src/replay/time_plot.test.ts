import assert from "node:assert/strict";
import { test } from "node:test";
import { timesOf } from "./time_plot";

test("each seat has its own times, in milliseconds, none below one", () => {
    const moves = [
        { seat: 0, move: "a", used: 2_000 },
        { seat: 1, move: "b", used: 10 },
        { seat: 0, move: "c", used: null },
    ];
    assert.deepEqual(timesOf(moves, 2), [
        [1, 2, 3],
        [2, null, null],
        [null, 1, null],
    ]);
});
