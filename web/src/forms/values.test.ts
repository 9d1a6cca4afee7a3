import assert from "node:assert/strict";
import { test } from "node:test";
import { listIn, numberIn, said, textIn } from "./values";

function form(fields: Record<string, string>): FormData {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
}

test("what was not typed is absent, not zero", () => {
    const data = form({ games: " 4 ", rounds: "", seed: "x" });
    assert.deepEqual(
        ["games", "rounds", "seed", "nothing"].map((name) => numberIn(data, name)),
        [4, undefined, undefined, undefined],
    );
    assert.equal(textIn(data, "nothing"), "");
});

test("a list is typed with commas, blanks or one a line", () => {
    assert.deepEqual(listIn(form({ points: "10, 7;5\n3" }), "points"), ["10", "7", "5", "3"]);
    assert.deepEqual(listIn(form({}), "points"), []);
});

test("absent fields are not sent", () => {
    assert.deepEqual(said({ games: 4, rounds: undefined, title: "" }), { games: 4, title: "" });
});
