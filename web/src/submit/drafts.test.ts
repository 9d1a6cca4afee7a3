import assert from "node:assert/strict";
import { test } from "node:test";
import { TestStorage } from "../app/test_storage";
import type { Source } from "./draft";
import { Drafts, type Place, type Shelf } from "./drafts";

function forbidden(): never {
    throw new Error("forbidden");
}
const closed: Shelf = {
    get length(): number {
        return forbidden();
    },
    key: forbidden,
    getItem: forbidden,
    setItem: forbidden,
    removeItem: forbidden,
};

const ploy: Place = { person: 3, game: "ploy", contest: null };
const source = (language: string, text: string): Source => ({ kind: "source", language, file: `bot.${language}`, text });

function draftsIn(box: Shelf | null): Drafts {
    let moment = 0;
    return new Drafts(box, () => ++moment);
}

test("what was kept is found again, also by the next page", () => {
    const box = new TestStorage();
    draftsIn(box).keep(ploy, source("python", "run("));
    assert.deepEqual(draftsIn(box).find(ploy, "python"), source("python", "run("));
    draftsIn(box).drop(ploy, "python");
    assert.equal(box.length, 0);
});

test("each person, game, contest and language has one of its own", () => {
    const drafts = draftsIn(new TestStorage());
    const places = [ploy, { ...ploy, person: 31 }, { ...ploy, game: "catan" }, { ...ploy, contest: 3 }];
    places.forEach((place, index) => drafts.keep(place, source("rust", String(index))));
    drafts.keep(ploy, source("go", "go"));
    places.forEach((place, index) => assert.equal(drafts.find(place, "rust")?.text, String(index)));
    assert.equal(drafts.find(ploy, "go")?.text, "go");
});

test("the language that was written in last is known", () => {
    const drafts = draftsIn(new TestStorage());
    assert.equal(drafts.latest(ploy), null);
    for (const language of ["rust", "go", "rust"]) drafts.keep(ploy, source(language, "main"));
    drafts.keep({ ...ploy, game: "catan" }, source("java", "class"));
    assert.equal(drafts.latest(ploy), "rust");
});

test("of too many the oldest go", () => {
    const drafts = draftsIn(new TestStorage());
    for (let person = 1; person <= 25; ++person) drafts.keep({ ...ploy, person }, source("python", "x"));
    const left = Array.from({ length: 25 }, (_, index) => index + 1).filter((person) => drafts.find({ ...ploy, person }, "python"));
    assert.deepEqual(
        left,
        Array.from({ length: 20 }, (_, index) => index + 6),
    );
});

test("what nobody has written by hand is not kept, nor what it was before", () => {
    const drafts = draftsIn(new TestStorage());
    drafts.keep(ploy, source("python", "x"));
    drafts.keep(ploy, source("python", "x".repeat(200_000)));
    assert.equal(drafts.find(ploy, "python"), null);
});

test("in a full storage the oldest make room, and nothing else does", () => {
    const box = new TestStorage(2_000);
    box.setItem("theme", "dark");
    const drafts = draftsIn(box);
    for (const language of ["go", "rust", "java"]) drafts.keep(ploy, source(language, "x".repeat(800)));
    assert.deepEqual(
        ["go", "rust", "java"].map((language) => drafts.find(ploy, language) !== null),
        [false, true, true],
    );
    drafts.keep(ploy, source("python", "x".repeat(3_000)));
    assert.equal(drafts.find(ploy, "python"), null);
    assert.equal(box.getItem("theme"), "dark");
});

test("storage that is forbidden, or holds what it should not, is no error", () => {
    for (const drafts of [draftsIn(null), draftsIn(closed)]) {
        drafts.keep(ploy, source("python", "x"));
        assert.equal(drafts.find(ploy, "python"), null);
        assert.equal(drafts.latest(ploy), null);
        drafts.drop(ploy, "python");
    }
    const box = new TestStorage();
    for (const [language, text] of [
        ["go", "{"],
        ["rust", "null"],
        ["java", '{"file":1}'],
    ] as const)
        box.setItem(`draft 3 ploy - ${language}`, text);
    for (const language of ["go", "rust", "java"]) assert.equal(draftsIn(box).find(ploy, language), null);
});
