import assert from "node:assert/strict";
import { test } from "node:test";
import { sizeText } from "./size_text";

test("sizes have a unit", () => {
    assert.deepEqual([sizeText(12), sizeText(12_345), sizeText(2_500_000)], ["12 bytes", "12.3 kB", "2.5 MB"]);
});
