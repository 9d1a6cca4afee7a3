import assert from "node:assert/strict";
import { test } from "node:test";
import type { Table } from "../api/tables";
import { firstOf } from "./first";

const seats = [
    { kind: "open", name: "otter", account: 7, left: 5_000 },
    { kind: "house", name: "smart:nodes=400", account: null, left: null },
];
const table = { game: "ploy", view: { board: 1 }, you: 0, seats, status: "playing" } as unknown as Table;

test("a table is shown through the eyes of whoever asked for it", () => {
    const shown = firstOf([table], "/tables/7");
    assert.deepEqual([shown?.seat, shown?.names, shown?.view, shown?.ply], [0, ["You", "Smart"], { board: 1 }, null]);
    assert.deepEqual(
        shown?.clocks.map(({ portrait, left }) => [portrait, left]),
        [
            ["person", 5_000],
            ["bot", null],
        ],
    );
});

test("embedded, it is only looked at", () => {
    assert.deepEqual(firstOf([table], "/embed/tables/7")?.names, ["otter", "Smart"]);
    assert.equal(firstOf([table], "/embed/tables/7")?.seat, null);
});

test("a stored game is shown as the record has it", () => {
    const view = { game: "ploy", seats: ["greedy", "otter"], ply: 12, view: {} };
    const shown = firstOf([view, { seats: [{ kind: "house" }, { kind: "bot" }] as never }], "/ladder/ploy/games/3");
    assert.deepEqual([shown?.ply, shown?.names], [12, ["Greedy", "otter"]]);
});

test("games of others, and tables where nothing has begun, are not shown early", () => {
    assert.equal(firstOf([{ ...table, game: "nim" }], "/tables/7"), null);
    assert.equal(firstOf([{ ...table, view: null }], "/tables/7"), null);
});
