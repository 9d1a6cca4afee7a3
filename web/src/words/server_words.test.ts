import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "@formatjs/icu-messageformat-parser";
import { formsOf, translated, type Forms, type ServerMessage } from "./server_words";

const folder = "languages";
type File = Readonly<Record<string, unknown>> & { readonly "@@server": Readonly<Record<string, string>> };
const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as File);

function formsIn(file: File): Forms {
    const compiled = ([text, words]: [string, string]): [string, ServerMessage] => [text, /\{\w+,/.test(words) ? parse(words) : words];
    return formsOf(Object.fromEntries(Object.entries(file["@@server"]).map(compiled)));
}

const german = formsOf({
    "seat {0} is taken": "Platz {0} ist besetzt",
    "the name {0} is taken": "der Name {0} ist vergeben",
    "{0} is taken": "{0} ist belegt",
    "illegal move {0}: {1}": "ungültiger Zug {0}: {1}",
    "there is no piece on {0}": "auf {0} steht keine Figur",
    "player {0} has {1} points": parse("{who, select, you {du hast} other {{0} hat}} {1} Punkte"),
    "nobody came": "niemand ist gekommen",
});

test("a message is recognised by its form", () => {
    assert.equal(translated(german, "nobody came"), "niemand ist gekommen");
    assert.equal(translated(german, "seat 3 is taken"), "Platz 3 ist besetzt");
    assert.equal(translated(german, 'the name "seat" is taken'), 'der Name "seat" ist vergeben');
});

test("what stands in a message is translated too", () => {
    assert.equal(translated(german, 'illegal move "e3": there is no piece on e3'), 'ungültiger Zug "e3": auf e3 steht keine Figur');
});

test("what the server does not say stays as it is", () => {
    assert.equal(translated(german, "my own game ended"), "my own game ended");
    assert.equal(translated(german, ""), "");
});

test("players are called by their names, and the reader is spoken to", () => {
    assert.equal(translated(german, "player 1 has 10 points", ["Ada", "Bea"]), "Bea hat 10 Punkte");
    assert.equal(translated(german, "player 0 has 10 points", ["You", "Bea"]), "du hast 10 Punkte");
    assert.equal(translated(german, "player 0 has 10 points"), "player 0 hat 10 Punkte");
});

test("no form of a message is taken for another", () => {
    for (const file of files) {
        const forms = formsIn(file);
        for (const [text, words] of Object.entries(file["@@server"])) {
            if (/\{\w+,/.test(words)) continue;
            const said = text.replace(/\{(\d+)\}/g, (_, index: string) => `«${index}»`);
            assert.equal(translated(forms, said), translated(formsOf({ [text]: words }), said), text);
        }
    }
});
