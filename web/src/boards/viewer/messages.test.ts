// Whatever a viewer sends, the page hears one of its messages or nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { leastHeight, mostHeight, saidIn, type Said } from "./messages";

// What a browser lets through to another window: everything but functions, with values that JSON does not have.
const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withSparseArray: true,
});
const looped = fc.dictionary(fc.string(), anything).map((value) => Object.assign(value, { itself: value }));
const answer = fc.oneof(anything, looped, fc.jsonValue());
// Most of them nearly right.
const message = fc.record(
    {
        tulkas: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, anything),
        ready: fc.oneof(fc.boolean(), anything),
        height: fc.oneof(fc.double(), fc.integer(), anything),
        width: fc.oneof(fc.double(), fc.integer(), anything),
        answer,
    },
    { requiredKeys: [] },
);

function check(said: Said | null): void {
    if (said?.is === "height") {
        assert.ok(Number.isInteger(said.pixels) && said.pixels >= leastHeight && said.pixels <= mostHeight);
        assert.ok(said.width === null || Number.isFinite(said.width));
    }
    if (said?.is === "answer") assert.deepEqual(JSON.parse(JSON.stringify(said.answer)), said.answer);
}

const runs = { numRuns: 5_000, seed: 1 };

test("no data of a viewer's breaks the page", () =>
    fc.assert(
        fc.property(fc.oneof(message, anything), (data) => check(saidIn(data))),
        runs,
    ));

test("an answer arrives as JSON has it", () => {
    fc.assert(
        fc.property(fc.jsonValue(), (value) => {
            assert.deepEqual(saidIn({ tulkas: 1, answer: value }), { is: "answer", answer: JSON.parse(JSON.stringify(value)) as unknown });
        }),
        runs,
    );
    const itself: unknown[] = [];
    itself.push(itself);
    for (const value of [10n, itself, undefined, () => 3]) assert.equal(saidIn({ tulkas: 1, answer: value }), null);
});
