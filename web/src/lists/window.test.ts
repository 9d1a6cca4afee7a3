import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsInSight, scrollFor } from "./window";

test("only what can be seen is drawn, with a little more", () => {
    assert.deepEqual(rowsInSight(10_000, 20, 2_000, 400), { first: 94, end: 126 });
    assert.deepEqual(rowsInSight(10, 20, 0, 400), { first: 0, end: 10 });
    assert.deepEqual(rowsInSight(0, 20, 0, 400), { first: 0, end: 0 });
});

test("a list that has become shorter is not empty", () => {
    const { first, end } = rowsInSight(5, 20, 4_000, 400);
    assert.ok(first < end);
});

test("a row that is seen stays where it is, another comes to the middle", () => {
    assert.equal(scrollFor(3, 20, 0, 400), 0);
    assert.equal(scrollFor(100, 20, 0, 400), 1810);
    assert.equal(scrollFor(0, 20, 500, 400), 0);
});
