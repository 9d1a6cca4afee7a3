import assert from "node:assert/strict";
import { test } from "node:test";
import { visible } from "./visible";

test("characters that act on others are spelled out", () => {
    assert.equal(visible("a\u001b[2J\u009b\u202eb\u2069\n"), "a\\x1b[2J\\u009b\\u202eb\\u2069\\x0a");
});

test("characters that are seen stay", () => {
    for (const text of ["", "e2-e4", "Ödön 🦦 שלום", "a\u00a0b"]) assert.equal(visible(text), text);
});
