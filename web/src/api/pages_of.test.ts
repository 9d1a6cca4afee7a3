import assert from "node:assert/strict";
import { test } from "node:test";
import { allOf } from "./pages_of";

test("all items come in their order, each page asked for after the last", async () => {
    const asked: (number | null)[] = [];
    const items = await allOf((after) => {
        asked.push(after);
        const first = after ?? 0;
        return Promise.resolve({ items: [first, first + 1], next: first < 4 ? first + 2 : null });
    });
    assert.deepEqual(items, [0, 1, 2, 3, 4, 5]);
    assert.deepEqual(asked, [null, 2, 4]);
});

test("a page that cannot be had is a failure of all", async () => {
    await assert.rejects(
        allOf(() => Promise.reject(new Error("too many"))),
        /too many/,
    );
});
