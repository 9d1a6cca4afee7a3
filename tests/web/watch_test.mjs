// An author watches games on the own machine in the browser: no arena, no account.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { program } from "./arena.mjs";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { launch } from "../../web/tools/browser.mjs";

const folder = mkdtempSync(join(tmpdir(), "watch-"));
const bot = join(folder, "mine.py");
let browser = null;

before(async () => {
    browser = await launch();
});
after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
});

function write(words) {
    writeFileSync(
        bot,
        `from tulkas.ploy import Bot, run


class Mine(Bot):
    def get_move(self, position, legal_moves):
        self.log(${JSON.stringify(words)})
        return legal_moves[0]


run(Mine)
`,
    );
}

// The program, and the address that it prints.
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

async function open(address) {
    const context = await browser.newContext({ viewport: { width: 1200, height: 1000 }, reducedMotion: "reduce", serviceWorkers: "block" });
    const page = await context.newPage();
    page.setDefaultTimeout(Number(process.env.PATIENCE ?? 120_000));
    const faults = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await page.goto(address);
    return { page, faults };
}

test("a game is shown with its log and times, and the next one after a save", async () => {
    write("the first");
    const { child, address } = await start("play", "ploy", bot, "random", "--watch", "--on-save");
    try {
        const { page, faults } = await open(address);
        await page.locator(".replay-board svg").first().waitFor();
        await page.locator(".result").waitFor();
        await page.locator(".log-list").getByText("the first").first().waitFor();
        await page.locator(".time-plot").waitFor();
        assert.match(page.url(), /\/watch\/1\/games\/0$/, "the key is not in the address any more");
        assert.equal(await page.getByRole("link", { name: "Log in" }).count(), 0);

        write("the second");
        await page.waitForURL(/\/watch\/2\/games\/0$/);
        await page.locator(".log-list").getByText("the second").first().waitFor();

        writeFileSync(bot, "this is no Python\n");
        await page.getByRole("alert").getByText("invalid syntax").waitFor();
        write("the fourth");
        await page.waitForURL(/\/watch\/4\/games\/0$/);
        await page.reload();
        await page.locator(".log-list").getByText("the fourth").first().waitFor();
        assert.deepEqual(faults, []);

        const stranger = await open(address.replace(/#.*/, ""));
        await stranger.page.getByText("open the address that").waitFor();
        await page.context().close();
        await stranger.page.context().close();
    } finally {
        child.kill();
    }
});

test("several games are listed", async () => {
    const record = join(folder, "games.txt");
    const played = spawn(program, ["play", "ploy", "greedy", "random", "--games", "3", "--record", record], { stdio: "ignore" });
    await new Promise((resolve) => played.on("exit", resolve));
    const { child, address } = await start("watch", record);
    try {
        const { page, faults } = await open(address);
        await page.getByRole("row").nth(3).waitFor();
        assert.deepEqual(await page.evaluate(faultsOf), []);
        await page.getByRole("link", { name: /Greedy/ }).nth(1).click();
        await page.locator(".result").waitFor();
        await page.getByRole("link", { name: "Next game" }).click();
        await page.waitForURL(/\/watch\/1\/games\/2$/);
        const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download record" }).click()]);
        assert.equal(download.suggestedFilename(), "ploy-2.record");
        await page.getByRole("link", { name: "All games" }).click();
        await page.getByRole("heading", { name: "Your games" }).waitFor();
        assert.deepEqual(faults, []);
        await page.context().close();
    } finally {
        child.kill();
    }
});
