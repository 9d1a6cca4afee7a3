import assert from "node:assert/strict";
import { test } from "node:test";
import { barsOf } from "./time_plot";

const move = (used: number | null) => ({ seat: 0, move: "a1-a2", used });

test("the longest move has the highest bar, and the shortest can still be seen", () => {
    const bars = barsOf([move(5_000_000), move(10), move(50_000)]);
    assert.ok(Math.abs((bars[0]?.height ?? 0) - 1) < 1e-9);
    assert.ok(Math.abs((bars[1]?.height ?? 0) - 0.06) < 1e-9);
    assert.ok((bars[2]?.height ?? 0) > 0.06 && (bars[2]?.height ?? 0) < 1);
});

test("moves whose time is not known have no bar, and the others keep their place", () => {
    assert.deepEqual(
        barsOf([move(null), move(2_000)]).map((bar) => bar.ply),
        [2],
    );
    assert.deepEqual(barsOf([]), []);
});

test("when all are quick, none looks slow", () => {
    const [bar] = barsOf([move(1_500)]);
    assert.ok((bar?.height ?? 1) < 0.3);
});
