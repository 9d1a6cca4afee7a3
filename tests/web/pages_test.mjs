// What every page is held to, on the real arena in a real browser: no errors, contrast, names, order of focus, width,
// theme, size.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { makeMove } from "./moves.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const mostScript = 60 * 1024;
const games = ["ploy", "martian-chess", "battleship", "catan"];

// A page is there when its heading is, and nothing is on its way.
async function settle(page) {
    await page.locator("main h1").waitFor();
    await page.waitForFunction(() => !document.querySelector("main")?.textContent.match(/Loading…|Looking…|Connecting…/));
}

async function look(visitor, path) {
    await visitor.open(path);
    await settle(visitor.page);
    const faults = await visitor.page.evaluate(faultsOf);
    assert.deepEqual([...new Set(faults), ...visitor.faults], [], path);
}

// One table that is played at, one that is over, one that waits.
async function playSomething() {
    const player = await Visitor.come(here);
    const paths = [];
    for (const game of games) {
        const seats = [{ kind: "me" }, ...Array.from({ length: game === "catan" ? 2 : 1 }, () => ({ kind: "house", bot: "random" }))];
        await player.sitDownAtNew({ game, seats });
        assert.ok(await player.comesToTurn());
        await makeMove(player, game);
        if (game === "martian-chess") {
            await player.page.getByRole("button", { name: "Resign" }).click();
            await player.page.getByRole("button", { name: "Yes, I resign" }).click();
            await player.page.locator(".result").waitFor();
        }
        paths.push(`/tables/${player.table}`);
    }
    const { table } = await player.ask("/tables", { game: "ploy", seats: [{ kind: "me" }, { kind: "open" }] });
    paths.push(`/tables/${table.id}`);
    const state = await player.context.storageState();
    await player.leave();
    return { paths, state };
}

let played = null;

for (const colorScheme of ["light", "dark"]) {
    for (const width of [360, 1200]) {
        test(`every page is as it should be: ${colorScheme}, ${width} pixels wide`, async () => {
            const { paths, state } = await (played ??= playSomething());
            const visitor = await Visitor.come(here, { viewport: { width, height: 800 }, colorScheme, storageState: state });
            const still = ["/", "/account", "/gallery", "/nowhere", ...games.map((game) => `/games/${game}`), ...games.map((game) => `/board/${game}`)];
            for (const path of [...still, ...paths]) await look(visitor, path);
            await visitor.leave();
        });
    }
}

test("the Tab key goes through a page from its beginning to its end, and every stop can be seen", async () => {
    const visitor = await Visitor.come(here);
    for (const path of ["/", "/account", "/games/ploy", "/board/ploy"]) {
        await visitor.open(path);
        await settle(visitor.page);
        const count = await visitor.page.evaluate(() => {
            const isStop = (element) => element.tabIndex >= 0 && !element.disabled && element.checkVisibility();
            window.stops = [...document.body.querySelectorAll("*")].filter(isStop);
            return window.stops.length;
        });
        for (let at = 0; at < count; ++at) {
            await visitor.page.keyboard.press("Tab");
            const found = await visitor.page.evaluate((index) => {
                const element = document.activeElement;
                const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(element);
                const box = element.getBoundingClientRect();
                const isMarked = (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || (stroke !== "none" && parseFloat(strokeWidth) > 2);
                return { isNext: element === window.stops[index], isSeen: isMarked && box.width > 0 && box.right > 0, text: element.outerHTML.slice(0, 100) };
            }, at);
            assert.deepEqual({ ...found, text: "" }, { isNext: true, isSeen: true, text: "" }, `${path}, stop ${at}: ${found.text}`);
        }
    }
    await visitor.leave();
});

test("a chosen theme is there before anything is painted", async () => {
    for (const [theme, colorScheme] of [["dark", "light"], ["light", "dark"]]) {
        const visitor = await Visitor.come(here, { colorScheme });
        await visitor.open("/");
        await visitor.page.evaluate((chosen) => localStorage.setItem("theme", chosen), theme);
        // What holds at the moment when the page gets its body: nothing can have been painted before.
        await visitor.page.addInitScript(() => {
            new MutationObserver((changes, observer) => {
                if (!document.body) return;
                window.first = document.documentElement.dataset.theme;
                observer.disconnect();
            }).observe(document, { childList: true, subtree: true });
        });
        await visitor.page.reload();
        await settle(visitor.page);
        assert.equal(await visitor.page.evaluate(() => window.first), theme);
        assert.equal(await visitor.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), theme);
        await visitor.leave();
    }
});

test("the home page loads little script", async () => {
    const visitor = await Visitor.come(here);
    const scripts = [];
    visitor.page.on("requestfinished", (request) => request.resourceType() === "script" && scripts.push(request.sizes()));
    await visitor.open("/");
    await settle(visitor.page);
    const bytes = (await Promise.all(scripts)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    assert.ok(bytes > 1024 && bytes < mostScript, `${bytes} bytes`);
    await visitor.leave();
});
