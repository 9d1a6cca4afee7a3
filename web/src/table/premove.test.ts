import assert from "node:assert/strict";
import { test } from "node:test";
import { fateOf } from "./premove";

test("a premove waits for the turn and its legal moves, then is played or dropped", () => {
    assert.equal(fateOf("a1-a2", false, []), "waits");
    assert.equal(fateOf("a1-a2", true, []), "waits");
    assert.equal(fateOf("a1-a2", true, ["a1-a2", "a1-a3"]), "played");
    assert.equal(fateOf("a1-a2", true, ["a1-a3"]), "dropped");
});
