import assert from "node:assert/strict";
import { test } from "node:test";
import { moveWords } from "./move_words";

test("moves in JSON are shown without its signs", () => {
    assert.equal(moveWords('{"take":2}'), "take 2");
    assert.equal(moveWords('{"from":"a1","to_square":"b2"}'), "from a1, to square b2");
    assert.equal(moveWords("[3,4]"), "3 4");
    assert.equal(moveWords('"pass"'), "pass");
    assert.equal(moveWords('{"at":[1,2]}'), "at [1,2]");
});

test("other moves are shown as they are", () => {
    assert.equal(moveWords("e3-e4-0"), "e3-e4-0");
});

test("what acts on the text around it is spelled out", () => {
    assert.equal(moveWords('"e2\u202e4e"'), "e2\\u202e4e");
    assert.equal(moveWords("e2\u001b[2J"), "e2\\x1b[2J");
    assert.equal(moveWords('{"a\u202e":"\u2066"}'), "a\\u202e \\u2066");
});
