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
    /\bis no (JSON|number|game)\b/,
    /\b(time|games|attempts) a (move|pairing|student)\b/i,
    /\b(so far|is fine|need none)\b/,
    /\bYou (is|has|places|shoots|moves)\b/,
    /\bcannot be had\b/,
];

const comments = /^\s*(\/\/|\*|\/\*|\{\/\*).*$/gm;

function sources(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return sources(path);
        return /\.tsx?$/.test(entry.name) && !/\.test\.|types\.ts$/.test(entry.name) ? [path] : [];
    });
}

test("the pages use the usual words", () => {
    const found = sources("src").flatMap((path) => {
        const text = readFileSync(path, "utf8")
            .replace(comments, "")
            .replace(/ \/\/ .*$/gm, "");
        return stumbled.filter((words) => words.test(text)).map((words) => `${path}: ${words.source}`);
    });
    assert.deepEqual(found, []);
});
