import assert from "node:assert/strict";
import { test } from "node:test";
import { decimalWords } from "./words";

test("decimals are written as in the language", () => {
    assert.deepEqual([decimalWords(12.34), decimalWords(1500, 1), decimalWords(0.5, 0)], ["12.3", "1500.0", "1"]);
    assert.deepEqual([decimalWords(12.34, 1, "de"), decimalWords(2, 2, "hu")], ["12,3", "2,00"]);
});
