// A person plays a game of each kind against house bots, in a real browser, to its end.
//
//   node tests/web/play.mjs [PATH TO tulkas] [GAME…]
//
// It starts an arena of its own and plays through the pages: every move is made of clicks on the board. Which move that
// is comes from the arena's list of legal moves and a seeded generator, so a failure can be repeated.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const { chromium } = createRequire(join(root, "web/package.json"))("playwright-core");
const program = process.argv[2] ?? join(root, "build/release/tulkas");
const wanted = process.argv.slice(3);
const games = wanted.length > 0 ? wanted : ["martian-chess", "battleship", "ploy", "catan"];

let state = 20261116;
function below(limit) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % limit;
}
const anyOf = (list) => list[below(list.length)];

// --- the arena ---

// Other pages than the installation's own, for trying.
const pages = process.env.PAGES ? ["--set", `Server.Pages=${process.env.PAGES}`] : [];

async function startArena(data) {
    const arena = spawn(program, ["serve", "--port", "0", "--data", data, ...pages], { stdio: ["ignore", "pipe", "inherit"] });
    const lines = createInterface({ input: arena.stdout });
    const address = await new Promise((resolve, reject) => {
        lines.on("line", (line) => line.startsWith("listening on ") && resolve(line.slice("listening on ".length).trim()));
        arena.on("exit", () => reject(new Error("the arena did not start")));
    });
    return { arena, address };
}

// --- moves by clicks ---

const place = (page, token) => page.locator(`.place[data-token="${token}"]`);

const turns = ["leave it as it is", "right by 45", "right by 90", "right by 135", "right by 180", "left by 135", "left by 90", "left by 45"];

const players = {
    async ploy(page, moves) {
        const move = anyOf(moves);
        const [from, to, turn] = move.split("-");
        await place(page, from).click();
        if (from !== to) await place(page, to).click();
        const dial = page.getByRole("button", { name: turns[Number(turn)] });
        if (from === to || (await dial.count()) > 0) await dial.first().click();
    },
    async "martian-chess"(page, moves) {
        const [from, to] = anyOf(moves).split("-");
        await place(page, from).click();
        await place(page, to).click();
    },
    async battleship(page, moves) {
        if (moves === null) {
            await page.getByRole("button", { name: "Random" }).click();
            await page.getByRole("button", { name: "Ready" }).click();
            return;
        }
        await page.locator(`.sea-panel.active .place[data-token="${anyOf(moves)}"]`).click();
    },
    async catan(page, moves, expected) {
        if (expected === "discard") {
            while ((await page.getByRole("button", { name: "Discard", exact: true }).count()) === 0) {
                await page.locator('.chooser button[aria-label^="more"]:not([disabled])').first().click();
            }
            await page.getByRole("button", { name: "Discard", exact: true }).click();
            return;
        }
        // Builds whatever it can, so that the game comes to an end.
        const kinds = ["city", "settlement", "robber", "steal", "choose", "roll", "accept", "reject", "buy", "play", "road", "bank"];
        const kind = kinds.find((each) => moves.some((move) => move.split(":")[0] === each));
        const move = kind === undefined || (kind === "bank" && below(3) > 0) ? "end" : anyOf(moves.filter((each) => each.split(":")[0] === kind));
        const [word, ...rest] = move.split(":");
        const what = rest.join(":");
        const button = (name) => page.getByRole("button", { name, exact: true }).click();
        if (["city", "settlement", "road"].includes(word)) {
            const take = page.locator(".catan-side .tools button", { hasText: new RegExp(`^${word}`, "i") });
            if ((await take.count()) > 0) await take.first().click();
            await place(page, what).click();
        } else if (word === "robber") await place(page, what).click();
        else if (word === "steal") await page.locator(".catan-side .tools button").nth(moves.indexOf(move)).click();
        else if (word === "choose") await button(what);
        else if (word === "roll") await button("Roll the dice");
        else if (word === "accept") await button("Accept");
        else if (word === "reject") await button("Reject");
        else if (word === "buy") await page.locator(".catan-side .tools button", { hasText: /^Card/ }).click();
        else if (word === "play") await button(`Play ${what.replace(/-/g, " ")}`);
        else if (word === "bank") {
            await button("Trade");
            await page.locator(".catan-dialog button", { hasText: /^1 / }).first().click();
        } else await button("End turn");
    },
};

async function playThrough(context, address, game, title) {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const faults = [];
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(address);
    await page.getByRole("button", { name: `Play ${title} now` }).click();
    await page.waitForURL(/\/tables\/\d+/);
    const id = new URL(page.url()).pathname.split("/").pop();
    const ask = (path) => page.evaluate(async (where) => (await fetch(where)).json(), `/api/v1/tables/${id}${path}`);
    let moves = 0;
    for (;;) {
        const table = await ask("");
        if (table.status === "over") break;
        if (table.turn !== table.you) {
            await page.waitForTimeout(20);
            continue;
        }
        const legal = await ask("/legal-moves");
        await players[game](page, legal.moves, table.view.expected);
        await page.waitForFunction(
            async ([where, last]) => (await (await fetch(where)).json()).last_event > last,
            [`/api/v1/tables/${id}`, table.last_event],
        );
        ++moves;
    }
    await page.locator(".result").waitFor();
    const result = await page.locator(".result").textContent();
    assert.match(result, /won|draw/i);
    assert.deepEqual(faults, []);
    console.log(`ok   ${game}: ${moves} moves by a person; ${result}`);
    await page.close();
}

const titles = { ploy: "Ploy", "martian-chess": "Martian Chess", battleship: "Battleship", catan: "Catan" };
const data = mkdtempSync(join(tmpdir(), "arena-"));
const { arena, address } = await startArena(data);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
try {
    const context = await browser.newContext({ viewport: { width: 1200, height: 1000 }, reducedMotion: "reduce" });
    for (const game of games) await playThrough(context, address, game, titles[game]);
} finally {
    await browser.close();
    arena.kill("SIGTERM");
    await new Promise((resolve) => arena.on("exit", resolve));
    rmSync(data, { recursive: true });
}
