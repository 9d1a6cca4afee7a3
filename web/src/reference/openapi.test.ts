import assert from "node:assert/strict";
import { test } from "node:test";
import { groupsOf, typeOf, type ApiDocument } from "./openapi";

const ok = { "200": { description: "done" } };
const document: ApiDocument = {
    paths: {
        "/api/v1/games/{game}": {
            get: {
                operationId: "showGame",
                summary: "One game",
                security: [],
                parameters: [
                    { name: "game", in: "path", required: true, schema: { type: "string" } },
                    { name: "limit", in: "query", description: "at most so many", schema: { type: "integer" } },
                ],
                responses: {
                    "200": { description: "the game", content: { "application/json": { schema: { $ref: "#/components/schemas/Game" } } } },
                    default: { description: "the server failed" },
                },
            },
        },
        "/api/v1/submissions": {
            post: { summary: "Submits a bot", requestBody: { content: { "application/octet-stream": {} } }, responses: ok },
        },
        "/api/v1/people": {
            get: { summary: "Everybody", responses: ok },
            post: {
                summary: "Registers",
                requestBody: {
                    content: {
                        "application/json": {
                            schema: { properties: { name: { type: "string", description: "2 to 30" }, role: {} }, required: ["name"] },
                        },
                    },
                },
                responses: ok,
            },
        },
        "/api/v1/session": {
            post: {
                summary: "Logs in",
                requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Login" } } } },
                responses: { "200": { description: "the file", content: { "text/csv": {} } } },
            },
        },
        "/api/v1/openapi.json": { get: { summary: "This", responses: ok } },
    },
    components: { schemas: { Login: { properties: { name: { type: "string" } } } } },
};

test("operations are grouped by what they are about, none left out", () => {
    const groups = groupsOf(document);
    assert.deepEqual(
        groups.map(({ title, operations }) => [title, operations.length]),
        [
            ["Games", 1],
            ["Submissions and bots", 1],
            ["Accounts", 3],
            ["Other", 1],
        ],
    );
});

test("an operation has its parameters, its body and its answers", () => {
    const [games, submissions, accounts] = groupsOf(document);
    const game = games?.operations[0];
    assert.equal(game?.isPublic, true);
    assert.deepEqual(
        game?.parameters.map(({ name, isRequired, isInPath, description }) => [name, isRequired, isInPath, description]),
        [
            ["game", true, true, "part of the path"],
            ["limit", false, false, "at most so many"],
        ],
    );
    assert.deepEqual(game?.answers, [
        { status: "200", description: "the game", type: "Game" },
        { status: "other", description: "the server failed", type: "" },
    ]);
    // Bytes have no schema.
    assert.deepEqual(submissions?.operations[0]?.body, { type: "application/octet-stream", schema: null, fields: [] });
    const [everybody, register, logIn] = accounts?.operations ?? [];
    assert.equal(everybody?.body, null);
    assert.deepEqual(register?.body?.fields, [
        { name: "name", type: "string", isRequired: true, description: "2 to 30", isInPath: false },
        { name: "role", type: "", isRequired: false, description: "", isInPath: false },
    ]);
    assert.equal(logIn?.body?.schema, "Login");
    assert.equal(logIn?.body?.fields.length, 1);
    assert.equal(logIn?.answers[0]?.type, "text/csv");
});

test("types are named in words", () => {
    assert.equal(typeOf({ type: ["string", "null"] }), "string or null");
    assert.equal(typeOf({ type: "array", items: { $ref: "#/components/schemas/Seat" } }), "list of Seat");
    assert.equal(typeOf({ type: "array" }), "list");
    assert.equal(typeOf({ enum: ["waiting", "over"] }), '"waiting" or "over"');
    assert.equal(typeOf({ oneOf: [{ const: 1 }, { $ref: "#/components/schemas/Move" }] }), "1 or Move");
});
