import assert from "node:assert/strict";
import { test } from "node:test";
import { failureWords, resultWords, withNames } from "./result";

const names = ["otter", "greedy"];

test("the winner and the reason are named", () => {
    assert.equal(
        resultWords({ names, outcome: { winner: 1, reason: "the commander is captured" }, failure: null }),
        "greedy wins: the commander is captured.",
    );
    assert.equal(resultWords({ names, outcome: { winner: null, reason: "" }, failure: null }), "Draw.");
    const counted = { winner: 1, scores: [15, 17], reason: "player 1's half is empty" };
    assert.equal(
        resultWords({ names, outcome: counted, failure: null }),
        "greedy wins 17–15. The game ended when greedy moved its last piece out.",
    );
    assert.equal(resultWords({ names, outcome: { winner: 1, scores: [0, 1], reason: "" }, failure: null }), "greedy wins.");
    assert.equal(
        resultWords({ names: ["You"], outcome: { winner: null, reason: "the fleet is sunk with 60 shots" }, failure: null }),
        "The fleet is sunk with 60 shots.",
    );
    assert.equal(
        resultWords({ names, outcome: null, failure: null, why: "the server failed" }),
        "The game does not count: the server failed.",
    );
});

test("who has won is not said twice", () => {
    assert.equal(resultWords({ names, outcome: { winner: 1, scores: [0, 1], reason: "bot B wins" }, failure: null }), "greedy wins.");
    assert.equal(resultWords({ names, outcome: { winner: null, scores: [0, 0], reason: "a draw" }, failure: null }), "Draw.");
});

test("several win together", () => {
    const outcome = { winner: null, scores: [1, 0, 1, 0], reason: "the scores" };
    assert.equal(resultWords({ names: ["You", "a", "greedy", "b"], outcome, failure: null }), "You and greedy win: the scores.");
});

test("players are named, and not numbered", () => {
    assert.equal(
        resultWords({ names, outcome: { winner: 0, reason: "player 1's fleet is sunk" }, failure: null }),
        "otter wins: greedy's fleet is sunk.",
    );
    assert.equal(withNames("player 7 forfeits", names), "player 7 forfeits");
    assert.equal(withNames("player 0's half is empty", ["You", "greedy"]), "your half is empty");
    assert.equal(withNames("player 0 has 10 points", ["You", "greedy"]), "you have 10 points");
});

test("whoever failed has lost, and it is said how and when", () => {
    const failure = { seat: 1, ply: 30, why: "over its time" };
    assert.equal(resultWords({ names, outcome: { winner: 0, reason: "forfeit" }, failure }), "greedy lost: over its time on move 31.");
    assert.equal(
        resultWords({ names: [...names, "smart"], outcome: { winner: 0, reason: "most points" }, failure }),
        "otter wins: most points.",
    );
    assert.equal(failureWords(names, failure), "greedy failed after move 30: over its time.");
});
