import assert from "node:assert/strict";
import { test } from "node:test";
import { figure, percent, signed } from "./figures";

test("what is negative has a minus sign, unless nothing is left of it", () => {
    assert.deepEqual(
        [5.56, -17.43, -0.04].map((value) => figure(value)),
        ["5.6", "−17.4", "0.0"],
    );
    assert.equal(figure(-187.6, 0), "−188");
});

test("changes have a sign, unless there is none", () => {
    assert.deepEqual([1.26, -0.5, 0.04, -0.04].map(signed), ["+1.3", "−0.5", "0.0", "0.0"]);
});

test("shares are percents", () => {
    assert.equal(percent(0.375), "38 %");
});
