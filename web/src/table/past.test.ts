import assert from "node:assert/strict";
import { test } from "node:test";
import type { PastView } from "../api/tables";
import { pageSize, Past } from "./past";

function asked(last: number) {
    const froms: number[] = [];
    const past = new Past((from, limit) => {
        froms.push(from);
        const plies = Array.from({ length: limit }, (_, index) => from + index).filter((ply) => ply <= last);
        return Promise.resolve(plies.map((ply): PastView => ({ ply, view: `after ${ply}`, position: null })));
    });
    return { froms, past };
}

test("a position brings its neighbours along", async () => {
    const { froms, past } = asked(100);
    await past.want(pageSize + 3);
    await past.want(pageSize + 4);
    assert.deepEqual(froms, [pageSize]);
    assert.equal(past.views.value.get(pageSize + 4), `after ${pageSize + 4}`);
    assert.equal(past.views.value.has(0), false);
});

test("what is on its way is not asked for again, what was not there yet is", async () => {
    const { froms, past } = asked(5);
    await Promise.all([past.want(3), past.want(4)]);
    await past.want(7);
    assert.deepEqual(froms, [0, 0]);
});

test("a failure is forgotten", async () => {
    let isDown = true;
    const past = new Past(() => (isDown ? Promise.reject(new Error("down")) : Promise.resolve([{ ply: 0, view: 1, position: null }])));
    await past.want(0);
    assert.equal(past.views.value.size, 0);
    isDown = false;
    await past.want(0);
    assert.equal(past.views.value.get(0), 1);
});

test("an answer from before the end does not come back after it", async () => {
    const { past } = asked(5);
    const late = past.want(0);
    past.forget();
    await late;
    assert.equal(past.views.value.size, 0);
    await past.want(0);
    assert.equal(past.views.value.size, 6);
});
