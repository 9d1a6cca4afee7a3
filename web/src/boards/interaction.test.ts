import assert from "node:assert/strict";
import { test } from "node:test";
import { drag, kept, nothing, take, targets } from "./interaction";

const grammar = (move: string) => move.split("-");
const moves = ["a1-a2", "a1-b2", "c3-c4", "c3-d4-0", "c3-d4-1"];

test("nothing is named at first, and all that can move is offered", () => {
    assert.deepEqual([...targets(grammar, moves, nothing)], ["a1", "c3"]);
});

test("a piece taken up shows where it can go", () => {
    const step = take(grammar, moves, nothing, "a1");
    assert.deepEqual(step, { selection: ["a1"], move: null });
    assert.deepEqual([...targets(grammar, moves, step.selection)], ["a2", "b2"]);
});

test("the second click makes the move", () => {
    assert.deepEqual(take(grammar, moves, ["a1"], "b2"), { selection: [], move: "a1-b2" });
});

test("a move of three parts asks for the third", () => {
    const step = take(grammar, moves, ["c3"], "d4");
    assert.deepEqual(step, { selection: ["c3", "d4"], move: null });
    assert.deepEqual(take(grammar, moves, step.selection, "1"), { selection: [], move: "c3-d4-1" });
});

test("another piece may be taken up instead", () => {
    assert.deepEqual(take(grammar, moves, ["a1"], "c3"), { selection: ["c3"], move: null });
});

test("the same again, or nothing, puts the piece down", () => {
    assert.deepEqual(take(grammar, moves, ["a1"], "a1"), { selection: [], move: null });
    assert.deepEqual(take(grammar, moves, ["a1"], "h8"), { selection: [], move: null });
});

test("a part that leaves one move only is not asked for", () => {
    const single = (move: string) => move.split("-");
    assert.deepEqual(take(single, ["e3-e4-0", "e3-e5-0"], ["e3"], "e4"), { selection: [], move: "e3-e4-0" });
});

test("a piece with one move only is taken up like any other", () => {
    assert.deepEqual(take(grammar, ["a1-a2"], nothing, "a1"), { selection: ["a1"], move: null });
    assert.deepEqual(take(grammar, ["end"], nothing, "end"), { selection: [], move: "end" });
});

test("a drag is a move, and ends with the piece taken up where it cannot go", () => {
    assert.deepEqual(drag(grammar, moves, "a1", "a2"), { selection: [], move: "a1-a2" });
    assert.deepEqual(drag(grammar, moves, "a1", "h8"), { selection: ["a1"], move: null });
    assert.deepEqual(drag(grammar, moves, "h8", "a1"), { selection: [], move: null });
});

test("a selection outlives a new position only if it still fits", () => {
    assert.deepEqual(kept(grammar, moves, ["a1"]), ["a1"]);
    assert.deepEqual(kept(grammar, ["c3-c4"], ["a1"]), []);
});
