import assert from "node:assert/strict";
import { test } from "node:test";
import { fleetText, isReady, misplaced, moved, randomFleet, rotated, shipSizes, type Fleet } from "./fleet";

// A small generator of its own, so that the fleets are the same everywhere.
function chanceFrom(seed: number) {
    let state = seed;
    return () => {
        state = (state * 1103515245 + 12345) & 0x7fffffff;
        return (state >>> 8) / 0x800000;
    };
}

test("random fleets are valid", () => {
    for (let seed = 1; seed <= 300; ++seed) {
        const fleet = randomFleet(chanceFrom(seed));
        assert.ok(isReady(fleet));
        assert.deepEqual(
            fleet.map((ship) => ship.size),
            shipSizes,
        );
    }
});

const pair: Fleet = [
    { position: "A-1", direction: "horizontal", size: 3 },
    { position: "D-2", direction: "vertical", size: 2 },
];

test("ships may touch at corners but not along edges", () => {
    assert.equal(misplaced(pair).size, 0);
    assert.deepEqual([...misplaced(moved(pair, 1, { column: 2, row: 1 }))], [0, 1]);
    assert.deepEqual([...misplaced(moved(pair, 1, { column: 3, row: 0 }))], [0, 1]);
});

test("a ship dropped over the edge is put on the grid", () => {
    assert.equal(moved(pair, 0, { column: 9, row: 12 })[0]?.position, "H-10");
    assert.equal(moved(pair, 0, { column: -3, row: -1 })[0]?.position, "A-1");
});

test("a ship turned at the edge stays on the grid", () => {
    const low = moved(pair, 0, { column: 7, row: 9 });
    assert.deepEqual(rotated(low, 0)[0], { position: "H-8", direction: "vertical", size: 3 });
    assert.deepEqual(rotated(rotated(pair, 0), 0), pair);
});

test("nothing happens to a ship that is not there", () => {
    assert.equal(moved(pair, 7, { column: 0, row: 0 }), pair);
    assert.equal(rotated(pair, 7), pair);
});

test("a fleet is written in the game's notation", () => {
    assert.equal(fleetText(pair), "A-1-h-3,D-2-v-2");
    assert.ok(!isReady(pair));
});
