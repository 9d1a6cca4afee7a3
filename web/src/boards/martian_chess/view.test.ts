import assert from "node:assert/strict";
import { test } from "node:test";
import { martianSummary, ownerOf, piecesOf, viewOfPosition } from "./view";

const start = "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0";

test("the start has nine pieces a side", () => {
    const view = viewOfPosition(start);
    assert.ok(view);
    const pieces = piecesOf(view);
    assert.equal(pieces.length, 18);
    assert.deepEqual(pieces[0], { square: "a8", points: 3 });
    assert.equal(pieces.filter((piece) => ownerOf(piece.square) === 0).length, 9);
});

test("the halves meet between rows five and four", () => {
    assert.equal(ownerOf("a5"), 0);
    assert.equal(ownerOf("a4"), 1);
});

test("a position's side, scores and last move are read", () => {
    const view = viewOfPosition(start.replace("0 0-0 -", "1 3-12 c6-d5"));
    assert.deepEqual([view?.to_move, view?.scores, view?.last_move], [1, [3, 12], "c6-d5"]);
    assert.ok(view);
    assert.equal(martianSummary(view, ["Ada", "Bo"]), "Bo to move, 3 to 12 points");
});

test("what is no position is nothing", () => {
    for (const wrong of ["", start.replace("q", "k"), start.replace("/", ""), start.replace(" 0 ", " 2 ")]) {
        assert.equal(viewOfPosition(wrong), null);
    }
});
