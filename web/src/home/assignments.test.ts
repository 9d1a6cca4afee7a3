import assert from "node:assert/strict";
import { test } from "node:test";
import type { ContestSummary, Phase } from "../api/contests";
import { nextAssignment, statusWords } from "./assignments";

const assignment = (slug: string, state: Phase, closes: string) => ({ slug, state, closes }) as ContestSummary;

test("the next assignment is the open one with the earliest deadline", () => {
    const all = [
        assignment("later", "open", "2026-12-02T00:00:00.000Z"),
        assignment("soon", "open", "2026-12-01T00:00:00.000Z"),
        assignment("late", "late", "2026-11-01T00:00:00.000Z"),
        assignment("next-year", "announced", "2027-01-01T00:00:00.000Z"),
        assignment("past", "published", "2026-10-01T00:00:00.000Z"),
    ];
    assert.equal(nextAssignment(all)?.slug, "soon");
    assert.equal(nextAssignment(all.slice(2))?.slug, "late");
    assert.equal(nextAssignment(all.slice(3))?.slug, "next-year");
    assert.equal(nextAssignment(all.slice(4)), null);
});

test("it says how far one is with it", () => {
    assert.equal(statusWords({ attempts_left: 3 }, []), "Not submitted yet");
    assert.equal(statusWords({ attempts_left: 3 }, [{ accepted: null }]), "Submitted, not accepted yet");
    assert.equal(statusWords({ attempts_left: 0 }, [{ accepted: null }]), "Not accepted, no attempts left");
    assert.equal(statusWords({ attempts_left: 0 }, [{ accepted: null }, { accepted: 7 }]), "Accepted");
});
