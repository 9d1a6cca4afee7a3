import assert from "node:assert/strict";
import { test } from "node:test";
import { take, targets } from "../interaction";
import { directionsOf, patternOf, pieceLabel, ployGrammar, turned, viewOfPosition } from "./view";

test("a turn is a rotation of eight bits", () => {
    assert.equal(turned(1, 1), 2);
    assert.equal(turned(128, 1), 1);
    assert.equal(turned(170, 1), 85);
    assert.equal(turned(131, 8), 131);
});

test("a pattern turned back is the piece again", () => {
    for (let mask = 1; mask < 256; ++mask) {
        const { pattern, turn } = patternOf(mask);
        assert.equal(turned(pattern, turn), mask);
        assert.equal(patternOf(turned(mask, 3)).pattern, pattern);
    }
});

test("a probe goes with two clicks and turns with one more", () => {
    const moves = ["e2-e3-0", "e2-e4-0", "e2-e2-1", "e2-e2-2"];
    assert.deepEqual([...targets(ployGrammar, moves, ["e2"])], ["e3", "e4", "turn 1", "turn 2"]);
    assert.equal(take(ployGrammar, moves, ["e2"], "e4").move, "e2-e4-0");
    assert.equal(take(ployGrammar, moves, ["e2"], "turn 2").move, "e2-e2-2");
});

test("a shield that has gone is asked how it turns", () => {
    const moves = ["e3-e4-0", "e3-e4-1", "e3-e4-7", "e3-e3-1"];
    const step = take(ployGrammar, moves, ["e3"], "e4");
    assert.deepEqual(step, { selection: ["e3", "e4"], move: null });
    assert.equal(take(ployGrammar, moves, step.selection, "turn 7").move, "e3-e4-7");
});

test("labels name the lines", () => {
    assert.deepEqual(directionsOf(17), [0, 4]);
    const probe = { square: "e2", colour: "black", kind: "probe", mask: 17 } as const;
    assert.equal(pieceLabel(probe), "black probe, lines north, south");
});

test("a position is read from its text, and from nothing else", () => {
    const start =
        ",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,w17,w40,w48,,/,,,w16,w16,w16,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/" +
        ",,,b1,b1,b1,,,/,,b3,b130,b17,b130,b129,,/,b69,b146,b131,b170,b131,b146,b69, b";
    const view = viewOfPosition(start);
    assert.equal(view?.pieces.length, 30);
    assert.deepEqual(view?.pieces[0], { square: "b9", colour: "white", kind: "lance", mask: 84 });
    for (const wrong of ["", "a b", start.replace("w84", "w256"), start.replace("w84", "x84"), start.replace("/", ",")]) {
        assert.equal(viewOfPosition(wrong), null);
    }
});
