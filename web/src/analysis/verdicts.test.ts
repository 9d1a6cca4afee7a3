import assert from "node:assert/strict";
import { test } from "node:test";
import type { Analysis } from "./module";
import { standingWords, verdictsOn } from "./verdicts";

function at(chance: number, best = "x", plies: number | null = null): Analysis {
    return { chances: [chance, 1 - chance], score: 0, plies_to_end: plies, line: [best], squares: [], depth: 1, nodes: 1 };
}
const moves = [0, 1, 0].map((seat, index) => ({ seat, move: `m${index}`, used: null }));

test("a move that loses much of the chance of whoever made it is marked", () => {
    const analyses = [at(0.6), at(0.4), at(0.75), at(0.74)];
    const verdicts = verdictsOn(moves, (ply) => analyses[ply]);
    assert.deepEqual([...verdicts.keys()], [1, 2]);
    assert.equal(verdicts.get(1)?.kind, "mistake");
    assert.equal(verdicts.get(2)?.kind, "blunder");
    assert.equal(verdicts.get(2)?.words, "Blunder: from 60 % to 25 %. Better: x");
});

test("the engine's own move is never marked, nor what is not analysed yet", () => {
    const analyses = [at(0.9, "m0"), at(0.2), undefined, at(0.1)];
    assert.equal(verdictsOn(moves, (ply) => analyses[ply]).size, 0);
});

test("who stands better is said in words", () => {
    const names = ["You", "Smart"];
    assert.equal(standingWords(at(0.51), names), "Even");
    assert.equal(standingWords(at(0.7), names), "You: 70 %");
    assert.equal(standingWords(at(0.999), names), "You: 99 %");
    assert.equal(standingWords(at(1, "x", 3), names), "You win in 2 moves");
    assert.equal(standingWords(at(0, "x", 1), names), "Smart wins in 1 move");
    assert.equal(standingWords(at(0, "x", 0), names), "Smart has won");
    assert.equal(standingWords(at(0.5, "x", 0), names), "The game is drawn");
});
