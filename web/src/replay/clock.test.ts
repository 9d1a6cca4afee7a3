import assert from "node:assert/strict";
import { test } from "node:test";
import { clockText, durationText, leftAt } from "./clock";

test("a clock runs only in its player's turn, and never below nothing", () => {
    assert.equal(leftAt({ left: 5_000_000, isRunning: true, since: 1_000_000 }, 3_000_000), 3_000_000);
    assert.equal(leftAt({ left: 5_000_000, isRunning: false, since: 1_000_000 }, 3_000_000), 5_000_000);
    assert.equal(leftAt({ left: 5_000_000, isRunning: true, since: 1_000_000 }, 90_000_000), 0);
    assert.equal(leftAt({ left: 5_000_000, isRunning: true, since: 9_000_000 }, 1_000_000), 5_000_000);
    assert.equal(leftAt({ left: null, isRunning: true, since: 0 }, 1), null);
});

test("clocks show minutes, hours, and tenths at the end", () => {
    assert.equal(clockText(309_000_000), "5:09");
    assert.equal(clockText(3_909_000_000), "1:05:09");
    assert.equal(clockText(9_440_000), "9.4");
    assert.equal(clockText(10_000_000), "0:10");
});

test("durations have the unit that fits", () => {
    assert.equal(durationText(300), "<1 ms");
    assert.equal(durationText(3_400), "3 ms");
    assert.equal(durationText(1_230_000), "1.2 s");
    assert.equal(durationText(125_000_000), "2:05");
});
