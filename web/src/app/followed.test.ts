import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiError, type Tagged } from "../api/client";
import { Follower, type World } from "./followed";

type Answers = readonly (number | ApiError)[];

// An arena that gives these answers, one after the other, and the last one for ever.
function world(answers: Answers) {
    const here = { isSeen: true, asked: 0, waiting: null as (() => void) | null };
    const made: World = {
        newer: <Answer>(_path: string, before: Tagged<Answer> | null) => {
            const next = answers[Math.min(here.asked++, answers.length - 1)];
            if (next instanceof ApiError) return Promise.reject(next);
            const isOld = before !== null && (before.answer as number) === next;
            return Promise.resolve(isOld ? before : ({ answer: next, tag: String(next) } as Tagged<Answer>));
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

async function follow(answers: Answers) {
    const { here, made } = world(answers);
    const follower = new Follower<number>("/x", (answer) => answer >= 9, made);
    await follower.look();
    const next = async () => {
        here.waiting?.();
        await settled();
    };
    return { here, follower, next };
}

test("what changes is shown, what stays is not drawn anew", async () => {
    const { follower, next } = await follow([1, 1, 2]);
    const first = follower.asked.value;
    assert.deepEqual(first, { is: "there", answer: 1 });
    await next();
    assert.equal(follower.asked.value, first);
    await next();
    assert.deepEqual(follower.asked.value, { is: "there", answer: 2 });
});

test("what is over is not asked for again", async () => {
    const { here } = await follow([9]);
    assert.equal(here.waiting, null);
});

test("a page that nobody sees does not ask", async () => {
    const { here, next } = await follow([1]);
    here.isSeen = false;
    await next();
    assert.equal(here.asked, 1);
    here.isSeen = true;
    await next();
    assert.equal(here.asked, 2);
});

test("an answer stays while the arena cannot be reached", async () => {
    const { follower, next } = await follow([1, new ApiError(0, "unreachable", "no answer"), 2]);
    await next();
    assert.deepEqual(follower.asked.value, { is: "there", answer: 1 });
    await next();
    assert.deepEqual(follower.asked.value, { is: "there", answer: 2 });
});

test("what there is not is said, and not asked for again", async () => {
    const { here, follower } = await follow([new ApiError(404, "not_found", "there is none")]);
    assert.deepEqual(follower.asked.value, { is: "failed", why: "there is none" });
    assert.equal(here.waiting, null);
});

test("the answer to an earlier question does not count", async () => {
    const { follower } = await follow([1, 2, 3]);
    const earlier = follower.look();
    await follower.look();
    await earlier;
    assert.deepEqual(follower.asked.value, { is: "there", answer: 3 });
});

test("who has left hears nothing more", async () => {
    const { here, follower } = await follow([1, 2]);
    const asking = follower.look();
    follower.close();
    await asking;
    assert.deepEqual(follower.asked.value, { is: "there", answer: 1 });
    assert.equal(here.waiting, null);
});
