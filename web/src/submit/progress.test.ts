import assert from "node:assert/strict";
import { test } from "node:test";
import type { SubmissionEvent } from "../api/submissions";
import { gameWords, notBegun, shortWords, stepStates, told, verdictWords, winsOf, type Progress } from "./progress";

const stage = (name: "checking" | "building" | "qualifying") => ({ kind: "stage", stage: name }) as SubmissionEvent;
const game = (number: number, result: "won" | "lost" | "error") =>
    ({
        kind: "game",
        game: number,
        games: 10,
        wins_needed: 8,
        wins: 0,
        seat: 0,
        plies: 20 + number,
        result,
        why: "no moves",
    }) as SubmissionEvent;
const verdict = (state: "accepted" | "rejected", why = "") => ({ kind: "verdict", state, why }) as SubmissionEvent;

function after(...events: SubmissionEvent[]): Progress {
    return events.reduce(told, notBegun);
}

test("it waits until something else is said", () => {
    assert.deepEqual(
        stepStates(notBegun).map(({ state }) => state),
        ["now", "open", "open", "open"],
    );
});

test("games light up one after another, and wins are counted", () => {
    const progress = after(stage("checking"), stage("building"), stage("qualifying"), game(1, "won"), game(2, "lost"), game(3, "won"));
    assert.deepEqual(
        progress.games.map(({ result }) => result),
        ["won", "lost", "won"],
    );
    assert.deepEqual([progress.planned, progress.needed, winsOf(progress)], [10, 8, 2]);
    assert.deepEqual(
        stepStates(progress).map(({ state }) => state),
        ["done", "done", "done", "now"],
    );
});

test("what is judged anew begins anew", () => {
    const progress = after(stage("qualifying"), game(1, "won"), stage("checking"));
    assert.deepEqual([progress.games.length, progress.stage], [0, "checking"]);
});

test("the stage at which it was rejected has failed", () => {
    const rejected = after(stage("checking"), stage("building"), verdict("rejected", "it does not compile"));
    assert.deepEqual(
        stepStates(rejected).map(({ state }) => state),
        ["done", "done", "failed", "open"],
    );
    assert.equal(rejected.verdict && verdictWords(rejected.verdict), "Not accepted");
    const accepted = after(stage("qualifying"), game(1, "won"), verdict("accepted"));
    assert.deepEqual(
        stepStates(accepted).map(({ state }) => state),
        ["done", "done", "done", "done"],
    );
});

test("a game is told in words", () => {
    assert.deepEqual(after(game(2, "error")).games.map(gameWords), ["Game 2: lost by error after 22 moves (no moves)"]);
});

test("the title of a tab says how far it has come", () => {
    const events = [stage("building"), stage("qualifying"), game(1, "won"), game(2, "won"), verdict("accepted")];
    assert.deepEqual(
        events.map((_, count) => shortWords(after(...events.slice(0, count + 1)))),
        ["Building", "Qualifying", "1 of 10 games", "2 of 10 games", "Accepted"],
    );
    assert.equal(shortWords(notBegun), "Waiting");
});

test("what the compiler says is put together, and begun anew with the build", () => {
    const output = (text: string) => ({ kind: "output", text }) as SubmissionEvent;
    const built = after(stage("building"), output("one\n"), output("two\n"));
    assert.equal(built.output, "one\ntwo\n");
    assert.equal(told(built, stage("qualifying")).output, "one\ntwo\n", "warnings stay");
    assert.equal(told(told(built, stage("checking")), stage("building")).output, "");
});
