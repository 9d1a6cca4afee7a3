import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableSummary } from "../api/tables";
import { sortedTables } from "./my_tables";

const table = (id: number, status: TableSummary["status"], ...turns: number[]) =>
    ({ id, status, turns, seats: [{ account: 7 }, { account: null }] }) as unknown as TableSummary;
const ids = (tables: readonly TableSummary[]) => tables.map(({ id }) => id);

test("tables are sorted by what there is to do", () => {
    const { mine, running, over } = sortedTables(
        [table(1, "playing", 0), table(2, "playing", 1), table(3, "waiting"), table(4, "over")],
        7,
    );
    assert.deepEqual([ids(mine), ids(running), ids(over)], [[1], [2, 3], [4]]);
    assert.deepEqual(ids(sortedTables([table(1, "playing", 0)], 8).mine), []);
    // Both decide at the same time.
    assert.deepEqual(ids(sortedTables([table(1, "playing", 1, 0)], 7).mine), [1]);
});
