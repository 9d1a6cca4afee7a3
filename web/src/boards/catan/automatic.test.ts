import assert from "node:assert/strict";
import { test } from "node:test";
import { cannotMeet, nextAsked } from "./automatic";
import samples from "./samples.json";
import { notTrading } from "./trade";
import type { CatanView } from "./view";

const base = samples[0]?.view as unknown as CatanView;

test("an offer is declined by itself only where nothing else is legal", () => {
    const asked = { ...base, expected: "answer" };
    assert.ok(cannotMeet(asked, ["reject"]));
    assert.ok(!cannotMeet(asked, ["accept", "reject"]));
    assert.ok(!cannotMeet(asked, []));
    assert.ok(!cannotMeet({ ...base, expected: "turn" }, ["reject"]));
});

test("the next player is asked after a rejection in the same turn, and nobody after an acceptance", () => {
    const trading = { ...notTrading, turn: 7, asking: [2, 3] };
    const after = (move: string, turn = 7) => nextAsked(trading, { ...base, turn_number: turn, happened: { seat: 1, move } });
    assert.deepEqual(after("reject"), [2, 3]);
    assert.deepEqual(after("accept"), []);
    assert.deepEqual(after("reject", 8), []);
});
