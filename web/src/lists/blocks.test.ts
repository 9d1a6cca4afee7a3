import assert from "node:assert/strict";
import { test } from "node:test";
import type { Tagged } from "../api/client";
import type { World } from "../app/followed";
import { Blocks } from "./blocks";

// An arena that answers each path with its own text and how often that has changed.
function world() {
    const here = { asked: [] as string[], edition: 0, isSeen: true, waiting: null as (() => void) | null };
    const made: World = {
        newer: <Answer>(path: string, before: Tagged<Answer> | null) => {
            here.asked.push(path);
            const tag = String(here.edition);
            if (before?.tag === tag) return Promise.resolve(before);
            return Promise.resolve({ answer: `${path} ${tag}`, tag } as Tagged<Answer>);
        },
        after: (_milliseconds, action) => {
            here.waiting = action;
            return () => (here.waiting = null);
        },
        isSeen: () => here.isSeen,
    };
    return { here, made };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("what is looked at is asked for once, by whichever part", async () => {
    const { here, made } = world();
    const blocks = new Blocks<string>(() => false, made);
    blocks.want("standings", ["/a"]);
    blocks.want("rows", ["/a", "/b"]);
    await settled();
    assert.deepEqual(here.asked, ["/a", "/b"]);
    assert.deepEqual([...blocks.known.value.values()], ["/a 0", "/b 0"]);
});

test("only what is in sight is asked for again, until it cannot change any more", async () => {
    const { here, made } = world();
    let isOver = false;
    const blocks = new Blocks<string>(() => isOver, made);
    blocks.want("rows", ["/a", "/b"]);
    await settled();
    blocks.want("rows", ["/b", "/c"]);
    await settled();
    here.asked = [];
    here.edition = 1;
    await blocks.look();
    assert.deepEqual(here.asked, ["/b", "/c"]);
    assert.equal(blocks.known.value.get("/b"), "/b 1");
    assert.equal(blocks.known.value.get("/a"), "/a 0");
    isOver = true;
    const next = here.waiting;
    here.waiting = null;
    next?.();
    await settled();
    assert.equal(here.waiting, null);
});

test("a page that nobody sees asks for nothing", async () => {
    const { here, made } = world();
    const blocks = new Blocks<string>(() => false, made);
    blocks.want("rows", ["/a"]);
    await blocks.look();
    await settled();
    here.asked = [];
    here.isSeen = false;
    here.waiting?.();
    await settled();
    assert.deepEqual(here.asked, []);
    here.isSeen = true;
    here.waiting?.();
    await settled();
    assert.deepEqual(here.asked, ["/a"]);
    blocks.close();
});

test("blocks that were scrolled past are forgotten one day, those in sight never", async () => {
    const { made } = world();
    const blocks = new Blocks<string>(() => false, made);
    blocks.want("standings", ["/first"]);
    for (let at = 0; at < 100; ++at) {
        blocks.want("rows", [`/${at}`]);
        await settled();
    }
    assert.ok(blocks.known.value.size <= 60);
    assert.ok(blocks.known.value.has("/first"));
    assert.ok(blocks.known.value.has("/99"));
});
