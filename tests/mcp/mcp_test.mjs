// A coding agent at work, by the client of the official SDK: over standard input and output, and over HTTP.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const program = process.env.TULKAS ?? join(root, "build/release/tulkas");
const require = createRequire(join(root, "web/package.json"));
const { Client } = require("@modelcontextprotocol/sdk/client/index.js");
const { StdioClientTransport } = require("@modelcontextprotocol/sdk/client/stdio.js");
const { StreamableHTTPClientTransport } = require("@modelcontextprotocol/sdk/client/streamableHttp.js");

const patience = { timeout: 300_000 };
const folder = mkdtempSync(join(tmpdir(), "mcp-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const tools = ["list_games", "rules", "starter", "docs", "check", "play", "replay", "picture", "logs", "submit", "arena"];

async function call(client, name, args = {}) {
    const result = await client.callTool({ name, arguments: args }, undefined, patience);
    return { ...result, text: result.content.map((part) => part.text ?? "").join("\n") };
}

// From the rules to a game that is looked at.
async function work(client) {
    assert.deepEqual((await client.listTools()).tools.map(({ name }) => name), tools);
    assert.match(client.getInstructions(), /starter/);
    assert.ok(JSON.parse((await call(client, "list_games")).text).some(({ name }) => name === "ploy"));
    assert.match((await call(client, "rules", { game: "ploy" })).text, /commander/);
    assert.match((await call(client, "docs", { language: "python" })).text, /log/);
    const starter = (await call(client, "starter", { game: "ploy", language: "python" })).text;
    const file = join(folder, "mine.py");
    writeFileSync(file, starter.slice(starter.indexOf("\n\n") + 2));

    const checked = await call(client, "check", { game: "ploy", file, games: 1 });
    assert.ok(!checked.isError, checked.text);
    const played = await call(client, "play", { game: "ploy", bots: [file, "random"], games: 2, seed: 7 });
    assert.ok(!played.isError, played.text);
    const record = /^record: (.*)$/m.exec(played.text)[1];
    assert.match((await call(client, "replay", { record, number: 1 })).text, /random/);
    assert.match((await call(client, "replay", { record, ply: 3 })).text, /──○──/);
    const { content } = await call(client, "picture", { record, ply: 3 });
    assert.deepEqual([content[0].type, content[0].mimeType], ["image", "image/svg+xml"]);
    assert.match(Buffer.from(content[0].data, "base64").toString(), /^<svg/);
    assert.ok(!(await call(client, "logs", { record })).isError);

    const broken = join(folder, "broken.py");
    writeFileSync(broken, "this is no Python\n");
    assert.match((await call(client, "check", { game: "ploy", file: broken })).text, /invalid syntax/);
    assert.match((await call(client, "play", { game: "ploy", bots: ["nobody", "random"] })).text, /nobody/);
    assert.ok((await call(client, "play", { game: "ploy", bots: ["--record=/etc/passwd", "random"] })).isError);
    assert.ok((await call(client, "arena", { path: "/ladders/ploy" })).isError, "no arena is named");
    await assert.rejects(client.callTool({ name: "rules", arguments: { game: "chess" } }), /must be one of/);
    await client.ping();
}

test("over standard input and output", async () => {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StdioClientTransport({ command: program, args: ["mcp"], env: { ...process.env, HOME: folder, TULKAS_SERVER: "", TULKAS_TOKEN: "" } }));
    await work(client);

    // A call that is cancelled ends.
    const cancel = new AbortController();
    const long = client.callTool({ name: "play", arguments: { game: "ploy", bots: ["smart", "smart"], games: 100_000 } }, undefined, { ...patience, signal: cancel.signal });
    cancel.abort("enough");
    await assert.rejects(long, /enough/);
    await client.ping();
    await client.close();
});

test("over HTTP, for whoever has the key", async () => {
    const child = spawn(program, ["mcp", "--http"], { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: folder, TULKAS_SERVER: "", TULKAS_TOKEN: "" } });
    try {
        let [address, key] = ["", ""];
        for await (const line of createInterface({ input: child.stderr })) {
            address = /^listening on (.*)$/.exec(line)?.[1] ?? address;
            key = /^Authorization: Bearer (.*)$/.exec(line)?.[1] ?? key;
            if (key !== "") break;
        }
        child.stderr.resume();
        const authorized = { Authorization: `Bearer ${key}` };
        const transport = new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers: authorized } });
        const client = new Client({ name: "test", version: "1" });
        await client.connect(transport);
        await work(client);
        await client.close();

        const ask = (headers, method = "POST") =>
            fetch(address, { method, headers, ...(method === "POST" ? { body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' } : {}) }).then(({ status }) => status);
        assert.equal(await ask({}), 401);
        assert.equal(await ask({ Authorization: "Bearer guess" }), 401);
        assert.equal(await ask({ ...authorized, Origin: "https://evil.example" }), 403);
        assert.equal(await ask(authorized, "GET"), 405);
        assert.equal(await ask(authorized), 200);
    } finally {
        child.kill("SIGTERM");
        await new Promise((resolve) => child.on("exit", resolve));
    }
    assert.equal(child.exitCode, 0);
});
