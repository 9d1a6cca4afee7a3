import assert from "node:assert/strict";
import { test } from "node:test";
import { distributionOf } from "./distribution";

test("everybody is in one range", () => {
    const bins = distributionOf([0, 1, 5, 9.9, 10, 10]);
    assert.equal(bins.length, 10);
    assert.deepEqual([bins[0]?.count, bins[1]?.count, bins[5]?.count, bins[9]?.count], [1, 1, 1, 3]);
    assert.equal(
        bins.reduce((sum, { count }) => sum + count, 0),
        6,
    );
});

test("nobody, or all the same", () => {
    assert.deepEqual(distributionOf([]), []);
    assert.deepEqual(distributionOf([0, 0]), [{ from: 0, to: 0, count: 2 }]);
    assert.equal(distributionOf([-5, 5])[0]?.from, -5);
});
