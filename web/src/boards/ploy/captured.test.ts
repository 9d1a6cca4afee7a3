import assert from "node:assert/strict";
import { test } from "node:test";
import { capturedOf } from "./captured";
import { turned, type PloyPiece, type PloyView } from "./view";

const piece = (square: string, colour: PloyPiece["colour"], kind: PloyPiece["kind"], mask: number): PloyPiece => ({
    square,
    colour,
    kind,
    mask,
});
const view = (pieces: readonly PloyPiece[]): PloyView => ({ to_move: "black", last_move: null, pieces });

test("captured is what stood at the start and stands no more, however the rest has moved and turned", () => {
    const start = view([
        piece("a1", "white", "lance", 0b10000011),
        piece("b1", "white", "shield", 1),
        piece("c1", "white", "shield", 1),
        piece("d1", "black", "shield", 16),
    ]);
    const now = view([piece("e5", "white", "shield", turned(1, 3)), piece("d1", "black", "shield", 16)]);
    assert.deepEqual(
        capturedOf(start, now, "white").map(({ kind }) => kind),
        ["shield", "lance"],
    );
    assert.deepEqual(capturedOf(start, now, "black"), []);
    assert.deepEqual(capturedOf(start, start, "white"), []);
});
