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

const shown = (page) => page.getByRole("slider", { name: "Move" }).inputValue();

// Time stands still but for what the test lets go by; moves are shown at a pace.
async function withMotion(page) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
}

// Lets time go by until so many moves are on show; how much it took.
async function until(page, ply) {
    for (let gone = 0; gone < 10_000; gone += 20) {
        if (Number(await shown(page)) >= ply) return gone;
        await page.clock.runFor(20);
    }
    throw new Error(`move ${ply} is never shown`);
}

const checks = {
    async "moves that come at once are shown one after another"(page, arena, open) {
        await open();
        await withMotion(page);
        for (let move = 0; move < 5; ++move) arena.advance();
        await sees(page, 5);
        await until(page, 1);
        for (let ply = 2; ply <= 5; ++ply) {
            assert.equal(Number(await shown(page)), ply - 1);
            const gone = await until(page, ply);
            assert.ok(gone >= 200 && gone <= 400, `move ${ply} came after ${gone} ms`);
        }
        await page.getByRole("button", { name: "Skip to the last move" }).waitFor({ state: "detached" });
    },
    async "moves that wait can be skipped by a button and by Escape"(page, arena, open) {
        await open();
        await withMotion(page);
        for (let move = 0; move < 4; ++move) arena.advance();
        await page.getByRole("button", { name: "Skip to the last move" }).click();
        assert.equal(await shown(page), "4");
        for (let move = 0; move < 4; ++move) arena.advance();
        await page.getByRole("button", { name: "Skip to the last move" }).waitFor();
        await page.keyboard.press("Escape");
        await page.waitForFunction(() => document.querySelector(".scrub input").value === "8");
    },
    async "nothing waits for those who want less motion"(page, arena, open) {
        await open();
        await withMotion(page);
        await page.emulateMedia({ reducedMotion: "reduce" });
        for (let move = 0; move < 6; ++move) arena.advance();
        await page.waitForFunction(() => document.querySelector(".scrub input").value === "6");
    },
    async "it is one's turn: in the title, the icon, by a sound and a notification; sounds go off by one click for good"(
        page,
        arena,
        open,
    ) {
        await page.addInitScript(() => {
            window.heard = 0;
            window.notes = [];
            const part = () => ({
                connect: (next) => next,
                start: () => ++window.heard,
                stop() {},
                frequency: {},
                gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
            });
            window.AudioContext = class {
                state = "running";
                currentTime = 0;
                createOscillator = part;
                createGain = part;
            };
            window.Notification = class {
                static permission = "granted";
                constructor(title) {
                    window.notes.push(title);
                }
            };
            Object.defineProperty(document, "visibilityState", { get: () => (window.isAway ? "hidden" : "visible") });
        });
        arena.advance();
        await open();
        const icon = () => page.locator('link[rel="icon"]').getAttribute("href");
        assert.equal(await icon(), "/icon.svg");
        await page.evaluate(() => (window.isAway = true));
        arena.advance();
        await page.waitForFunction(() => document.title.startsWith("Your turn: Martian Chess"));
        await page.waitForFunction(() => window.notes.length === 1 && window.heard > 0);
        assert.deepEqual(await page.evaluate(() => window.notes), ["Your turn: Martian Chess"]);
        assert.equal(await icon(), "/icon-turn.svg");
        await page.getByRole("button", { name: "Turn sounds off" }).click();
        await page.reload();
        await page.getByRole("button", { name: "Turn sounds on" }).waitFor();
        arena.advance();
        await sees(page, 3);
        await page.waitForFunction(() => !document.title.startsWith("Your turn"));
        assert.equal(await icon(), "/icon.svg");
        arena.advance();
        await page.waitForFunction(() => document.title.startsWith("Your turn"));
        assert.equal(await page.evaluate(() => window.heard), 0);
        await page.getByRole("button", { name: "Turn sounds on" }).click();
    },
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
    const wanted = Object.entries(checks).filter(([name]) => name.includes(process.argv[2] ?? ""));
    for (const [name, check] of wanted) {
        // Each has its own: a clock that stands still is that of a whole context.
        const context = await browser.newContext({
            viewport: { width: 1200, height: 1000 },
            reducedMotion: "reduce",
            serviceWorkers: "block",
        });
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
        await context.close();
    }
});
for (const fault of faults) console.error(`FAILED  ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
