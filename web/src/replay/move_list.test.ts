import assert from "node:assert/strict";
import { test } from "node:test";
import { movesInRow } from "./move_list";

const move = (text: string | null) => ({ seat: 0, move: text, used: null });

test("short moves stand side by side, long ones under each other", () => {
    assert.equal(movesInRow([move("e3-e4-0"), move("e7-e6-0")]), 2);
    assert.equal(movesInRow([move("settlement:-1,0"), move("road:0,1:-1,0"), move("roll")]), 1);
    assert.equal(movesInRow([move(null), move("B-2"), move("A-1-h-4,A-3-h-3,A-5-h-3"), move("C-4")]), 2);
});
