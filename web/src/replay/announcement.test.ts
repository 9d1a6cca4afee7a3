import assert from "node:assert/strict";
import { test } from "node:test";
import { announcement } from "./announcement";

const moves = [
    { seat: 0, move: "e3-e4-0", used: null },
    { seat: 1, move: null, used: null },
];

test("the move is said, and how it stands", () => {
    assert.equal(announcement(moves, 1, ["Ada", "Bo"], "Bo to move"), "Move 1, Ada: e3-e4-0. Bo to move.");
    assert.equal(announcement(moves, 2, ["Ada", "Bo"], "Bo rolled 8."), "Move 2, Bo: hidden. Bo rolled 8.");
    assert.equal(announcement(moves, 0, ["Ada", "Bo"], "Ada to move"), "Ada to move.");
    assert.equal(announcement(moves, 1, [], ""), "Move 1, player 0: e3-e4-0.");
});

test("moves of uploaded games are said in words, not as JSON", () => {
    const uploaded = [
        { seat: 0, move: '"g1"', used: null },
        { seat: 1, move: '{"take":2}', used: null },
    ];
    assert.equal(announcement(uploaded, 1, ["Ada", "Bo"], ""), "Move 1, Ada: g1.");
    assert.equal(announcement(uploaded, 2, ["Ada", "Bo"], ""), "Move 2, Bo: take 2.");
});
