import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesFor, tokenWish } from "./token_wish";

const now = Date.parse("2026-01-01T00:00:00Z");

function form(entries: readonly (readonly [string, string])[]): FormData {
    const fields = new FormData();
    for (const [name, value] of entries) fields.append(name, value);
    return fields;
}

test("a token may do what was ticked, until the chosen day", () => {
    const fields = form([
        ["label", "laptop"],
        ["scope", "play"],
        ["scope", "submit"],
        ["days", "90"],
    ]);
    assert.deepEqual(tokenWish(fields, now), { label: "laptop", scopes: ["read", "play", "submit"], expires: "2026-04-01T00:00:00.000Z" });
});

test("a token for which nothing was ticked may read", () => {
    const fields = form([
        ["label", "board"],
        ["days", "0"],
    ]);
    assert.deepEqual(tokenWish(fields, now), { label: "board", scopes: ["read"] });
});

test("nobody is offered what their role may not do", () => {
    assert.deepEqual(
        choicesFor("author").map(({ scope }) => scope),
        ["play", "submit"],
    );
    assert.equal(choicesFor("organiser").at(-1)?.scope, "organise");
    assert.equal(choicesFor("administrator").at(-1)?.scope, "administer");
});
