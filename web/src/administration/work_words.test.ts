import assert from "node:assert/strict";
import { test } from "node:test";
import { canCancel, piecesOf, whatWords } from "./work_words";

test("what there is to do is named by what is simple of it", () => {
    assert.equal(whatWords({ tournament: 1, number: 35, match: { game: "ploy" } }), "tournament 1, number 35");
    assert.equal(whatWords("a text"), "a text");
    assert.equal(whatWords(null), "");
});

test("what is not counted is none", () => {
    const counts = [{ state: "waiting", priority: "ladder", pieces: 3 }] as const;
    assert.equal(piecesOf(counts, "waiting", "ladder"), 3);
    assert.equal(piecesOf(counts, "failed", "judging"), 0);
});

test("only what has not ended can be cancelled, and once", () => {
    assert.ok(canCancel({ state: "running", cancelled: false }));
    assert.ok(!canCancel({ state: "running", cancelled: true }));
    assert.ok(!canCancel({ state: "done", cancelled: false }));
});
