// Amber, a game of the examples in which an answer has many orders, in a real browser: people play it to the end in a viewer that is made
// with the kit, and look at it afterwards.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { root } from "./arena.mjs";
import { phone, surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const boardOf = ({ page }) => page.frameLocator("iframe.viewer");
const statusOf = (visitor) => boardOf(visitor).getByRole("status");
const button = (visitor, name) => boardOf(visitor).getByRole("button", { name });

// A browser that does not know this directive yet says so.
function leave(visitor) {
    visitor.faults = visitor.faults.filter((fault) => !fault.includes("directive 'webrtc'"));
    return visitor.leave();
}

test("the viewer has the kit as it is", () => {
    const kit = readFileSync(join(root, "sdk/viewer/tulkas-viewer.js"), "utf8");
    assert.ok(readFileSync(join(root, "examples/games/amber/viewer.html"), "utf8").includes(`<script>\n${kit}</script>`));
});

test("an administrator adds the game with one click, and its rules are shown", async () => {
    const administrator = await Visitor.come(here);
    await administrator.logIn("root");
    await administrator.open("/administration");
    const { page } = administrator;
    const entry = page.locator(".example-game", { hasText: "Amber" });
    await entry.locator("img").evaluate((picture) => picture.decode());
    await page.getByRole("button", { name: "Add Amber" }).click();
    await entry.getByRole("link", { name: "Already in this arena." }).click({ timeout: 120_000 });
    await page.getByText("The sea has no edges").first().waitFor();
    await administrator.leave();
});

test("two people play to the end, with mouse, keys and fingers, and see it again", async () => {
    const first = await Visitor.come(here);
    await first.sitDownAtNew({ game: "amber", seats: [{ kind: "me" }, { kind: "open" }], options: { size: "small", turns: "4" } });
    const second = await Visitor.come(here, phone);
    await second.open(`/tables/${first.table}`);
    await second.page.getByRole("button", { name: "Join game" }).click();
    for (const visitor of [first, second]) await statusOf(visitor).filter({ hasText: "Turn 0 of 4. Ship" }).waitFor();
    for (const colorScheme of ["dark", "light"]) {
        await first.page.emulateMedia({ colorScheme });
        assert.deepEqual(await first.page.evaluate(faultsOf), []);
    }

    // The ship to the east by its square, and one more built; nobody knows of it before all have answered.
    await button(first, /^4, 3: \d+ amber$/).click();
    await statusOf(first).filter({ hasText: "press Done" }).waitFor();
    await button(first, "Build").click();
    await button(first, "✓ Build").waitFor();
    await button(first, "Done").click();
    await second.page.waitForFunction(() => document.querySelectorAll(".clocks .in-turn").length === 1);
    await statusOf(second).filter({ hasText: "Turn 0 of 4. Ship" }).waitFor();
    await button(second, "↓ South").tap();
    await button(second, "Done").tap();
    for (const visitor of [first, second]) await statusOf(visitor).filter({ hasText: "Turn 1 of 4. Ship" }).waitFor();
    await boardOf(first).getByRole("button", { name: /^Ship 1 of fleet 1, 0 amber$/ }).waitFor();
    await boardOf(first).getByRole("button", { name: /^Ship 3 of fleet 1, 0 amber$/ }).waitFor();

    // With keys: ship 1 stays and gathers, ship 3 is left alone.
    await button(first, "Stay").focus();
    await first.page.keyboard.press("Enter");
    await statusOf(first).filter({ hasText: "Ship 3" }).waitFor();
    await button(first, "Done").focus();
    await first.page.keyboard.press(" ");
    await button(second, "Done").tap();
    for (const [turn, who] of [[2, first], [2, second], [3, first], [3, second]]) {
        await statusOf(who).filter({ hasText: `Turn ${turn} of 4. Ship` }).waitFor();
        await button(who, "Done").click();
    }
    for (const visitor of [first, second]) {
        await visitor.page.locator(".result").waitFor();
        await statusOf(visitor).filter({ hasText: /Turn 4 of 4\. .*(win|most amber)/ }).waitFor();
    }
    await first.page.getByRole("button", { name: "First move" }).click();
    await statusOf(first).filter({ hasText: "Turn 0 of 4." }).waitFor();
    await first.page.getByRole("button", { name: "Last move" }).click();
    await statusOf(first).filter({ hasText: "Turn 4 of 4." }).waitFor();
    await leave(first);
    await leave(second);
});
