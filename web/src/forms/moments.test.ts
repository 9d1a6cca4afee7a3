import assert from "node:assert/strict";
import { test } from "node:test";
import { localOf, longMoment, momentOf } from "./moments";

test("a moment survives the way into a field and back", () => {
    const moment = "2026-11-16T08:05:00Z";
    assert.equal(momentOf(localOf(moment)), moment);
    assert.equal(localOf(Date.parse(moment)), localOf(moment));
});

test("a moment is written out for people", () => {
    assert.match(longMoment("2026-11-16T12:05:00Z"), /Nov 2026/);
});
