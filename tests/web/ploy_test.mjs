// A Ploy shield's move: it goes somewhere, and then it is told where to point, on the board itself.
import assert from "node:assert/strict";
import { test } from "node:test";
import { place } from "./places.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const ring = (page) => page.locator(".ploy-ring");
const hint = (page) => page.locator(".ploy-hint [role=status]");
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute("data-token"));

async function sitDown(options) {
    const visitor = await Visitor.come(here, options);
    await visitor.sitDownAtNew({ game: "ploy", seats: [{ kind: "me" }, { kind: "house", bot: "random" }] });
    await place(visitor.page, "e3").waitFor();
    return visitor;
}

async function firstMove(visitor) {
    await visitor.seesMoves(1);
    return visitor.page.locator(".move-list .text").first().textContent();
}

// Everything that can be pressed is in the window, without scrolling.
async function isInSight(page) {
    const faults = await page.evaluate(() =>
        [...document.querySelectorAll(".ploy-ring [role=button], .ploy-hint button")].filter((element) => {
            const box = element.getBoundingClientRect();
            return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight || Math.min(box.width, box.height) < 24;
        }).length,
    );
    assert.equal(faults, 0);
}

test("by mouse at 1280×800: a direction is asked for, and nothing is undone silently", async () => {
    const visitor = await sitDown({ viewport: { width: 1280, height: 800 } });
    const { page } = visitor;
    await place(page, "e3").click();
    await place(page, "e4").click();
    await ring(page).waitFor();
    assert.match(await hint(page).textContent(), /^Choose where it points/);
    await isInSight(page);
    // A click elsewhere, on another piece or beside the board, leaves it as it is.
    await page.locator('.place[data-token="h1"]').click();
    await page.mouse.click(5, 400);
    assert.equal(await ring(page).count(), 1);
    assert.match(await hint(page).textContent(), /^Choose where it points/);
    await ring(page).getByRole("button", { name: "turn left by 90 degrees", exact: true }).click();
    assert.equal(await firstMove(visitor), "e3-e4-6");
    await visitor.leave();
});

test("a second click keeps the direction, also at the edge of the board", async () => {
    const visitor = await sitDown({ viewport: { width: 1280, height: 800 } });
    const { page } = visitor;
    await place(page, "d3").click();
    await place(page, "d4").click();
    await ring(page).locator(".ploy-turn-middle").click();
    assert.equal(await firstMove(visitor), "d3-d4-0");
    await visitor.leave();
});

test("by finger on a phone", async () => {
    const visitor = await sitDown({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = visitor;
    await place(page, "f3").tap();
    await place(page, "f4").tap();
    await ring(page).waitFor();
    await isInSight(page);
    await ring(page).getByRole("button", { name: "turn right by 45 degrees", exact: true }).tap();
    assert.equal(await firstMove(visitor), "f3-f4-1");
    await visitor.leave();
});

test("by the wheel", async () => {
    const visitor = await sitDown({ viewport: { width: 1280, height: 800 } });
    const { page } = visitor;
    await place(page, "e3").click();
    await place(page, "e4").click();
    await ring(page).waitFor();
    await page.mouse.wheel(0, 100);
    await hint(page).getByText("turn right by 45 degrees").waitFor();
    await page.mouse.wheel(0, 100);
    await hint(page).getByText("turn right by 90 degrees").waitFor();
    await ring(page).locator(".ploy-turn-middle").click();
    assert.equal(await firstMove(visitor), "e3-e4-2");
    await visitor.leave();
});

test("by keys, with the focus on the board all the time; Escape puts it back", async () => {
    const visitor = await sitDown({ viewport: { width: 1280, height: 800 } });
    const { page } = visitor;
    await page.locator('.place[data-token="e3"]').focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await ring(page).waitFor();
    await page.keyboard.press("Escape");
    await ring(page).waitFor({ state: "detached" });
    assert.equal(await focused(page), "e4");
    // Once more, from the start.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await ring(page).waitFor();
    await page.keyboard.press("ArrowLeft");
    await hint(page).getByText("turn left by 45 degrees").waitFor();
    assert.equal(await focused(page), "e4");
    await page.keyboard.press("Enter");
    assert.equal(await firstMove(visitor), "e3-e4-7");
    assert.equal(await focused(page), "e4");
    await visitor.leave();
});

test("a piece that is clicked again turns where it stands", async () => {
    const visitor = await sitDown({ viewport: { width: 1280, height: 800 } });
    const { page } = visitor;
    await place(page, "e1").click();
    assert.match(await hint(page).textContent(), /click it again to turn it/);
    await place(page, "e1").click();
    await ring(page).waitFor();
    await isInSight(page);
    await ring(page).getByRole("button", { name: "turn right by 45 degrees", exact: true }).click();
    assert.equal(await firstMove(visitor), "e1-e1-1");
    await visitor.leave();
});
