import assert from "node:assert/strict";
import { test } from "node:test";
import { ServerClock } from "./server_clock";

const eight = Date.parse("Mon, 16 Nov 2026 08:00:00 GMT");

test("a clock that has heard nothing is the browser's own", () => {
    const clock = new ServerClock(() => eight);
    clock.hear(null);
    clock.hear("yesterday");
    assert.equal(clock.now(), eight);
});

test("the arena's clock counts, however wrong the browser's is", () => {
    let ours = eight - 3_600_000;
    const clock = new ServerClock(() => ours);
    clock.hear("Mon, 16 Nov 2026 08:00:00 GMT");
    assert.equal(clock.now(), eight);
    // The answer was on its way for two seconds: that says nothing new.
    ours += 2_000;
    clock.hear("Mon, 16 Nov 2026 08:00:00 GMT");
    assert.equal(clock.now(), eight + 2_000);
});

test("what happens tells the time more exactly than the dates of answers", () => {
    let ours = eight - 3_600_000;
    const clock = new ServerClock(() => ours);
    clock.hear("Mon, 16 Nov 2026 07:59:59 GMT");
    clock.hear("2026-11-16T07:59:00.000Z");
    assert.equal(clock.now(), eight - 1_000, "what happened a minute ago says nothing");
    ours += 500;
    clock.hear("2026-11-16T08:00:00.400Z");
    assert.equal(clock.now(), eight + 400);
});
