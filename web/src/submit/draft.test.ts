import assert from "node:assert/strict";
import { test } from "node:test";
import { draftOf } from "./draft";

function file(name: string, text: string): File {
    return Object.assign(new Blob([text]), { name }) as File;
}

test("a source goes into the editor", async () => {
    assert.deepEqual(await draftOf(file("bot.rs", "fn main() {}")), {
        kind: "source",
        file: "bot.rs",
        language: "rust",
        text: "fn main() {}",
    });
});

test("archives, and what nobody has written by hand, are handed in as they are", async () => {
    assert.equal((await draftOf(file("bot.zip", "PK"))).kind, "file");
    assert.equal((await draftOf(file("bot.py", "#".repeat(600_000)))).kind, "file");
});
