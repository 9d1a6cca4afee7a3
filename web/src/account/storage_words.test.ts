import assert from "node:assert/strict";
import { test } from "node:test";
import { isNearlyFull, storageWords } from "./storage_words";

const megabyte = 1024 * 1024;

test("what is stored is said in megabytes", () => {
    assert.equal(storageWords({ used: 0, allowed: 200 * megabyte }), "0 MB used of 200 MB");
    assert.equal(storageWords({ used: 12, allowed: 200 * megabyte }), "less than 0.1 MB used of 200 MB");
    assert.equal(storageWords({ used: 1.25 * megabyte, allowed: 200 * megabyte }), "1.3 MB used of 200 MB");
    assert.equal(storageWords({ used: 123.4 * megabyte, allowed: null }), "123 MB used, no limit");
});

test("somebody whose storage is nearly full is told so", () => {
    assert.ok(!isNearlyFull({ used: 89, allowed: 100 }));
    assert.ok(isNearlyFull({ used: 90, allowed: 100 }));
    assert.ok(!isNearlyFull({ used: 1000, allowed: null }));
});
