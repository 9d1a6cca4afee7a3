import assert from "node:assert/strict";
import { test } from "node:test";
import type { Language } from "../api/submissions";
import { TestStorage } from "../app/test_storage";
import { Desk, type Beginning } from "./desk";
import { Drafts, type Shelf } from "./drafts";

const languages: readonly Language[] = [
    { name: "python", title: "Python", extension: ".py", starter: "ploy_greedy.py" },
    { name: "rust", title: "Rust", extension: ".rs", starter: "ploy_greedy.rs" },
    { name: "go", title: "Go", extension: ".go", starter: null },
];
const place = { person: 3, game: "ploy", contest: null };
const starter = (language: string) => Promise.resolve(`starter in ${language}\r\n`);

let moment = 0;
function deskWith(box: Shelf | null, earlier: Beginning | null = null, from = starter): Desk {
    return new Desk({ place, drafts: new Drafts(box, () => ++moment), languages, earlier, starter: from });
}
function file(name: string, text: string): File {
    return Object.assign(new Blob([text]), { name }) as File;
}
function textOn(desk: Desk): string | null {
    const draft = desk.draft.value;
    return draft?.kind === "source" ? draft.text : null;
}

test("one begins with the starter of the preferred language, with an empty file where there is none, and with the first language if that is not there", async () => {
    const desk = deskWith(new TestStorage());
    await desk.open("rust");
    assert.deepEqual(desk.draft.value, { kind: "source", file: "ploy_greedy.rs", language: "rust", text: "starter in rust\n" });
    await desk.choose("go");
    assert.deepEqual(desk.draft.value, { kind: "source", file: "bot.go", language: "go", text: "" });
    assert.equal(desk.note.value, null);
    const other = deskWith(new TestStorage());
    await other.open("cobol");
    assert.equal(textOn(other), "starter in python\n");
});

test("each language keeps what was written in it, also where storage is forbidden", async () => {
    for (const box of [new TestStorage(), null]) {
        const desk = deskWith(box);
        await desk.open("rust");
        desk.write("fn main");
        await desk.choose("python");
        assert.equal(textOn(desk), "starter in python\n");
        desk.write("run(");
        await desk.choose("rust");
        assert.deepEqual([textOn(desk), desk.given.value.text, desk.note.value?.kind], ["fn main", "fn main", "restored"]);
        await desk.choose("python");
        assert.equal(textOn(desk), "run(");
    }
});

test("who comes back finds what was written last, and can begin anew", async () => {
    const box = new TestStorage();
    const before = deskWith(box);
    await before.open("rust");
    before.write("fn main");
    const desk = deskWith(box);
    await desk.open("python");
    assert.equal(textOn(desk), "fn main");
    const note = desk.note.value;
    assert.ok(note?.kind === "restored" && note.beginning.name === "the starter");
    desk.beginAnew(note.beginning);
    assert.deepEqual([textOn(desk), desk.given.value.text, desk.note.value], ["starter in rust\n", "starter in rust\n", null]);
    assert.equal(box.length, 0);
});

test("what is again as it began is no draft, nor is what was handed in", async () => {
    const box = new TestStorage();
    const desk = deskWith(box);
    await desk.open("python");
    desk.write("run(");
    assert.equal(box.length, 1);
    desk.write("starter in python\n");
    assert.equal(box.length, 0);
    desk.write("run()");
    const handedIn = desk.draft.value;
    assert.ok(handedIn);
    desk.write("run(Bot)");
    desk.handedIn(handedIn);
    assert.equal(box.length, 1, "what was written in the meantime is none of the arena's");
    assert.ok(desk.draft.value);
    desk.handedIn(desk.draft.value);
    assert.equal(box.length, 0);
});

test("an earlier version is begun with, unless more was written since", async () => {
    const earlier: Beginning = { source: { kind: "source", file: "mine.rs", language: "rust", text: "fn one\r\n" }, name: "version 1" };
    const box = new TestStorage();
    const desk = deskWith(box, earlier);
    await desk.open("python");
    assert.deepEqual([textOn(desk), desk.note.value], ["fn one\n", null]);
    desk.write("fn two");
    const later = deskWith(box, earlier);
    await later.open("python");
    assert.equal(textOn(later), "fn two");
    assert.ok(later.note.value?.kind === "restored" && later.note.value.beginning.name === "version 1");
});

test("a file takes the place of what was written, which can be brought back", async () => {
    const box = new TestStorage();
    const desk = deskWith(box);
    await desk.open("python");
    await desk.take(file("mine.py", "one\r\n"));
    assert.deepEqual([desk.draft.value?.file, textOn(desk), desk.note.value], ["mine.py", "one\n", null]);
    desk.write("one and a half");
    await desk.take(file("other.py", "two"));
    const note = desk.note.value;
    assert.ok(note?.kind === "replaced");
    desk.bringBack(note.before);
    assert.deepEqual([desk.draft.value?.file, textOn(desk), desk.note.value], ["mine.py", "one and a half", null]);
    const next = deskWith(box);
    await next.open("rust");
    assert.deepEqual([next.draft.value?.file, textOn(next)], ["mine.py", "one and a half"]);
});

test("what is no source in a language of the arena is handed in as it is, and the draft stays", async () => {
    const box = new TestStorage();
    const desk = deskWith(box);
    await desk.open("python");
    desk.write("run(");
    for (const name of ["bot.zip", "Main.java"]) {
        await desk.take(file(name, "PK"));
        assert.equal(desk.draft.value?.kind, "file");
        assert.ok(desk.draft.value);
        desk.handedIn(desk.draft.value);
    }
    await desk.choose("python");
    assert.equal(textOn(desk), "run(");
});

test("the language that was chosen last is shown, whichever starter comes first", async () => {
    const waiting: (() => void)[] = [];
    const desk = deskWith(new TestStorage(), null, (language) => new Promise((resolve) => waiting.push(() => resolve(language))));
    const both = [desk.choose("python"), desk.choose("rust")];
    for (const answer of waiting.reverse()) answer();
    await Promise.all(both);
    assert.equal(textOn(desk), "rust");
});

test("a starter that is not to be had is a fault, and what lies on the desk stays", async () => {
    const desk = deskWith(new TestStorage(), null, (language) =>
        language === "rust" ? Promise.reject(new Error("gone")) : starter(language),
    );
    await desk.open("python");
    await desk.choose("rust");
    assert.match(desk.fault.value ?? "", /gone/);
    assert.equal(textOn(desk), "starter in python\n");
});
