import assert from "node:assert/strict";
import { test } from "node:test";
import { parseRecord } from "./record";

const text = `tulkas-record 1
{"game":"ploy","version":"0.1.0","seed":7,"options":{},"position":null,"seats":["greedy","otter"],"hashes":["",""]}
0 e3-e4-0
1 e7-e6-0
refused 0 e9-e1-0
end {"winner":1,"scores":[0,1],"reason":"greedy failed","blame":{"seat":0,"why":"an illegal move"}}
log 1 1 "0 e3-e4-0"
content 9f86d0
times {"moves":[120,4000],"cpu":[120,4000],"remaining":[null,null]}
times-content 4bf512
`;

test("a record tells who played, what, how long, and how it ended", () => {
    const game = parseRecord(text);
    assert.deepEqual([game.game, game.seats], ["ploy", ["greedy", "otter"]]);
    assert.deepEqual(game.moves, [
        { seat: 0, move: "e3-e4-0", used: 120 },
        { seat: 1, move: "e7-e6-0", used: 4000 },
    ]);
    assert.equal(game.refused, "e9-e1-0");
    assert.deepEqual(game.outcome, { winner: 1, scores: [0, 1], reason: "greedy failed" });
    assert.deepEqual(game.blame, { seat: 0, why: "an illegal move" });
});

test("moves that are JSON keep their blanks", () => {
    const json = text.replace("0 e3-e4-0", '0 {"take": 2}');
    assert.equal(parseRecord(json).moves[0]?.move, '{"take": 2}');
});

test("what is no record is not taken for one", () => {
    assert.throws(() => parseRecord("<html>"), /not a game record/);
});
