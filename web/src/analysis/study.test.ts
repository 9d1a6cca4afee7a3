import assert from "node:assert/strict";
import { test } from "node:test";
import type { Analysis, Wish } from "./module";
import { close, glance, Study, type Thinker } from "./study";

const analysis: Analysis = { chances: [0.5, 0.5], score: 0, plies_to_end: null, line: ["a"], squares: [], depth: 1, nodes: 1 };

class Recorder implements Thinker {
    readonly asked: string[] = [];
    isClosed = false;
    fails = false;
    analyse({ position, nodes }: Wish): Promise<Analysis> {
        this.asked.push(`${position}${nodes === close ? "!" : ""}`);
        return this.fails ? Promise.reject(new Error("out of memory")) : Promise.resolve(analysis);
    }
    close(): void {
        this.isClosed = true;
    }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("the position on the board comes first, then the others, each once", async () => {
    const engine = new Recorder();
    const study = new Study(engine, {}, () => 0);
    study.want(["a", "b", "c", "b"], "b");
    await settled();
    assert.deepEqual(engine.asked, ["b", "b!", "a", "c"]);
    assert.deepEqual([...study.found.value.keys()].sort(), ["a", "b", "c"]);
    assert.deepEqual([...study.closely.value.keys()], ["b"]);
    study.want(["a", "b", "c"], "b");
    await settled();
    assert.equal(engine.asked.length, 4);
    assert.ok(glance < close);
});

test("a position that is shown meanwhile goes before those that wait", async () => {
    const engine = new Recorder();
    const study = new Study(engine, {}, () => 0);
    study.want(["a", "b", "c", "d"], null);
    study.want(["a", "b", "c", "d"], "d");
    await settled();
    assert.deepEqual(engine.asked.slice(0, 3), ["a", "d", "d!"]);
});

test("a failing engine is said once and not asked again", async () => {
    const engine = new Recorder();
    engine.fails = true;
    const study = new Study(engine, {}, () => 0);
    study.want(["a", "b"], "a");
    await settled();
    assert.equal(study.fault.value, "out of memory");
    study.want(["a", "b"], "b");
    await settled();
    assert.equal(engine.asked.length, 1);
});

test("nothing is asked after it was closed", async () => {
    const engine = new Recorder();
    const study = new Study(engine, {}, () => 0);
    study.want(["a", "b", "c"], null);
    study.close();
    await settled();
    assert.deepEqual(engine.asked, ["a"]);
    assert.ok(engine.isClosed);
});
