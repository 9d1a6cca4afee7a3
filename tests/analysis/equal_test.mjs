// Positions of real games, analysed by the WebAssembly module and by the same code compiled for this machine.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { createRequire } from "node:module";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const native = process.env.NATIVE ?? join(root, "build/release/bin/analysis_native");
const { buildSync } = createRequire(join(root, "web/package.json"))("esbuild");

// As the pages have it.
const source = buildSync({ entryPoints: [join(root, "web/src/analysis/module.ts")], bundle: true, format: "esm", write: false }).outputFiles[0].text;
const { Module } = await import(`data:text/javascript;base64,${Buffer.from(source).toString("base64")}`);

const json = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));
const samples = (folder) => json(`web/src/boards/${folder}/samples.json`).map(({ view }) => view.position);
const map = (field) => field.grid.map((row) => row.replaceAll("s", ".")).join("/");
const positions = {
    battleship: json("web/src/boards/battleship/samples.json").flatMap(({ view }) => (view.fields ?? [view.field]).map(map)),
    catan: samples("catan"),
    martian_chess: [...json("web/samples/replay.json").views.map(({ position }) => position), ...samples("martian_chess")],
    ploy: samples("ploy"),
};
const nodes = 5000;

for (const [folder, all] of Object.entries(positions)) {
    test(`${folder}: the module says what the program says`, async () => {
        const module = await Module.create(readFileSync(join(root, `build/analysis/${folder}.wasm`)));
        const wishes = [...all, "nonsense", 'a "quote" and \\'].map((position) => ({ position, options: { "quiet-limit": "50" }, nodes }));
        const requests = wishes.map(({ position }) => `${position}\tquiet-limit=50\t${nodes}\n`);
        const run = spawnSync(native, [folder], { input: requests.join(""), encoding: "utf8" });
        assert.equal(run.status, 0, run.stderr);
        const expected = run.stdout.trimEnd().split("\n");
        assert.equal(expected.length, wishes.length);
        assert.ok(all.length >= 2);
        wishes.forEach((wish, index) => assert.equal(module.text(wish), expected[index], wish.position));
        const analysis = module.analyse(wishes[0]);
        if (folder === "battleship") assert.equal(analysis.squares.length, 100);
        else assert.ok(analysis.chances.length >= 2);
        assert.ok(analysis.line.length > 0);
        assert.throws(() => module.analyse({ ...wishes[0], position: "nonsense" }), Error);
    });
}
