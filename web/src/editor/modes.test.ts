import assert from "node:assert/strict";
import { test } from "node:test";
import { languageOf, modeOf } from "./modes";

test("the ending of a file says its language", () => {
    assert.equal(languageOf("ploy_greedy.py"), "python");
    assert.equal(languageOf("Main.Java"), "java");
    assert.equal(languageOf("bot.tar.gz"), null);
    assert.equal(languageOf("Makefile"), null);
});

test("every language of the arena has a mode, and what is none is plain text", async () => {
    for (const language of ["cpp", "go", "haskell", "java", "javascript", "python", "rust"]) {
        assert.notDeepEqual(await modeOf(language), [], language);
    }
    assert.deepEqual(await modeOf("cobol"), []);
});
