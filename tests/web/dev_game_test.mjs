// The author of a game writes it beside a browser: each save shows the game again, at the same move, with the logs of engine and bots.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { launch } from "../../web/tools/browser.mjs";
import { program } from "./arena.mjs";

const folder = mkdtempSync(join(tmpdir(), "dev-game-"));
const game = join(folder, "game");
let browser = null;

before(async () => {
    browser = await launch();
});
after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
});

function change(file, old, text) {
    const before = readFileSync(join(game, file), "utf8");
    assert.ok(before.includes(old), `${file} has ${old}`);
    writeFileSync(join(game, file), before.replace(old, text));
}

async function start(...words) {
    const child = spawn(program, [...words, "--no-browser"], { stdio: ["ignore", "ignore", "pipe"] });
    for await (const line of createInterface({ input: child.stderr })) {
        const found = /^watch it at (.*)$/.exec(line);
        if (found) {
            child.stderr.resume();
            return { child, address: found[1] };
        }
    }
    throw new Error("no address");
}

test("a game is shown with its viewer and logs, and again after each save", async () => {
    execFileSync(program, ["new-game", "python", game]);
    const { child, address } = await start("dev-game", game, "--option", "squares=9");
    try {
        const context = await browser.newContext({ viewport: { width: 1200, height: 1000 }, reducedMotion: "reduce", serviceWorkers: "block" });
        const page = await context.newPage();
        page.setDefaultTimeout(Number(process.env.PATIENCE ?? 120_000));
        await page.goto(address);
        const status = page.frameLocator("iframe.viewer").getByRole("status");
        await page.locator(".result").waitFor();
        await status.waitFor();
        const last = await page.getByRole("slider", { name: "Move" }).getAttribute("max");

        // The engine's log is beside the bots', and who looks at a move goes on to look at it.
        await page.getByRole("button", { name: "First move" }).click();
        await page.getByRole("button", { name: "Next move" }).click();
        change("engine.py", "def turn(self, bot):", 'def turn(self, bot):\n        self.log("the engine thinks")');
        await page.waitForURL(/\/watch\/2\/games\/0\?ply=1$/);
        await page.locator(".log-list").getByText("the engine thinks").first().waitFor();
        assert.equal(await page.getByRole("slider", { name: "Move" }).getAttribute("max"), last, "the same seed, the same game");
        assert.equal(await page.getByRole("slider", { name: "Move" }).inputValue(), "1");

        // So is a bot's, which is built again too.
        change("bot.py", "return moves[0]", 'self.log("the bot chooses")\n        return moves[0]');
        await page.waitForURL(/\/watch\/3\/games\/0\?ply=1$/);
        await page.locator(".log-list").getByText("the bot chooses").first().waitFor();
        await page.locator(".log-list").getByText("the engine thinks").first().waitFor();

        // The viewer is read again too.
        change("viewer.html", "<script>", '<script>document.documentElement.dataset.changed = "yes";</script>\n<script>');
        await page.waitForURL(/\/watch\/4\/games\/0\?ply=1$/);
        await page.frameLocator("iframe.viewer").locator("html[data-changed=yes]").waitFor({ state: "attached" });

        // What is wrong is shown, and the game before stays.
        change("engine.py", "def turn(self, bot):", "def turn(self, bot)");
        await page.getByRole("alert").getByText("expected ':'").waitFor();
        change("engine.py", "def turn(self, bot)", "def turn(self, bot):");
        await page.waitForURL(/\/watch\/6\/games\/0\?ply=1$/);
        await context.close();
    } finally {
        child.kill();
    }
});
