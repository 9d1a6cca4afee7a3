// A game in sight: the whole board, the players, their clocks and what they can do, without scrolling, on usual screens.
import assert from "node:assert/strict";
import { test } from "node:test";
import { position } from "./catan_positions.mjs";
import { resign } from "./moves.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const sizes = [[1280, 720], [1366, 650], [1920, 970], [390, 844]];
const house = (bot) => ({ kind: "house", bot });
const clock = { per_game: 600, increment: 5 };
// In the middle of a turn, when Catan asks for most.
const turn = position({
    players: [
        { settlements: ["2,0"], roads: ["2,0:1,0", "1,0:0,-1"], hand: "2b2l2w2g2o", cards: "1k" },
        { settlements: ["2,3"], hand: "1b" },
        {},
    ],
});
const plans = {
    ploy: [house("random")],
    "martian-chess": [house("random")],
    battleship: [house("random")],
    "battleship-solo": [],
    catan: [house("settler"), house("settler"), house("settler")],
};

// What has to be seen, and what of it is not wholly in the window, or lies under something else.
function hidden() {
    const wanted = [...document.querySelectorAll(".replay-board svg.board, iframe.viewer, .generic-board button, .clocks li, .clocks .left, .offers button, .replay-controls, .scrub input, .replay-board .tools button, .expected, [aria-label='Your hand']")];
    const faults = [];
    for (const element of wanted) {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const name = `${element.tagName} ${element.getAttribute("class")} ${element.textContent.slice(0, 20)}`;
        if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) faults.push(`${name}: ${[left, top, right, bottom].map(Math.round)}`);
        if (width < 1 || height < 1) faults.push(`${name} is not there`);
        const under = document.elementFromPoint(left + width / 2, top + height / 2);
        if (under && !element.contains(under) && !under.contains(element)) faults.push(`${name} lies under ${under.outerHTML.slice(0, 80)}`);
    }
    if (scrollY !== 0) faults.push(`scrolled by ${scrollY}`);
    return { faults, count: wanted.length };
}

async function seesAll(visitor, what) {
    for (const part of [".clocks .left", ".scrub input"]) await visitor.page.locator(part).first().waitFor();
    const { faults, count } = await visitor.page.evaluate(hidden);
    assert.deepEqual(faults, [], what);
    assert.ok(count >= 4, `${what}: ${count}`);
}

for (const [width, height] of sizes) {
    test(`everything is in sight at ${width}×${height}`, async () => {
        const visitor = await Visitor.come(here, { viewport: { width, height } });
        for (const [game, others] of Object.entries(plans)) {
            await visitor.sitDownAtNew({ game, seats: [{ kind: "me" }, ...others], clock });
            await visitor.page.locator(".replay-board svg.board").first().waitFor();
            await seesAll(visitor, game);
            if (game !== "battleship") continue;
            await visitor.page.getByRole("button", { name: "Ready" }).click();
            await visitor.page.locator(".sea-panel.active").waitFor();
            await seesAll(visitor, "battleship, shooting");
        }
        await visitor.sitDownAtNew({ game: "catan", position: turn, seats: [{ kind: "me" }, house("settler"), house("settler")], clock });
        await visitor.page.getByRole("button", { name: "End turn" }).waitFor();
        await seesAll(visitor, "Catan, in a turn");
        // On a phone one scrolls through the dialog, and the island stays.
        if (width > 600) {
            await visitor.page.getByRole("button", { name: "Trade", exact: true }).click();
            const box = await visitor.page.getByRole("button", { name: "Everyone" }).boundingBox();
            const side = await visitor.page.locator(".catan-side").boundingBox();
            assert.ok(box.y + box.height <= side.y + side.height, `an offer can be made without scrolling: ${box.y + box.height}`);
            await visitor.page.getByRole("button", { name: "Trade", exact: true }).click();
        }
        // The board has the room that there is: all of the height or all of the width, but for a few lines.
        await visitor.sitDownAtNew({ game: "ploy", seats: [{ kind: "me" }, house("random")] });
        const side = await visitor.page.evaluate(() => {
            const box = document.querySelector("svg.board").getBoundingClientRect();
            return Math.min(box.width, box.height);
        });
        assert.ok(side >= Math.min(width - 20, height * 0.75), `${side}`);
        await visitor.leave();
    });
}

// All games that come with the program but are not built in, and the administrator who has added them.
let added = null;
async function addGames() {
    const root = await Visitor.come(here);
    await root.logIn("root");
    const { items } = await root.ask("/example-games");
    for (const { game } of items) await root.ask(`/example-games/${game}`, {});
    const uploaded = (await root.ask("/games")).items.filter((game) => game.uploaded);
    assert.deepEqual(uploaded.map(({ name }) => name).sort(), items.map(({ game }) => game).sort());
    // A name as long as it may be, in the language with the longest words.
    await root.ask("/display-name", { display_name: "Bartholomäus Maximilian Überlang" }, "PUT");
    const storageState = await root.context.storageState();
    await root.leave();
    return { uploaded, storageState };
}

// A viewer lays itself out in its frame: nothing of it lies outside, and it has all of the height or of the width that there is.
async function seesViewer(visitor, what) {
    const element = visitor.page.locator("iframe.viewer");
    await visitor.page.frameLocator("iframe.viewer").locator("main svg, main .card, main button").first().waitFor();
    const frame = await (await element.elementHandle()).contentFrame();
    const fits = () => document.querySelector("main").getBoundingClientRect().height > 100 && document.documentElement.scrollHeight <= innerHeight;
    await frame.waitForFunction(fits).catch((error) => assert.fail(`${what} has to be scrolled: ${error.message}`));
    const [box, room] = [await element.boundingBox(), await visitor.page.locator(".replay-board").boundingBox()];
    assert.ok(box.width > room.width * 0.95 || box.height > room.height * 0.85, `${what}: ${box.width}×${box.height} of ${room.width}×${room.height}`);
}

// The bar of a game keeps to one line; what has no room is left out, and the rest is not cut off.
const barFaults = () =>
    [...document.querySelectorAll(".bar > .brand, .bar > .theme, .bar > .account-link, .bar nav a")]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            const nav = element.closest("nav")?.getBoundingClientRect().right ?? innerWidth;
            return left < 0 || top < 0 || right > nav + 0.5 || bottom > document.querySelector(".bar").getBoundingClientRect().bottom;
        })
        .map((element) => element.textContent);

for (const [width, height] of sizes) {
    test(`so is a game that somebody has sent in, for an administrator who reads German, at ${width}×${height}`, async () => {
        const { uploaded, storageState } = await (added ??= addGames());
        const visitor = await Visitor.come(here, { viewport: { width, height }, storageState, locale: "de" });
        await visitor.open("/");
        for (const { name, bots, least_seats: seats, has_viewer: hasViewer } of uploaded) {
            const others = Array.from({ length: seats - 1 }, () => house(bots[0].name));
            await visitor.sitDownAtNew({ game: name, seats: [{ kind: "me" }, ...others], clock });
            await visitor.page.locator(".clocks .in-turn").first().waitFor();
            if (hasViewer) await seesViewer(visitor, name);
            else await visitor.page.locator(".generic-board button").first().waitFor();
            await seesAll(visitor, name);
            assert.deepEqual(await visitor.page.evaluate(barFaults), []);
            if (process.env.PICTURES) await visitor.page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}.png` });
            // So many at once nobody may have.
            await visitor.ask(`/tables/${visitor.table}/resignation`, {});
        }
        // A browser that does not know this directive yet says so.
        visitor.faults = visitor.faults.filter((fault) => !fault.includes("directive 'webrtc'"));
        await visitor.leave();
    });
}

// What is said while a game goes on, by pages and by viewers.
const due = /\b(to (move|play|shoot|act|call)|your (turn|move|shot)|place your fleet|is about to|places a|roll the dice|waiting for)\b/i;

test("nothing says that somebody is to move when a game is over, whichever game it is", async () => {
    await (added ??= addGames());
    const visitor = await Visitor.come(here, { viewport: { width: 1280, height: 720 } });
    await visitor.open("/");
    const { items } = await visitor.ask("/games");
    for (const { name, bots, least_seats: seats, has_viewer: hasViewer } of items) {
        const others = Array.from({ length: seats - 1 }, () => house(bots[0].name));
        await visitor.sitDownAtNew({ game: name, seats: [{ kind: "me" }, ...others] });
        await visitor.page.locator(".clocks .in-turn").first().waitFor();
        await resign(visitor);
        await visitor.page.getByRole("dialog", { name: "Game over" }).getByRole("button", { name: "Look back" }).click();
        const said = () => visitor.page.locator(".stage").evaluate((stage) => [stage.innerText, ...[...stage.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"))].join("\n"));
        assert.doesNotMatch(await said(), due, name);
        assert.equal(await visitor.page.locator(".clocks .in-turn").count(), 0, name);
        if (hasViewer) {
            const text = visitor.page.frameLocator("iframe.viewer").locator("main");
            await text.filter({ hasNotText: due }).waitFor();
        }
    }
    visitor.faults = visitor.faults.filter((fault) => !fault.includes("directive 'webrtc'"));
    await visitor.leave();
});

test("a game that is over says so over the board, and what comes next", async () => {
    const visitor = await Visitor.come(here, { viewport: { width: 1280, height: 720 } });
    await visitor.sitDownAtNew({ game: "martian-chess", seats: [{ kind: "me" }, house("random")] });
    const { page } = visitor;
    await page.locator(".clocks .in-turn").waitFor();
    await resign(visitor);
    const over = page.getByRole("dialog", { name: "Game over" });
    await over.getByRole("heading", { name: "You lost" }).waitFor();
    assert.match(await over.textContent(), /Random \(easy\) wins: you resigned\./);
    const [box, board] = [await over.boundingBox(), await page.locator("svg.board").boundingBox()];
    assert.ok(box.x > board.x && box.x + box.width < board.x + board.width && box.y > board.y, "it is over the board");
    assert.deepEqual(await page.locator(".clocks .in-turn").count(), 0);
    assert.doesNotMatch(await page.locator("main").textContent(), /to move/);
    // Looking back uncovers the board, and the rematch stays at hand.
    await page.keyboard.press("Escape");
    await over.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Rematch" }).waitFor();
    await page.reload();
    const before = `/${visitor.table}`;
    await page.getByRole("dialog", { name: "Game over" }).getByRole("button", { name: "Play strong" }).click();
    await page.waitForFunction((path) => !location.pathname.endsWith(path), before);
    await page.locator(".clocks", { hasText: "Smart (strong)" }).waitFor();
    await visitor.leave();
});
