// Words that people stumbled over do not come back: in the pages' sources outside of comments, tests and generated types.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const stumbled: readonly RegExp[] = [
    /\bwhoever\b/i,
    /\bwhom\b/i,
    /\bNobody yet\b/,
    /\bHand (it )?in\b/,
    /\bTake it back\b/,
    /\bMake void\b/,
    /(?<!there )\bis no (JSON|number|game)\b/i,
    /\b(time|games|attempts) a (move|pairing|student)\b/i,
    /\b(so far|is fine|need none)\b/,
    /\bYou (is|has|places|shoots|moves)\b/,
    /\bcannot be had\b/,
    /\b(is asked for “|half is empty\.|What it logged|Waiting for somebody|How it goes on|What it asks for|Name in addresses)/,
    /\b(Attempts of everybody|Games of every pairing|plays the same games|almost surely|Interface for programs|All boards)\b/,
    /\b(words stand in quotes|judge’s words)\b/,
    /\bhand(s|ed)? in\b/i,
    /nodes=400/,
];

const comments = /^\s*(\/\/|\*|\/\*|\{\/\*).*$/gm;

function sources(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return sources(path);
        return /\.tsx?$/.test(entry.name) && !/\.test\.|types\.ts$/.test(entry.name) ? [path] : [];
    });
}

// What stumbles in a text.
const faultsIn = (text: string): string[] => stumbled.filter((words) => words.test(text)).map((words) => words.source);

test("so does what the server says in the pages", () => {
    const { "@@server": server } = JSON.parse(readFileSync("languages/de.json", "utf8")) as { "@@server": Record<string, string> };
    const texts = Object.keys(server);
    assert.ok(texts.length > 500);
    assert.deepEqual(
        texts.flatMap((text) => faultsIn(text).map((words) => `${text}: ${words}`)),
        [],
    );
});

test("the pages use the usual words", () => {
    const found = sources("src").flatMap((path) => {
        const text = readFileSync(path, "utf8")
            .replace(comments, "")
            .replace(/ \/\/ .*$/gm, "");
        return faultsIn(text).map((words) => `${path}: ${words}`);
    });
    assert.deepEqual(found, []);
});
