// The TV page in a real browser: what is played is on, its end is shown, and then the next game; nobody touches anything.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { until } from "./league_exhibits.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings(20);
const sizes = [
    { width: 1920, height: 970 },
    { width: 1366, height: 650 },
    { width: 390, height: 844 },
];

async function looksRight({ page }) {
    for (const size of sizes) {
        await page.setViewportSize(size);
        for (const colorScheme of ["dark", "light"]) {
            await page.emulateMedia({ colorScheme });
            assert.deepEqual(await page.evaluate(faultsOf), []);
        }
        const overflow = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
        assert.ok(overflow.every((pixels) => pixels <= 4), `${size.width}×${size.height}: ${overflow}`);
        const board = await page.locator(".tv-board .board").first().boundingBox();
        assert.ok(board.width > 150 && board.y >= 0 && board.y + board.height <= size.height + 4, JSON.stringify(board));
    }
}

test("a game that people play is on, and when it is over comes the next", async () => {
    const [screen, otter, beaver] = [await Visitor.come(here), await Visitor.come(here), await Visitor.come(here)];
    for (const visitor of [otter, beaver]) await visitor.open("/news");
    const play = async (visitor, game) => (await visitor.ask("/tables", { game, seats: [{ kind: "me" }, { kind: "house", bot: "random" }] })).table.id;
    const first = await play(otter, "ploy");
    await screen.open("/tv");
    await screen.page.getByRole("heading", { level: 1, name: "Ploy" }).waitFor();
    await screen.page.locator(".tv-live").waitFor();
    await screen.page.locator(".tv-board .board").first().waitFor();
    await looksRight(screen);

    const second = await play(beaver, "martian-chess");
    await screen.page.getByRole("region", { name: "Also in progress" }).getByText("Martian Chess").waitFor();
    await otter.ask(`/tables/${first}/resignation`, {});
    await screen.page.locator(".tv-result").waitFor();
    await screen.page.getByText("Finished").waitFor();
    await screen.page.getByRole("heading", { level: 1, name: "Martian Chess" }).waitFor();
    await beaver.ask(`/tables/${second}/resignation`, {});
    for (const visitor of [screen, otter, beaver]) await visitor.leave();
});

test("when nobody plays, the latest game of a ladder is on", async () => {
    const screen = await Visitor.come(here);
    await screen.open("/news");
    await until(screen, "/ladders/martian-chess/games?limit=1", ({ items }) => items.length > 0);
    // Games of the ladder that are being played come first: running_test.mjs.
    await screen.page.route("**/api/v1/running-games", (route) => route.fulfill({ contentType: "application/json", body: '{"items":[]}' }));
    await screen.open("/tv/martian-chess");
    await screen.page.getByText("From the ladder").waitFor();
    await screen.page.locator(".tv-replay .board").first().waitFor();
    await looksRight(screen);
    await screen.leave();
});
