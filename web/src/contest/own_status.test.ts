import assert from "node:assert/strict";
import { test } from "node:test";
import type { Contest } from "../api/contests";
import type { Version } from "../api/submissions";
import { statusWords } from "./own_status";

const contest = (state: Contest["state"]) => ({ state }) as Contest;
const version = (number: number, finished: string | null = "2026-11-16T08:00:00Z") => ({ number, finished }) as Version;

test("who has not submitted is told so, before the end and after it", () => {
    assert.deepEqual(statusWords(contest("open"), null, null), ["You have not submitted a bot yet."]);
    assert.deepEqual(statusWords(contest("frozen"), null, null), ["You did not submit a bot."]);
});

test("what plays is told, and what is being judged besides", () => {
    assert.deepEqual(statusWords(contest("open"), version(2), version(3, null)), [
        "Version 3 is being judged.",
        "Version 2 takes part in the final.",
    ]);
    assert.deepEqual(statusWords(contest("published"), version(2), version(2)), []);
});

test("what is missing is told where nothing was accepted", () => {
    assert.match(statusWords(contest("late"), null, version(1)).join(), /^No version has been accepted yet/);
    assert.match(statusWords(contest("frozen"), null, version(1)).join(), /you do not take part/);
});
