// What every page is held to, on the real arena in a real browser: no errors, contrast, names, order of focus, width,
// theme, size.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { root } from "./arena.mjs";
import { exhibit, settle } from "./exhibits.mjs";
import { Program } from "./program.mjs";
import { axeFaults, englishOn, otherLanguages } from "./translation.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const { buildSync } = createRequire(join(root, "web/package.json"))("esbuild");

// A ladder that plays, and leaves most of the machine to the browser.
const here = surroundings(20);
const mostScript = 60 * 1024;

let exhibited = null;
// One visitor after another goes to the pages that are theirs.
async function atEveryPage(action, options = {}) {
    const { pages, states } = await (exhibited ??= exhibit(here, 1));
    for (const [who, storageState] of Object.entries(states)) {
        const visitor = await Visitor.come(here, { storageState, ...options });
        for (const [, path, whose] of pages) if (whose === who) await action(visitor, path);
        await visitor.leave();
    }
}

test("there is something to see of every kind of page", async () => {
    const { pages } = await (exhibited ??= exhibit(here, 1));
    const file = join(root, "web/src/app/routes.ts");
    const { outputFiles } = buildSync({ entryPoints: [file], bundle: true, format: "esm", write: false });
    const { pathOf, routeOf } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
    const kindOf = (path) => routeOf(path.replace(/[?#].*/, "")).page;
    const shown = new Set(pages.map(([, path]) => kindOf(path)));
    const kinds = ["missing", ...Object.values(pathOf).map((path) => kindOf(path.replace(":book", "ladder").replace(/:\w+/g, "7")))];
    assert.ok(kinds.length > 20);
    // Those of `tulkas watch` are not an arena's: web.watch looks at them.
    const elsewhere = ["watch", "watched"];
    assert.deepEqual(kinds.filter((kind) => !shown.has(kind) && !elsewhere.includes(kind)), []);
});

// Pages for programs and for developers: texts of the interface's schemas, and many boards beside one another.
const isTechnical = (path) => /^\/(reference|gallery)/.test(path);

// The theme in which axe looks; faultsOf looks at the contrast in both.
const axeThemes = { en: "light", de: "dark", hu: "light" };
// Colours are the same in every language; words need another width in each.
const lightThenDark = [[360, "light"], [360, "dark"], [1200, "dark"], [1200, "light"]];
const looks = { en: lightThenDark, de: [[360, "light"], [1200, "dark"]], hu: [[360, "light"], [1200, "light"]] };

// All looks at one visit: colours and layout follow without a reload.
async function lookInLanguage(visitor, path, language) {
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await visitor.open(path);
    await settle(page);
    if (!isTechnical(path)) await until(() => englishOn(page, language), `${path} in ${language}`);
    for (const [width, colorScheme] of looks[language]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const faults = await page.evaluate(faultsOf);
        assert.deepEqual([...new Set(faults), ...visitor.faults], [], `${path}, ${language}, ${colorScheme}, ${width} pixels wide`);
    }
    await page.emulateMedia({ colorScheme: axeThemes[language], reducedMotion: "reduce" });
    if (!isTechnical(path)) assert.deepEqual(await axeFaults(page), [], `${path}, ${language}`);
}

// Texts of the server are loaded when they are needed.
async function until(find, what) {
    let found = await find();
    for (let attempts = 0; found.length > 0 && attempts < 100; ++attempts) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        found = await find();
    }
    assert.deepEqual(found, [], what);
}

for (const language of ["en", ...otherLanguages]) {
    test(`every page is in ${language}, wide and narrow, and axe finds nothing on it`, () =>
        atEveryPage((visitor, path) => lookInLanguage(visitor, path, language), { locale: language }));
}

// Notes down what Tab comes to, until it is at the beginning again. Pages change while one looks: what counts is that every
// stop lies behind the one before it and can be seen, and that no stop is left out.
function noteStops() {
    const isStop = (element) => element.tabIndex >= 0 && !element.disabled && !element.closest("[inert]") && element.checkVisibility();
    // Of radio buttons that belong together there is one.
    const isOther = (element) => element.type === "radio" && !element.checked && document.querySelector(`input[name="${element.name}"]:checked`) !== null;
    const stops = [...document.body.querySelectorAll("*")].filter((element) => isStop(element) && !isOther(element));
    const visited = [];
    const faults = [];
    let isOver = false;
    const isMarked = (element) => {
        const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(element);
        return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || (stroke !== "none" && parseFloat(strokeWidth) > 2);
    };
    addEventListener("focusin", ({ target }) => {
        const before = visited.at(-1);
        isOver ||= visited.length > 0 && target === stops[0];
        if (isOver || target === before) return;
        visited.push(target);
        const words = target.outerHTML.slice(0, 100);
        const box = target.getBoundingClientRect();
        if (before?.isConnected && !(before.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)) faults.push(`goes back to ${words}`);
        // An editor shows a cursor.
        if (!target.closest(".editor") && !(isMarked(target) && box.width > 0 && box.right > 0)) faults.push(`not seen: ${words}`);
    });
    window.isAround = () => isOver;
    window.faultsOfStops = () => {
        const missed = stops.filter((element) => element.isConnected && isStop(element) && !isOther(element) && !visited.includes(element));
        return [...faults, ...missed.map((element) => `left out: ${element.outerHTML.slice(0, 100)}`)];
    };
}

test("the Tab key goes through every page from its beginning to its end, and every stop can be seen", () =>
    atEveryPage(async (visitor, path) => {
        await visitor.open(path);
        await settle(visitor.page);
        await visitor.page.evaluate(noteStops);
        for (let count = 0; count % 20 > 0 || !(await visitor.page.evaluate(() => window.isAround())); ++count) {
            assert.ok(count < 1000, `${path}: Tab does not come round`);
            await visitor.page.keyboard.press("Tab");
        }
        assert.deepEqual(await visitor.page.evaluate(() => window.faultsOfStops()), [], path);
    }));

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
        for (const path of ["/", "/account", "/board/ploy", "/tournaments", "/nowhere"]) {
            await visitor.open(path);
            await settle(visitor.page);
            assert.equal(await visitor.page.evaluate(() => window.first), theme);
            assert.equal(await visitor.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), theme);
        }
        await visitor.leave();
    }
});

test("the start of a game is drawn as the arena tells it", async () => {
    const visitor = await Visitor.come(here);
    await visitor.open("/");
    const games = await visitor.page.evaluate(async () => (await (await fetch("/api/v1/games")).json()).items);
    const fixed = games.filter(({ start }) => start !== null).map(({ name }) => name);
    assert.ok(fixed.length >= 3);
    for (const game of fixed) {
        await visitor.open(`/board/${game}`);
        await visitor.page.waitForSelector(".board-page svg");
    }
    await visitor.leave();
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

test("a game of 500 moves is looked back at like any other", async () => {
    const [black, white] = [new Program(here), new Program(here)];
    const { table } = await black.ask("/tables", { game: "ploy", seats: [{ kind: "me" }, { kind: "open" }], options: { plies: "100000" } });
    await white.ask(`/tables/${table.id}/seat`, {});
    // Both commanders turn and turn.
    for (let ply = 0; ply < 500; ++ply) await [black, white][ply % 2].ask(`/tables/${table.id}/moves`, { move: ["e1-e1-1", "e9-e9-1"][ply % 2] });

    const reader = await Visitor.come(here);
    await reader.open(`/tables/${table.id}?ply=250`);
    await settle(reader.page);
    const current = reader.page.locator('.move-list [aria-current="step"] .number');
    await reader.page.locator("svg.board").waitFor();
    assert.equal(await current.textContent(), "250");
    assert.ok((await reader.page.locator(".move-list li").count()) < 60, "only what can be seen is drawn");
    await reader.page.getByRole("button", { name: "Last move" }).click();
    await current.getByText("500", { exact: true }).waitFor();
    await reader.page.getByRole("slider", { name: "Move" }).fill("7");
    await current.getByText("7", { exact: true }).waitFor();
    await reader.page.locator("svg.board").waitFor();
    await reader.leave();
});

test("a game stands within the page of another site, and nothing else does", async () => {
    const elsewhere = createServer((request, response) => {
        response.setHeader("content-type", "text/html");
        response.end(`<!doctype html><title>Elsewhere</title><iframe src="${here.arena.address}${request.url}"></iframe>`);
    });
    await new Promise((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
    const { table } = await new Program(here).ask("/tables", { game: "ploy", seats: [{ kind: "me" }, { kind: "house", bot: "random" }] });
    const visitor = await Visitor.come(here);
    try {
        // By another name, so that it is another site.
        const other = `http://localhost:${elsewhere.address().port}`;
        await visitor.open(`${other}/embed/tables/${table.id}`);
        const frame = visitor.page.frameLocator("iframe");
        await frame.locator("svg.board").waitFor();
        assert.equal(await frame.locator("header").count(), 0);
        assert.deepEqual(visitor.faults, []);
        const refused = visitor.page.waitForEvent("console", (message) => /frame-ancestors/.test(message.text()));
        await visitor.open(`${other}/tables/${table.id}`);
        await refused;
    } finally {
        elsewhere.close();
        await visitor.context.close();
    }
});
