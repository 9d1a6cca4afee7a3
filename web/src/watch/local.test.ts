import assert from "node:assert/strict";
import { test } from "node:test";
import { TestStorage } from "../app/test_storage";
import { keyFrom } from "./local";

test("the key is taken from the address, where it does not stay, and found again after a reload", () => {
    const storage = new TestStorage();
    let forgotten = 0;
    const forget = () => ++forgotten;
    assert.equal(keyFrom("first", storage, forget), "first");
    assert.equal(forgotten, 1);
    assert.equal(keyFrom("", storage, forget), "first");
    assert.equal(forgotten, 1, "nothing to take out of an address without a key");
    // The program was started again, and printed another address.
    assert.equal(keyFrom("second", storage, forget), "second");
    assert.equal(keyFrom("", storage, forget), "second");
});

test("without a key, or where the browser stores nothing, the program is asked without one", () => {
    assert.equal(
        keyFrom("", new TestStorage(), () => undefined),
        "",
    );
    assert.equal(
        keyFrom("", null, () => undefined),
        "",
    );
    assert.equal(
        keyFrom("secret", null, () => undefined),
        "secret",
    );
});
