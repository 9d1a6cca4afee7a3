import assert from "node:assert/strict";
import { test } from "node:test";
import type { GamePackage } from "../api/game_packages";
import { hasReport, isPlayed, isUndecided } from "./package_words";

const checked = "2026-11-16T08:05:00Z";
const one = (of: Partial<GamePackage>) => ({ game: "nim", version: 1, state: "waiting", why: "", checked, ...of }) as GamePackage;

test("there is a report of every trial that has ended by itself", () => {
    for (const state of ["waiting", "approved", "refused", "withdrawn"] as const) assert.ok(hasReport(one({ state })));
    assert.ok(!hasReport(one({ state: "checking", checked: null })));
    assert.ok(!hasReport(one({ state: "failed", why: "the trial itself failed" })));
});

test("what was taken back keeps the report that it had", () => {
    assert.ok(hasReport(one({ state: "cancelled" })));
    assert.ok(!hasReport(one({ state: "cancelled", checked: null })));
    assert.ok(!hasReport(one({ state: "cancelled", why: "the trial itself failed" })));
});

test("what nobody has decided on can be taken back", () => {
    const states = ["checking", "waiting", "approved", "refused", "withdrawn", "cancelled", "failed"] as const;
    assert.deepEqual(
        states.filter((state) => isUndecided(one({ state }))),
        ["checking", "waiting", "failed"],
    );
});

test("the newest version that is approved is the one that is played", () => {
    const [first, second, third, other] = [
        one({ state: "approved" }),
        one({ state: "approved", version: 2 }),
        one({ version: 3 }),
        one({ state: "approved", game: "race" }),
    ];
    const all = [third, second, first, other];
    assert.deepEqual(
        all.filter((each) => isPlayed(each, all)),
        [second, other],
    );
    assert.ok(isPlayed(first, [third, first]));
});
