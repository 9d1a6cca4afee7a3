import assert from "node:assert/strict";
import { test } from "node:test";
import { exampleIn, formOf, valueOf } from "./answer_fields";

test("an example's members become fields, and the fields an answer", () => {
    const form = formOf({ heap: 0, to_square: "b2", check: true });
    assert.deepEqual(form?.fields, [
        { label: "heap", kind: "number", example: "0" },
        { label: "to square", kind: "text", example: "b2" },
        { label: "check", kind: "flag", example: "true" },
    ]);
    assert.deepEqual(form?.answer(["2", "7", "false"]), { heap: 2, to_square: "7", check: false });
});

test("a list has a field for each of its values, a single value has one", () => {
    assert.deepEqual(formOf([3, 4])?.answer(["1", "2"]), [1, 2]);
    assert.deepEqual(formOf("d2")?.answer(["a1"]), "a1");
    assert.deepEqual(formOf(3)?.answer(["5"]), 5);
    assert.deepEqual(formOf(3)?.answer(["five"]), "five", "the game says what is wrong with it");
    assert.deepEqual(formOf(null)?.answer(["pass"]), "pass");
});

test("answers with parts, with nothing or with many members are written as JSON", () => {
    for (const example of [{ at: [1, 2] }, [[1]], {}, [], Array.from({ length: 9 }, () => 1)]) assert.equal(formOf(example), null);
    assert.deepEqual(valueOf('{"at":[1,2]}'), { at: [1, 2] });
    assert.equal(valueOf("left"), "left");
});

test("the table of the rules has an example for each method", () => {
    const rules = [
        "# Nim",
        "| method | params | answer |",
        "| --- | --- | --- |",
        '| `take` | `{"heaps": [3]}` | `{"heap": 0, "stones": 3}`: heaps count from 0 |',
        '| `next_square` | `{}` | one of the `choices`: `"d2"` |',
        "| `pass` | none | nothing |",
    ].join("\n");
    assert.deepEqual(exampleIn(rules, "take"), { heap: 0, stones: 3 });
    assert.equal(exampleIn(rules, "next_square"), "d2");
    assert.equal(exampleIn(rules, "pass"), undefined);
    assert.equal(exampleIn(rules, "give"), undefined);
    assert.equal(exampleIn("Take some stones.", "take"), undefined);
});
