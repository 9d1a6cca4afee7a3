import assert from "node:assert/strict";
import { test } from "node:test";
import { notesIn } from "./notes";

const line = (ply: number, text: string, seat = 0) => ({ ply, seat, text });

test("numbers are collected by name, the last of each move", () => {
    const { numbers } = notesIn([
        line(1, "#number depth 3"),
        line(1, "#number depth 4"),
        line(3, "#number depth 5"),
        line(3, "#number nodes 1e6"),
    ]);
    assert.deepEqual(
        numbers.map(({ name, values }) => [name, [...values]]),
        [
            [
                "depth",
                [
                    [1, { seat: 0, value: 4 }],
                    [3, { seat: 0, value: 5 }],
                ],
            ],
            ["nodes", [[3, { seat: 0, value: 1_000_000 }]]],
        ],
    );
});

test("drawings belong to the move that was thought about", () => {
    const { drawingsAt } = notesIn([
        line(1, "#mark e4"),
        line(1, "#arrow e3 e4 red"),
        line(1, "#label e4 very  weak"),
        line(3, "#mark a1 blue"),
    ]);
    assert.deepEqual(drawingsAt(1), {
        scribbles: [
            { from: "e4", to: "e4", ink: "green" },
            { from: "e3", to: "e4", ink: "red" },
        ],
        labels: [{ place: "e4", words: "very weak" }],
    });
    assert.deepEqual(drawingsAt(2), { scribbles: [], labels: [] });
    assert.equal(drawingsAt(3).scribbles.length, 1);
});

test("what is no note is left alone", () => {
    const lines = [
        "depth 7",
        "#number",
        "#number depth",
        "#number depth many",
        "#number depth Infinity",
        "#number <b> 1",
        "#mark",
        "#mark e4 pink",
        "#arrow e4",
        "#label e4",
        "# a title",
    ];
    const { numbers, drawingsAt } = notesIn(lines.map((text) => line(1, text)));
    assert.deepEqual(numbers, []);
    assert.deepEqual(drawingsAt(1), { scribbles: [], labels: [] });
});

test("there are not more than can be looked at", () => {
    const marks = Array.from({ length: 5000 }, (_, index) => line(1, `#mark a${index}`));
    const names = Array.from({ length: 100 }, (_, index) => line(1, `#number n${index} 1`));
    const { numbers, drawingsAt } = notesIn([...marks, ...names, line(1, `#label a1 ${"x".repeat(5000)}`)]);
    assert.equal(drawingsAt(1).scribbles.length, 200);
    assert.equal(numbers.length, 8);
});
