import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableSummary } from "../api/tables";
import { byTurn } from "./my_tables";

const table = (id: number, ...turns: number[]) => ({ id, turns, seats: [{ account: 7 }, { account: null }] }) as unknown as TableSummary;
const ids = (tables: readonly TableSummary[]) => tables.map(({ id }) => id);

test("tables are told apart by whose turn it is", () => {
    const { mine, others } = byTurn([table(1, 0), table(2, 1)], 7);
    assert.deepEqual([ids(mine), ids(others)], [[1], [2]]);
    assert.deepEqual(ids(byTurn([table(1, 0)], 8).mine), []);
    // Both decide at the same time.
    assert.deepEqual(ids(byTurn([table(1, 1, 0)], 7).mine), [1]);
});
