import assert from "node:assert/strict";
import { test } from "node:test";
import { plotted } from "./history";

test("the band reaches from the rating to as far above the mean", () => {
    const steps = [{ games: 7, number: 3, moment: "", rating: 10, mean: 25, deviation: 5 }];
    assert.deepEqual(plotted(steps), [[7], [25], [40], [10]]);
});
