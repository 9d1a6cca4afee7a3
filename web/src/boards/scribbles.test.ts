import assert from "node:assert/strict";
import { test } from "node:test";
import { arrowPath, inkOf, scribbled, type Scribble } from "./scribbles";

const arrow: Scribble = { from: "a1", to: "a3", ink: "green" };

test("what is drawn again is taken away, in another colour it is coloured anew", () => {
    const once = scribbled([], arrow);
    assert.deepEqual(once, [arrow]);
    assert.deepEqual(scribbled(once, arrow), []);
    assert.deepEqual(scribbled(once, { ...arrow, ink: "red" }), [{ ...arrow, ink: "red" }]);
    assert.equal(scribbled(once, { ...arrow, to: "a1" }).length, 2);
});

test("keys held choose the colour", () => {
    assert.equal(inkOf({ shiftKey: false, altKey: false }), "green");
    assert.equal(inkOf({ shiftKey: true, altKey: false }), "red");
    assert.equal(inkOf({ shiftKey: false, altKey: true }), "blue");
});

test("an arrow points to where it was drawn to", () => {
    const { shaft, head } = arrowPath({ x: 10, y: 10 }, { x: 110, y: 10 }, 10);
    assert.equal(shaft, "M10.0 10.0L100.0 10.0");
    assert.match(head, /^M110\.0 10\.0L97\.0 17\.0/);
});
