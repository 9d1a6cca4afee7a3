import assert from "node:assert/strict";
import { test } from "node:test";
import { fitIn, fitted, leastWidth, type Fit } from "./fit";

// The frame after all that a viewer tells, whose height follows from its width.
function settled(fit: Fit, heightAt: (width: number) => number): Fit {
    for (let messages = 0; messages < 100; ++messages) {
        const next = fitted(fit, heightAt(fit.width));
        if (next === fit) return fit;
        fit = next;
    }
    throw new Error("it never settles");
}

test("what fits keeps all the width", () => {
    assert.equal(settled(fitIn({ width: 900, height: 600 }), () => 600).width, 900);
});

test("a board becomes narrower until it is seen whole, and hardly more", () => {
    const shapes: readonly [string, (width: number) => number][] = [
        ["square", (width) => width + 150],
        ["portrait", (width) => 2 * width + 60],
        ["landscape", (width) => width * 0.7 + 100],
        ["no wider than 560", (width) => Math.min(width, 560) + 150],
    ];
    for (const [name, heightAt] of shapes) {
        for (const room of [
            { width: 920, height: 640 },
            { width: 1400, height: 890 },
            { width: 374, height: 560 },
        ]) {
            const { width, isHopeless } = settled(fitIn(room), heightAt);
            assert.ok(heightAt(width) <= room.height || width === leastWidth, `${name}: ${heightAt(width)} of ${room.height}`);
            assert.ok(isHopeless || width === room.width || heightAt(width + room.width / 10) > room.height, `${name}: ${width} is narrow`);
        }
    }
});

test("text that becomes higher when it is narrower has all the width, and scrolls", () => {
    const fit = settled(fitIn({ width: 900, height: 300 }), (width) => 400_000 / width);
    assert.deepEqual([fit.width, fit.isHopeless], [900, true]);
});

test("a frame stays as it is when there is less to see", () => {
    const fit = settled(fitIn({ width: 900, height: 600 }), (width) => width + 100);
    assert.equal(fitted(fit, 100), fit);
});
