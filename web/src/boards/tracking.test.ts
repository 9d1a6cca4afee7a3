import assert from "node:assert/strict";
import { test } from "node:test";
import { nearestAngle, track } from "./tracking";

const start = [
    { square: "a1", looks: "pawn", id: 0 },
    { square: "b1", looks: "pawn", id: 1 },
    { square: "c1", looks: "queen", id: 2 },
];

test("the piece that moved keeps its identity", () => {
    const pieces = [
        { square: "a2", looks: "pawn" },
        { square: "b1", looks: "pawn" },
        { square: "c1", looks: "queen" },
    ];
    assert.deepEqual(track(start, pieces, { from: "a1", to: "a2" }), [
        { square: "a2", looks: "pawn", id: 0 },
        { square: "b1", looks: "pawn", id: 1 },
        { square: "c1", looks: "queen", id: 2 },
    ]);
});

test("a piece may change its kind while it moves", () => {
    const pieces = [
        { square: "b1", looks: "drone" },
        { square: "c1", looks: "queen" },
    ];
    assert.deepEqual(track(start, pieces, { from: "a1", to: "b1" }), [
        { square: "b1", looks: "drone", id: 0 },
        { square: "c1", looks: "queen", id: 2 },
    ]);
});

test("after a jump pieces of a kind are taken for each other", () => {
    const pieces = [
        { square: "h8", looks: "queen" },
        { square: "b1", looks: "pawn" },
    ];
    assert.deepEqual(track(start, pieces, null), [
        { square: "b1", looks: "pawn", id: 1 },
        { square: "h8", looks: "queen", id: 2 },
    ]);
});

test("a last move that does not fit the pieces before is no harm", () => {
    const pieces = [{ square: "a1", looks: "pawn" }];
    assert.deepEqual(track([], pieces, { from: "g7", to: "g8" }), [{ square: "a1", looks: "pawn", id: 0 }]);
    assert.deepEqual(track(start, start.slice(0, 0), { from: "a1", to: "a2" }), []);
});

test("a piece turns the short way round", () => {
    assert.equal(nearestAngle(0, 315), -45);
    assert.equal(nearestAngle(-45, 315), -45);
    assert.equal(nearestAngle(720, 90), 810);
});
