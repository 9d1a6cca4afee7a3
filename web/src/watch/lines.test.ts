import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo } from "../api/games";
import { toldGames } from "../app/games";
import { localNames, resultOf } from "./lines";
import type { GameLine } from "./local";

toldGames.value = [{ name: "ploy", bots: [{ name: "random" }, { name: "greedy" }] } as unknown as GameInfo];

const line = (more: Partial<GameLine>): GameLine => ({ number: 0, game: "ploy", seats: ["mine", "greedy"], plies: 30, ...more });
const won = { winner: 1, scores: [0, 1], reason: "the commander is captured" };

test("house bots have names and levels, one's own programs keep theirs", () => {
    assert.deepEqual(localNames("ploy", ["mine", "greedy"]), ["mine", "Greedy (strong)"]);
    assert.deepEqual(localNames("ploy", ["mine", "mine"]), ["mine A", "mine B"]);
    assert.deepEqual(localNames("nim", ["greedy"]), ["greedy"]);
});

test("a line says how its game ended, or that it is played", () => {
    const names = ["mine", "Greedy (strong)"];
    assert.equal(resultOf(line({ outcome: null }), names), "being played");
    assert.equal(resultOf(line({ outcome: won, failed: null }), names), "Greedy (strong) wins: the commander is captured.");
    assert.equal(resultOf(line({ outcome: { ...won, reason: "over its time" }, failed: 0 }), names), "mine failed");
    assert.match(resultOf(line({ outcome: won, failed: 0 }), [...names, "third"]), /^Greedy \(strong\) wins/);
});
