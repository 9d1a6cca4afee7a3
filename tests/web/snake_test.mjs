// Snake, a game of the examples in which all decide at once, in a real browser: people answer in secret, play to the end, and look at
// the game afterwards.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { listenTo, phone, surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const me = { kind: "me" };
const hungry = { kind: "house", bot: "hungry" };
const options = { map: "small" };

const boardOf = ({ page }) => page.frameLocator("iframe.viewer");
const statusOf = (visitor) => boardOf(visitor).getByRole("status");

// A browser that does not know this directive yet says so.
function leave(visitor) {
    visitor.faults = visitor.faults.filter((fault) => !fault.includes("directive 'webrtc'"));
    return visitor.leave();
}

test("an administrator adds the game with one click, and its rules are shown", async () => {
    const administrator = await Visitor.come(here);
    await administrator.logIn("root");
    await administrator.open("/administration");
    const { page } = administrator;
    const entry = page.locator(".example-game", { hasText: "Snake" });
    await entry.locator("img").evaluate((picture) => picture.decode());
    await page.getByRole("button", { name: "Add Snake" }).click();
    await entry.getByRole("link", { name: "Already in this arena." }).click({ timeout: 120_000 });
    await page.getByText("the last snake alive wins").first().waitFor();
    await administrator.leave();
});

test("a person plays to the end with keys and buttons, and every turn can be seen again", async () => {
    const player = await Visitor.come(here);
    await player.sitDownAtNew({ game: "snake", seats: [me, hungry, hungry], options });
    const board = boardOf(player);
    await statusOf(player).filter({ hasText: "Turn 0. Your move." }).waitFor();
    assert.equal(await board.locator(".player").count(), 3);
    for (const colorScheme of ["dark", "light"]) {
        await player.page.emulateMedia({ colorScheme });
        assert.deepEqual(await player.page.evaluate(faultsOf), []);
    }
    await board.getByRole("button", { name: "Up" }).click();
    // Straight up until the wall, which may have been the first step: then the others play on without us.
    await statusOf(player).filter({ hasNotText: "Turn 0." }).waitFor();
    for (;;) {
        await statusOf(player).filter({ hasText: /Your move|You are out|wins|No snake/ }).waitFor();
        if (!/Your move/.test(await statusOf(player).textContent())) break;
        const before = await statusOf(player).textContent();
        await board.locator("body").press("ArrowUp");
        await statusOf(player).filter({ hasNotText: before }).waitFor();
    }
    await player.page.locator(".result").waitFor();
    await statusOf(player).filter({ hasText: /wins|No snake is left/ }).waitFor();
    await player.page.getByRole("button", { name: "First move" }).click();
    await statusOf(player).filter({ hasText: "Turn 0." }).waitFor();
    await player.page.getByRole("button", { name: "Last move" }).click();
    await statusOf(player).filter({ hasText: /wins|No snake is left/ }).waitFor();
    await leave(player);
});

test("two people answer in secret, both see it when both have, and play to the end", async () => {
    const first = await Visitor.come(here);
    await first.sitDownAtNew({ game: "snake", seats: [me, { kind: "open" }], options });
    const second = await Visitor.come(here, phone);
    const heard = listenTo(second);
    await second.open(`/tables/${first.table}`);
    await second.page.getByRole("button", { name: "Join game" }).click();
    for (const visitor of [first, second]) {
        await statusOf(visitor).filter({ hasText: "Turn 0. Your move." }).waitFor();
    }
    await boardOf(first).getByRole("button", { name: "Left" }).click();
    await statusOf(first).filter({ hasText: "Waiting for the others" }).waitFor();
    await second.page.waitForFunction(() => document.querySelectorAll(".clocks .in-turn").length === 1);
    assert.ok(!heard.some((text) => /"kind":"moved"[^}]*left/.test(text)), "the answer is a secret until both are there");
    await statusOf(second).filter({ hasText: "Turn 0. Your move." }).waitFor();
    await boardOf(second).getByRole("button", { name: "Right" }).tap();
    for (const visitor of [first, second]) {
        await statusOf(visitor).filter({ hasText: /Turn 1\./ }).waitFor();
    }

    // Away from each other until both have hit their walls, or one has.
    const over = /wins|No snake is left/;
    for (let turn = 1; ; ++turn) {
        const next = new RegExp(`Turn ${turn}\\. Your move|${over.source}`);
        for (const visitor of [first, second]) await statusOf(visitor).filter({ hasText: next }).waitFor();
        if (over.test(await statusOf(first).textContent())) break;
        await boardOf(first).getByRole("button", { name: "Left" }).click();
        await boardOf(second).getByRole("button", { name: "Right" }).tap();
    }
    for (const visitor of [first, second]) {
        await visitor.page.locator(".result").waitFor();
        await statusOf(visitor).filter({ hasText: over }).waitFor();
    }
    await leave(first);
    await leave(second);
});
