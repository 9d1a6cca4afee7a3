import assert from "node:assert/strict";
import { test } from "node:test";
import { Api, ApiError, type Fetch } from "./client";

interface Asked {
    readonly input: string;
    readonly init: RequestInit;
}

function answering(status: number, body: string): { readonly asked: Asked[]; readonly fetch: Fetch } {
    const asked: Asked[] = [];
    return {
        asked,
        fetch: (input, init) => {
            asked.push({ input, init });
            return Promise.resolve(new Response(status === 204 ? null : body, { status }));
        },
    };
}

test("requests go to the interface, with the session and as JSON", async () => {
    const server = answering(200, '{"id":7}');
    const made = await new Api(server.fetch).post<{ id: number }>("/tables", { game: "ploy" });
    assert.equal(made.id, 7);
    const { input, init } = server.asked[0] as Asked;
    assert.equal(input, "/api/v1/tables");
    assert.equal(init.method, "POST");
    assert.equal(init.credentials, "same-origin");
    assert.equal((init.headers as Record<string, string>)["Content-Type"], "application/json");
    assert.equal(init.body, '{"game":"ploy"}');
});

test("reading sends no body", async () => {
    const server = answering(200, "{}");
    await new Api(server.fetch).get("/games");
    assert.equal(server.asked[0]?.init.body, undefined);
});

test("an error has the arena's own words", async () => {
    const server = answering(422, '{"error":{"code":"refused","message":"it is not your turn"}}');
    await assert.rejects(
        new Api(server.fetch).post("/tables/7/moves", { move: "e3-e4-0" }),
        (error: unknown) =>
            error instanceof ApiError && error.status === 422 && error.code === "refused" && error.message === "it is not your turn",
    );
});

test("answers that are no answers are errors too", async () => {
    await assert.rejects(new Api(answering(200, "<html>").fetch).get("/x"), /not valid JSON/);
    await assert.rejects(new Api(answering(500, '"oops"').fetch).get("/x"), /status 500/);
    await assert.rejects(new Api(() => Promise.reject(new Error("offline"))).get("/x"), { status: 0, code: "unreachable" });
});

test("files are sent as they are, and texts come as they are", async () => {
    const server = answering(201, '{"id":3}');
    const file = new Blob(["print(1)"]);
    await new Api(server.fetch).upload("/submissions?game=ploy&file=bot.py", file);
    assert.deepEqual(server.asked[0]?.init.body, await file.arrayBuffer());
    assert.equal((server.asked[0]?.init.headers as Record<string, string>)["Content-Type"], "application/octet-stream");
    assert.equal(await new Api(answering(200, "print(1)").fetch).text("/submissions/3/source"), "print(1)");
    await assert.rejects(
        new Api(answering(404, '{"error":{"code":"not_found","message":"there is none"}}').fetch).text("/x"),
        /there is none/,
    );
});

test("a file that cannot be read is not taken for a lost connection", async () => {
    const server = answering(201, "{}");
    const folder = Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error("it is a folder")) });
    await assert.rejects(new Api(server.fetch).upload("/game-packages", folder), /could not read the file/);
    assert.equal(server.asked.length, 0);
});

test("nothing is an answer as well", async () => {
    assert.equal(await new Api(answering(204, "").fetch).delete("/session"), null);
});

test("what has not changed is not sent again", async () => {
    const asked: RequestInit[] = [];
    const api = new Api((_, init) => {
        asked.push(init);
        return Promise.resolve(
            asked.length === 1
                ? new Response('{"played":3}', { headers: { etag: '"a"', date: "Mon, 16 Nov 2026 08:00:00 GMT" } })
                : new Response(null, { status: 304 }),
        );
    });
    const first = await api.newer<{ played: number }>("/tournaments/1", null);
    assert.deepEqual(first, { answer: { played: 3 }, tag: '"a"' });
    assert.equal(await api.newer("/tournaments/1", first), first);
    assert.equal((asked[1]?.headers as Record<string, string>)["If-None-Match"], '"a"');
});

test("text comes as it is, and its errors as all errors", async () => {
    assert.equal(await new Api(answering(200, "Take one to three.").fetch).text("/games/nim/rules"), "Take one to three.");
    await assert.rejects(
        new Api(answering(404, '{"error":{"code":"not_found","message":"there is none"}}').fetch).text("/x"),
        /there is none/,
    );
});

// Answers each request with the next of these; null: the connection breaks.
function answeringInTurn(statuses: readonly (number | null)[]): { readonly keys: string[]; readonly api: Api } {
    const keys: string[] = [];
    const fetch: Fetch = (_input, init) => {
        const status = statuses[keys.length];
        keys.push((init.headers as Record<string, string>)["Idempotency-Key"] ?? "");
        return status == null ? Promise.reject(new Error("offline")) : Promise.resolve(new Response('{"id":7}', { status }));
    };
    return { keys, api: new Api(fetch, () => Promise.resolve()) };
}

test("what was not answered is sent again with the same key", async () => {
    const server = answeringInTurn([null, 503, 201]);
    assert.deepEqual(await server.api.post("/tournaments", {}), { id: 7 });
    assert.equal(server.keys.length, 3);
    assert.match(server.keys[0] ?? "", /^[0-9a-f]{32}$/);
    assert.equal(new Set(server.keys).size, 1);
    const other = answeringInTurn([201]);
    await other.api.post("/tournaments", {});
    assert.notEqual(other.keys[0], server.keys[0]);
});

test("it is sent three times at most, and logins once", async () => {
    const server = answeringInTurn([null, null, null, 201]);
    await assert.rejects(server.api.post("/tournaments", {}), { status: 0, code: "unreachable" });
    assert.equal(server.keys.length, 3);
    const login = answeringInTurn([503, 201]);
    await assert.rejects(login.api.post("/session", {}), { status: 503 });
    assert.deepEqual(login.keys, [""]);
});
