import assert from "node:assert/strict";
import { test } from "node:test";
import { jump } from "./jump";
import type { Newest } from "./local";

const newest = (id: number, first: number | null): Newest => ({ id, state: "playing", message: "", games: first === null ? 0 : 1, first });

test("whoever looks at the newest run goes on to the one after it, once it has a game", () => {
    assert.equal(jump(1, 1, newest(1, 0)), null);
    assert.equal(jump(1, 1, newest(2, null)), null);
    assert.deepEqual(jump(1, 1, newest(2, 0)), { id: 2, number: 0 });
});

test("whoever looks at a certain move goes on when the newer game is over", () => {
    assert.equal(jump(1, 1, newest(2, 0), 7), null);
    assert.deepEqual(jump(1, 1, { ...newest(2, 0), state: "over" }, 7), { id: 2, number: 0 });
});

test("whoever looks at an older run stays there", () => {
    assert.equal(jump(1, 2, newest(3, 0)), null);
});
