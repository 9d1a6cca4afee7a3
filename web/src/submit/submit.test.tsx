import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact-render-to-string";
import type { Submission, Version } from "../api/submissions";
import type { Progress } from "./progress";
import { Qualification } from "./qualification";
import { Stages } from "./stages";
import { Versions } from "./versions";

const submission = { id: 7 } as Submission;
const progress: Progress = {
    stage: "qualifying",
    output: "",
    games: [
        { number: 1, result: "won", plies: 30, hasMoved: true, hasEnded: false, seat: 0, why: "player 1's fleet is sunk" },
        { number: 2, result: "error", plies: 4, hasMoved: true, hasEnded: false, seat: 0, why: "over its time" },
    ],
    planned: 10,
    needed: 8,
    verdict: null,
};

test("ten lights, of which those that were played lead to their replays", () => {
    const page = render(<Qualification submission={submission} progress={progress} />);
    assert.equal(page.match(/class="light[ "]/g)?.length, 10);
    assert.match(page, /href="\/submissions\/7\/games\/2" aria-label="Game 2: lost by error after 4 moves \(over its time\)"/);
    assert.match(page, /Won 1 of 2 games; 8 wins in 10 games are needed/);
    assert.equal(render(<Qualification submission={submission} progress={{ ...progress, stage: "building" }} />), "");
});

test("the stage that is under way is the current step", () => {
    assert.match(render(<Stages progress={progress} />), /class="now" aria-current="step"/);
});

test("versions lead to what is their author's for the author alone", () => {
    const version: Version = { id: 9, number: 2, language: "python", state: "accepted", created: "2026-11-16T08:00:00Z", finished: null };
    assert.match(render(<Versions versions={[version]} playing={9} areOwn />), /href="\/submissions\/9"[\s\S]*playing/);
    assert.doesNotMatch(render(<Versions versions={[version]} playing={null} areOwn={false} />), /href="\/|plays/);
});
