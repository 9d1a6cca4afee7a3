import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameResult } from "../api/submissions";
import { explain } from "./explanation";
import { notBegun, type Progress, type Stage, type Verdict } from "./progress";

function progress(stage: Stage, ...results: readonly GameResult[]): Progress {
    return {
        ...notBegun,
        stage,
        games: results.map((result, index) => ({
            number: index + 1,
            result,
            plies: 11,
            hasMoved: true,
            hasEnded: false,
            seat: 0,
            why: "error: no free squares",
        })),
    };
}
const rejected = (why: string): Verdict => ({ state: "rejected", why });

test("an error is told with its game, and the judge's words beside", () => {
    const told = explain(
        progress("qualifying", "won", "lost", "error"),
        rejected('match 3 (seed 7) was lost by error on seat 0 at "x"'),
        "python",
        false,
    );
    assert.equal(told.words, "Your bot failed in game 3 after 11 moves: error: no free squares.");
    assert.equal(told.game, 3);
    assert.match(told.details ?? "", /seed 7/);
    assert.match(told.advice, /must not fail in any game/);
    const atFirst = {
        ...notBegun,
        stage: "qualifying",
        games: [{ number: 1, result: "error", plies: 0, hasMoved: false, hasEnded: false, seat: 0, why: "ended" }],
    } as const;
    assert.equal(explain(atFirst, rejected("match 1"), "python", false).words, "Your bot failed in game 1 before its first move: ended.");
});

test("who wins too little is shown a game that was lost, or else one that was drawn", () => {
    const told = explain(progress("qualifying", "drawn", "won", "lost"), rejected("1 win of 8 needed"), "python", false);
    assert.deepEqual([told.words, told.game, told.details], ["1 win of 8 needed.", 3, null]);
    assert.equal(explain(progress("qualifying", "won", "drawn"), rejected("1 win of 8 needed"), "python", false).game, 2);
});

test("the compiler's words are pointed at if there are any", () => {
    const told = explain(progress("building"), rejected("does not compile"), "python", true);
    assert.deepEqual([told.words, told.advice], ["Does not compile.", "See the build output below."]);
    assert.equal(explain(progress("checking"), rejected("'bot.py' is empty"), "python", false).advice, "");
});

test("what was taken back needs no words, and what is our fault no advice", () => {
    assert.equal(explain(progress("qualifying", "lost"), { state: "cancelled", why: "" }, "python", false).words, "");
    const told = explain(progress("qualifying", "error"), { state: "failed", why: "the judge itself failed" }, "python", false);
    assert.deepEqual([told.words, told.advice, told.game], ["The judge itself failed.", "", null]);
});

test("a bot that ends at once is asked whether it has begun, and one that ends later is not", () => {
    const ended = (plies: number, hasMoved: boolean, language: string) =>
        explain(
            {
                ...notBegun,
                stage: "qualifying",
                games: [{ number: 2, result: "error", plies, hasMoved, hasEnded: true, seat: 0, why: "" }],
            },
            rejected("match 2"),
            language,
            false,
        ).words;
    assert.equal(ended(1, false, "python"), "In game 2 your bot ended without making a move: does the last line call run(…)?");
    assert.equal(ended(0, false, "rust"), "In game 2 your bot ended without making a move: does its main function start the bot?");
    assert.equal(ended(7, true, "python"), "Your bot ended in game 2 after 7 moves, before the game was over.");
});
