import assert from "node:assert/strict";
import { test } from "node:test";
import { changeOver, extended, gamesOfTrend, type Trend } from "./trend";

const rising: Trend = [
    { games: 1, mean: 25 },
    { games: 2, mean: 27.5 },
];

test("a newer ladder extends a trend, an old one does not", () => {
    assert.equal(extended(rising, { games: 2, mean: 27.5 }), rising);
    assert.deepEqual(
        extended(rising, { games: 4, mean: 26 }).map(({ games }) => games),
        [1, 2, 4],
    );
});

test("a trend is of the last games only", () => {
    let trend: Trend = [];
    for (let games = 1; games <= 2 * gamesOfTrend; ++games) trend = extended(trend, { games, mean: games });
    assert.equal(trend.length, gamesOfTrend);
    assert.equal(changeOver(trend), gamesOfTrend - 1);
});

test("the change is that from the first to the last", () => {
    assert.equal(changeOver(rising), 2.5);
    assert.equal(changeOver([]), 0);
});
