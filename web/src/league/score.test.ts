import assert from "node:assert/strict";
import { test } from "node:test";
import { heatOf, pointsOf, pointsText, scoreWords } from "./score";

test("a draw is half a point, and written so", () => {
    assert.equal(pointsOf([3, 1, 2]), 3.5);
    assert.deepEqual([0, 0.5, 3.5, 12, 2.25].map(pointsText), ["0", "½", "3½", "12", "2.25"]);
});

test("the heat goes from all lost to all won, and is none where nobody met", () => {
    assert.deepEqual([heatOf([0, 0, 4]), heatOf([2, 0, 2]), heatOf([0, 4, 0]), heatOf([4, 0, 0]), heatOf([0, 0, 0])], [0, 3, 3, 6, null]);
});

test("a score is said in words for who does not see colours", () => {
    assert.equal(scoreWords([3, 1, 2], "greedy"), "3 won, 1 drawn, 2 lost against greedy");
    assert.equal(scoreWords([0, 0, 0], "greedy"), "no games against greedy");
});
