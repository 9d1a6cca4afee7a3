import assert from "node:assert/strict";
import { test } from "node:test";
import type { Operation } from "./openapi";
import { answerText, commandOf, exampleOf, missingIn, requestOf } from "./request";

const field = (name: string, type: string, isRequired: boolean, isInPath = false) => ({
    name,
    type,
    isRequired,
    isInPath,
    description: "",
});
const show: Operation = {
    id: "listGames",
    method: "GET",
    path: "/api/v1/ladders/{game}/games",
    summary: "",
    isPublic: true,
    parameters: [field("game", "string", true, true), field("limit", "integer", false)],
    body: null,
    answers: [],
};
const make: Operation = {
    ...show,
    method: "POST",
    path: "/api/v1/tokens",
    parameters: [],
    body: {
        type: "application/json",
        schema: "Wish",
        fields: [field("label", "string", true), field("days", "integer", true), field("scopes", "list of string", false)],
    },
};

test("parameters go where they belong, and empty ones are left out", () => {
    const typed = { parameters: { game: "martian chess", limit: "" }, body: null };
    assert.equal(requestOf(show, typed).address, "/api/v1/ladders/martian%20chess/games");
    assert.equal(requestOf(show, { ...typed, parameters: { game: "ploy", limit: "3" } }).address, "/api/v1/ladders/ploy/games?limit=3");
    assert.equal(missingIn(show, { parameters: {}, body: null }), "game is required.");
});

test("a body begins with its required fields, and has to be JSON", () => {
    assert.deepEqual(JSON.parse(exampleOf(make)), { label: "", days: 0 });
    assert.equal(exampleOf(show), "");
    assert.equal(missingIn(make, { parameters: {}, body: '{"label": "x"}' }), null);
    assert.match(missingIn(make, { parameters: {}, body: "{label: x}" }) ?? "", /not valid JSON/);
    assert.equal(requestOf(make, { parameters: {}, body: "{}" }).type, "application/json");
});

test("the same request can be sent from a terminal", () => {
    const request = requestOf(make, { parameters: {}, body: `{"label": "otter's"}` });
    const command = commandOf(request, "https://arena.example");
    assert.match(command, /^curl -X POST -H "Authorization: Bearer /);
    assert.ok(command.includes(`-d '{"label": "otter'\\''s"}'`));
    assert.ok(command.endsWith("'https://arena.example/api/v1/tokens'"));
});

test("an answer is laid out if it is JSON, and cut if it is long", () => {
    assert.equal(answerText("application/json", '{"a":1}'), '{\n  "a": 1\n}');
    assert.equal(answerText("text/plain", "as it is"), "as it is");
    assert.match(answerText("text/csv", "x".repeat(30_000)), /10000 more characters/);
});
