// The table's page in a real browser, with an arena that is played by a script. node tools/table_test.mjs
import assert from "node:assert/strict";
import { FakeArena } from "./fake_arena.mjs";
import { withPages } from "./served.mjs";

const place = (page, token) => page.locator(`.place[data-token="${token}"]`);
const sees = (page, count) => page.locator(`.scrub input[max="${count}"]`).waitFor();
const listed = (page) => page.locator(".move-list .text").allTextContents();

async function play(page, move) {
    const [from, to] = move.split("-");
    await place(page, from).click();
    await place(page, to).click();
}

const checks = {
    async "a move is made and answered"(page, arena, open) {
        await open();
        const move = arena.next;
        await play(page, move);
        await sees(page, 2);
        assert.equal((await listed(page))[0], move);
        assert.equal(arena.ply, 2);
    },
    async "a refusal is told in the arena's words, and one can play on"(page, arena, open) {
        await open();
        const other = arena.table.view.legal_moves.find((move) => move !== arena.next);
        await play(page, other);
        await page.getByRole("alert").waitFor();
        assert.equal(await page.getByRole("alert").textContent(), "this game goes another way");
        await play(page, arena.next);
        await sees(page, 2);
    },
    async "a lost connection is shown and healed, without a lost or doubled move"(page, arena, open) {
        await open();
        await play(page, arena.next);
        await sees(page, 2);
        arena.cut();
        await page.getByText("Connection lost.").waitFor();
        arena.advance();
        arena.advance();
        await sees(page, 4);
        assert.equal(await page.getByText("Connection lost.").count(), 0);
        assert.equal((await listed(page)).length, 4);
        assert.deepEqual(arena.asked, [0, 4]);
    },
    async "legal moves that could not be had are asked for again"(page, arena, open) {
        arena.losses = 2;
        await open();
        await play(page, arena.next);
        await sees(page, 2);
        assert.equal(arena.losses, 0);
        assert.equal(await page.getByRole("alert").count(), 0);
    },
    async "legal moves that got lost with the connection come with the next"(page, arena, open) {
        arena.losses = Infinity;
        await open();
        arena.cut();
        await page.getByText("Connection lost.").waitFor();
        arena.losses = 0;
        await play(page, arena.next);
        await sees(page, 2);
    },
    async "a position that got lost with the connection comes with the next, and one looks at it when the game ends"(page, arena, open) {
        for (let ply = 0; ply < 40; ++ply) arena.advance();
        arena.losses = Infinity;
        await open();
        await page.getByRole("slider", { name: "Move" }).fill("3");
        await page.getByText("Loading this position…").waitFor();
        arena.cut();
        await page.getByText("Connection lost.").waitFor();
        arena.losses = 0;
        await page.locator("svg.board").waitFor();
        arena.finish();
        await page.locator(".result").waitFor();
        await page.locator("svg.board").waitFor();
        assert.match(await page.locator('[aria-current="step"]').textContent(), /^3/);
    },
    async "who comes late sees how it went"(page, arena, open) {
        for (let ply = 0; ply < 20; ++ply) arena.advance();
        await open("?ply=3");
        await sees(page, 20);
        assert.equal(await page.locator('[aria-current="step"]').count(), 1);
        assert.match(await page.locator('[aria-current="step"]').textContent(), /^3/);
        assert.equal((await page.locator(".pyramid").count()) > 10, true);
    },
    async "the end has its reason, and a rematch can be asked for"(page, arena, open) {
        await open();
        arena.finish();
        await page.locator(".result").waitFor();
        assert.match(await page.locator(".result").textContent(), /wins? 17–15\. The game ended when you moved your last piece out\./);
        await page.getByRole("button", { name: "Rematch" }).waitFor();
        assert.equal(await page.getByRole("button", { name: "Resign" }).count(), 0);
    },
    async "a game is claimed against a person who has been away for two minutes, not before"(page, arena, open) {
        arena.advance();
        await open();
        const claim = page.getByRole("button", { name: "Claim the win" });
        arena.leave(new Date().toISOString());
        await page.getByText("Your opponent has left. You can claim the game after two minutes.").waitFor();
        assert.equal(await claim.count(), 0);
        arena.leave(null);
        await page.getByText("Your opponent has left.").waitFor({ state: "detached" });
        arena.leave("2020-01-01T00:00:00Z");
        await claim.click();
        await page.locator(".result").waitFor();
        assert.equal(arena.claims, 1);
        assert.equal(await claim.count(), 0);
    },
    async "resigning asks once more"(page, arena, open) {
        await open();
        await page.getByRole("button", { name: "Resign" }).click();
        await page.getByRole("button", { name: "Yes" }).waitFor();
        await page.getByRole("button", { name: "No", exact: true }).click();
        await page.getByRole("button", { name: "Resign" }).waitFor();
    },
};

const faults = [];
await withPages(async (browser, origin) => {
    const context = await browser.newContext({ viewport: { width: 1200, height: 1000 }, reducedMotion: "reduce", serviceWorkers: "block" });
    for (const [name, check] of Object.entries(checks)) {
        const page = await context.newPage();
        page.setDefaultTimeout(15_000);
        page.on("pageerror", (error) => faults.push(`${name}: ${error.message}`));
        const arena = new FakeArena();
        await arena.install(page);
        const open = async (query = "") => {
            await page.goto(`${origin}/tables/7${query}`);
            await page.locator(".replay svg.board").waitFor();
        };
        try {
            await check(page, arena, open);
            console.log(`ok   ${name}`);
        } catch (error) {
            faults.push(`${name}: ${error.message}`);
        }
        await page.close();
    }
});
for (const fault of faults) console.error(`FAILED  ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
