import assert from "node:assert/strict";
import { test } from "node:test";
import { botLog, lineAt, logLines } from "./log";

const moves = [0, 1, 0, 1].map((seat) => ({ seat }));

test("a line stands beside the move that its bot was thinking about", () => {
    const log = {
        seat: 1,
        cut: 0,
        lines: [
            { moves: 0, text: "hello\n" },
            { moves: 1, text: "one\ntwo\n" },
            { moves: 3, text: "three" },
            { moves: 4, text: "bye" },
        ],
    };
    assert.deepEqual(
        logLines([log], moves).map(({ ply, text }) => `${ply} ${text}`),
        ["2 hello", "2 one", "2 two", "4 three", "4 bye"],
    );
});

test("the logs of several seats are in the order of the moves", () => {
    const log = (seat: number) => ({
        seat,
        cut: 0,
        lines: [
            { moves: 0, text: "a" },
            { moves: 2, text: "b" },
        ],
    });
    assert.deepEqual(
        logLines([log(1), log(0)], moves).map(({ ply, seat }) => `${ply} ${seat}`),
        ["1 0", "2 1", "3 0", "4 1"],
    );
});

test("a log that comes in parts is one log", () => {
    const parts = [
        { seat: 1, cut: 0, lines: [{ moves: 0, text: "one\n" }] },
        { seat: 0, cut: 3, lines: [{ moves: 1, text: "two\n" }] },
        { seat: 1, cut: 4, lines: [{ moves: 3, text: "three\n" }] },
    ];
    const { lines, cut } = botLog(parts, moves);
    assert.deepEqual(
        lines.map(({ ply, text }) => `${ply} ${text}`),
        ["2 one", "3 two", "4 three"],
    );
    assert.equal(cut, 7);
});

test("the line to look at is the first of its move, or of the last before that wrote", () => {
    const lines = [2, 2, 4, 4, 9].map((ply) => ({ ply, seat: 0, text: "" }));
    assert.deepEqual(
        [1, 2, 3, 4, 8, 20].map((ply) => lineAt(lines, ply)),
        [null, 0, 0, 2, 2, 4],
    );
    assert.equal(lineAt([], 3), null);
});

test("ten thousand lines are sorted into five hundred moves in no time to speak of", () => {
    const long = Array.from({ length: 500 }, (_, index) => ({ seat: index % 2 }));
    const log = { seat: 0, cut: 0, lines: Array.from({ length: 10_000 }, (_, index) => ({ moves: Math.floor(index / 20), text: "x" })) };
    assert.equal(logLines([log], long).length, 10_000);
});
