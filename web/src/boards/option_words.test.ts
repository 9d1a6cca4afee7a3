import assert from "node:assert/strict";
import { test } from "node:test";
import { choiceWords, optionLabel } from "./option_words";

test("options have words for people where their names are for programs", () => {
    assert.equal(optionLabel("martian-chess", "quiet-limit"), "Draw after … plies without capture");
    assert.equal(optionLabel("catan", "red"), "6 and 8");
    assert.equal(choiceWords("catan", "red", "apart"), "not adjacent");
    assert.equal(choiceWords("catan", "red", "anywhere"), "anywhere");
    assert.equal(optionLabel("nim", "heaps"), "Heaps");
});
