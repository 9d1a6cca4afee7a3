import assert from "node:assert/strict";
import { test } from "node:test";
import { capturedOf } from "./captured";
import { viewOfPosition } from "./view";

const start = viewOfPosition("qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 -");

test("who moves onto a piece beyond the canal has captured it", () => {
    assert.ok(start);
    const moves = ["c6-c5", "b3-c4", "c5-c4", "d2-c4", "a8-a4", "b1-a4"];
    assert.deepEqual(capturedOf(start, moves, 0), [1]);
    assert.deepEqual(capturedOf(start, moves, 1), [1, 3], "a piece that crossed the canal is the other's");
    assert.deepEqual(capturedOf(start, moves.slice(0, 2), 0), []);
});

test("a hidden move captures nothing", () => {
    assert.ok(start);
    assert.deepEqual(capturedOf(start, [null], 0), []);
});
