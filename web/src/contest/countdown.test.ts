import assert from "node:assert/strict";
import { test } from "node:test";
import { countdownText } from "./countdown";

test("the nearer, the finer", () => {
    const second = 1000;
    assert.equal(countdownText(9.5 * 86_400 * second), "9 days");
    assert.equal(countdownText(25 * 3_600 * second), "25 hours 0 minutes");
    assert.equal(countdownText(3_660 * second), "1 hour 1 minute");
    assert.equal(countdownText(61 * second), "1 minute 1 second");
    assert.equal(countdownText(2 * second), "2 seconds");
});

test("nothing is less than over", () => {
    assert.equal(countdownText(-5), "0 seconds");
    assert.equal(countdownText(1), "1 second");
});
