import assert from "node:assert/strict";
import { test } from "node:test";
import type { OwnTime, Terms } from "../api/contests";
import { lateWords, timeWords } from "./time_words";

const time: OwnTime = {
    timing: "on_time",
    deadline: "2026-11-16T08:00:00.000Z",
    last: "2026-11-17T08:00:00.000Z",
    lost_percent: 0,
    late_days: 0,
    late_days_left: 2,
    extended: false,
};

test("what a submission costs is said before it is made", () => {
    assert.equal(timeWords(time), null);
    assert.equal(timeWords({ ...time, timing: "late", lost_percent: 12.5 }), "A submission now loses 12.5 % of its points.");
    assert.equal(timeWords({ ...time, timing: "late", late_days: 1 }), "A submission now uses 1 late day.");
    assert.equal(
        timeWords({ ...time, timing: "late", late_days: 2, lost_percent: 10 }),
        "A submission now uses 2 late days and loses 10 % of its points.",
    );
    assert.match(timeWords({ ...time, timing: "unofficial" }) ?? "", /does not count/);
});

test("the late policy is said in parts", () => {
    const none = { unit: "none", most_units: 0, percent: 0, most_percent: 100, grace_minutes: 0 } as const;
    const words = (late: Partial<Terms["late"]>, more: Partial<Terms> = {}) =>
        lateWords({ late_days: 0, unofficial: false, ...more, late: { ...none, ...late } } as Terms);
    assert.deepEqual(words({}), []);
    assert.deepEqual(words({ unit: "hour", most_units: 48, percent: 1, most_percent: 20, grace_minutes: 10 }), [
        "10 minutes of grace",
        "1 % less per hour begun, at most 20 %, for up to 48 hours",
    ]);
    assert.deepEqual(words({}, { late_days: 2, unofficial: true }), ["up to 2 late days", "later submissions are judged but do not count"]);
});
