import assert from "node:assert/strict";
import { test } from "node:test";
import { stateOf, usesOf } from "./invitation_words";

const code = {
    id: 1,
    label: "class A",
    author: "heron",
    created: "2026-11-01T08:00:00Z",
    expires: null,
    most_uses: null,
    uses: 3,
    revoked: null,
};
const now = Date.parse("2026-11-18T08:00:00Z");

test("an invitation code is valid until it expires, is used up or revoked", () => {
    assert.equal(stateOf(code, now), "Valid");
    assert.match(stateOf({ ...code, expires: "2026-11-19T08:00:00Z" }, now), /^Valid until /);
    assert.match(stateOf({ ...code, expires: "2026-11-18T08:00:00Z" }, now), /^Expired /);
    assert.equal(stateOf({ ...code, most_uses: 4 }, now), "Valid");
    assert.equal(stateOf({ ...code, most_uses: 3, expires: "2026-11-19T08:00:00Z" }, now), "Used up");
    assert.match(stateOf({ ...code, most_uses: 3, revoked: "2026-11-02T08:00:00Z" }, now), /^Revoked /);
});

test("uses are counted against their limit", () => {
    assert.equal(usesOf(code), "3");
    assert.equal(usesOf({ ...code, most_uses: 30 }), "3 / 30");
});
