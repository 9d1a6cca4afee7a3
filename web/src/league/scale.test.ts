import assert from "node:assert/strict";
import { test } from "node:test";
import { placeOn, scaleOver } from "./scale";

test("a scale reaches from the lowest to the highest", () => {
    const scale = scaleOver([
        { low: 10, middle: 20, high: 30 },
        { low: -10, middle: 0, high: 10 },
    ]);
    assert.deepEqual(scale, { least: -10, most: 30 });
    assert.equal(placeOn(scale, 10), 0.5);
    assert.equal(placeOn(scale, 99), 1);
    assert.equal(placeOn(scale, -99), 0);
});

test("a scale of nothing, or of one value, still has a place for it", () => {
    assert.deepEqual(scaleOver([]), { least: 0, most: 1 });
    assert.equal(placeOn(scaleOver([{ low: 5, middle: 5, high: 5 }]), 5), 0.5);
});
