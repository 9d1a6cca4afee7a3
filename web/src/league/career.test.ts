import assert from "node:assert/strict";
import { test } from "node:test";
import { contenderOf } from "./career";
import { scoreOf } from "./oppositions";

const contender = (id: number, bot: number | null) => ({
    id,
    bot,
    name: "",
    kind: "upload" as const,
    rating: 0,
    mean: 0,
    deviation: 1,
    games: 0,
    active: true,
});

test("a bot is found on its ladder by its own number", () => {
    assert.equal(contenderOf(7, [contender(1, null), contender(2, 7)])?.id, 2);
    assert.equal(contenderOf(8, [contender(1, null)]), null);
});

test("a draw is half a win, and who has not played has no score", () => {
    assert.equal(scoreOf({ wins: 1, draws: 1, losses: 2 }), 0.375);
    assert.equal(scoreOf({ wins: 0, draws: 0, losses: 0 }), 0);
});
