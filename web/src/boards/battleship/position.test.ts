import assert from "node:assert/strict";
import { test } from "node:test";
import { viewOfPosition } from "./position";

const field = [
    "ssss.sss..",
    ".........s",
    "xx.......s",
    "o........s",
    "....ss....",
    "..........",
    "ss.ss.....",
    "..........",
    "s.s.s.....",
    "x.........",
];

test("ships, sunk ones and the water around them are found", () => {
    const view = viewOfPosition(`0 ${field.join("/")} A-4 ${field.join("/")} -`);
    const [one] = view?.fields ?? [];
    assert.equal(view?.phase, "shooting");
    assert.equal(view?.turn, 0);
    assert.deepEqual(one?.ships[0], { position: "A-1", direction: "horizontal", size: 4 });
    assert.deepEqual(one?.ships[2], { position: "J-2", direction: "vertical", size: 3 });
    assert.equal(one?.grid[2], "##-......s");
    assert.equal(one?.grid[3], "o-.......s");
    assert.equal(one?.grid[9], "x.........");
    assert.equal(one?.shots, 4);
    assert.equal(one?.last_target, "A-4");
    assert.ok(one && !one.afloat.includes(5));
});

test("the start is two empty seas", () => {
    const view = viewOfPosition("0 - - - -");
    assert.equal(view?.phase, "setup");
    assert.equal(view?.fields?.[1]?.ships.length, 0);
});

test("a sunk fleet is the end", () => {
    const down = field.join("/").replace(/s/g, "x");
    const view = viewOfPosition(`1 ${down} - ${field.join("/")} -`);
    assert.deepEqual([view?.phase, view?.winner], ["over", 1]);
});

test("what is no position is nothing", () => {
    for (const wrong of ["", "0 - -", "2 - - - -", `0 ${field.join("/").replace("s", "q")} - - -`]) {
        assert.equal(viewOfPosition(wrong), null);
    }
});
