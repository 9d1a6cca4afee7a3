// What makes a game feel alive besides its moves: take-backs, marks, themes, premoves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { hands } from "./hands.mjs";
import { makeMove } from "./moves.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const me = { kind: "me" };
const house = (bot) => ({ kind: "house", bot });
const button = (visitor, name) =>
    visitor.page.getByRole("button", { name, exact: true });
const hasMoves = (visitor, count) =>
    visitor.page.waitForFunction(
        (wanted) =>
            document.querySelector(".scrub input")?.max === String(wanted),
        count,
    );

test("a house bot lets one take a move back, and the game goes on from there", async () => {
    const otter = await Visitor.come(here);
    await otter.sitDownAtNew({ game: "ploy", seats: [me, house("random")] });
    assert.ok(await otter.comesToTurn());
    assert.ok(
        await button(otter, "Take back").isDisabled(),
        "nothing has been played",
    );
    const start = await otter.page
        .locator(".board.ploy .piece")
        .evaluateAll((all) => all.map((piece) => piece.style.transform));
    for (let round = 0; round < 2; ++round) {
        await makeMove(otter, "ploy");
        await otter.seesMoves(2);
        await button(otter, "Take back").click();
        await hasMoves(otter, 0);
        assert.ok(await otter.comesToTurn());
    }
    const now = await otter.page
        .locator(".board.ploy .piece")
        .evaluateAll((all) => all.map((piece) => piece.style.transform));
    assert.deepEqual(now.sort(), start.sort());
    await makeMove(otter, "ploy");
    await otter.seesMoves(2);
    await otter.leave();
});

test("a person is asked for a take-back, declines it, then accepts one", async () => {
    const [swan, crane] = [await Visitor.come(here), await Visitor.come(here)];
    await swan.sitDownAtNew({
        game: "martian-chess",
        seats: [me, { kind: "open" }],
    });
    await crane.open(`/tables/${swan.table}`);
    await crane.page.getByRole("button", { name: "Join" }).click();
    assert.ok(await swan.comesToTurn());
    await makeMove(swan, "martian-chess");
    for (const answer of ["Decline", "Accept"]) {
        await button(swan, "Take back").click();
        await button(swan, "Take-back offered").waitFor();
        await crane.page
            .getByText("Your opponent wants to take a move back.")
            .waitFor();
        await button(crane, answer).click();
        await button(swan, "Take back").waitFor();
        for (const visitor of [swan, crane])
            await hasMoves(visitor, answer === "Accept" ? 0 : 1);
    }
    assert.ok(await swan.comesToTurn());
    for (const visitor of [swan, crane]) await visitor.leave();
});

test("no take-back where dice or hidden ships would tell what comes next", async () => {
    const otter = await Visitor.come(here);
    await otter.sitDownAtNew({
        game: "battleship",
        seats: [me, house("random")],
    });
    await button(otter, "Resign").waitFor();
    assert.equal(await button(otter, "Take back").count(), 0);
    await otter.leave();
});

// Two guests at a table of Ploy, black to move.
async function pair() {
    const [swan, crane] = [await Visitor.come(here), await Visitor.come(here)];
    await swan.sitDownAtNew({ game: "ploy", seats: [me, { kind: "open" }] });
    await crane.open(`/tables/${swan.table}`);
    await crane.page.getByRole("button", { name: "Join" }).click();
    assert.ok(await swan.comesToTurn());
    return [swan, crane];
}

test("a premove is played when the turn comes, with mouse and with keys", async () => {
    const [swan, crane] = await pair();
    const { moves } = await swan.ask(`/tables/${swan.table}/legal-moves`);
    // Three pieces that go somewhere, each its own way.
    const straight = moves.filter((move) => move.endsWith("-0") && move.slice(0, 2) !== move.slice(3, 5));
    const apart = straight.filter((move, index) => straight.findIndex((other) => other.slice(0, 2) === move.slice(0, 2) || other.slice(3, 5) === move.slice(3, 5)) === index);
    const [, first, second] = apart.map((move) => move.split("-"));
    await makeMove(swan, "ploy");
    for (const [hand, [from, to], count] of [["mouse", first, 3], ["keys", second, 5]]) {
        await hands[hand].carry(swan.page, from, to);
        await swan.page.getByText(`Premove: ${from}-${to}-0`).waitFor();
        await swan.page.locator(".scribble.arrow").waitFor();
        assert.equal(await crane.page.locator(".scribble").count(), 0, "nobody else sees it");
        assert.ok(await crane.comesToTurn());
        await makeMove(crane, "ploy");
        await hasMoves(swan, count);
        await hasMoves(crane, count);
        assert.equal(await crane.page.locator(".move-list .text").nth(count - 1).textContent(), `${from}-${to}-0`);
        await swan.page.locator(".scribble").waitFor({ state: "detached" });
    }
    for (const visitor of [swan, crane]) await visitor.leave();
});

test("a premove can be given up, and is dropped with a word where it is not legal", async () => {
    const [swan, crane] = await pair();
    await makeMove(swan, "ploy");
    // From one corner of the own camp to the other side of the board: no piece goes there at once.
    const own = await swan.page.locator('.place:not([aria-disabled="true"])[aria-label*="commander"]').getAttribute("data-token");
    const name = async () => {
        await hands.mouse.carry(swan.page, own, "a9");
        await swan.page.getByText(`Premove: ${own}-a9-0`).waitFor();
    };
    await name();
    await button(swan, "Cancel").click();
    await name();
    await swan.page.keyboard.press("Escape");
    await swan.page.getByText("Premove:").waitFor({ state: "detached" });
    await name();
    assert.deepEqual(await swan.page.evaluate(faultsOf), []);
    await makeMove(crane, "ploy");
    await swan.page.getByText(`Your premove ${own}-a9-0 is not possible.`).waitFor();
    assert.ok(await swan.comesToTurn());
    await hasMoves(swan, 2);
    await makeMove(swan, "ploy");
    await swan.page.getByText("is not possible").waitFor({ state: "detached" });
    for (const visitor of [swan, crane]) await visitor.leave();
});

test("arrows and marks are drawn with the right button and with keys, for oneself, until a click", async () => {
    const [swan, crane] = await pair();
    const { page } = swan;
    const middle = async (token) => {
        const { x, y, width, height } = await page.locator(`.place[data-token="${token}"]`).boundingBox();
        return [x + width / 2, y + height / 2];
    };
    const right = async (from, to) => {
        await page.mouse.move(...(await middle(from)));
        await page.mouse.down({ button: "right" });
        await page.mouse.move(...(await middle(to)));
        await page.mouse.up({ button: "right" });
    };
    await right("e4", "e7");
    await page.keyboard.down("Shift");
    await right("c5", "c5");
    await page.keyboard.up("Shift");
    assert.equal(await page.locator(".scribble.arrow.green").count(), 1);
    assert.equal(await page.locator(".scribble.mark.red").count(), 1);
    assert.equal(await crane.page.locator(".scribble").count(), 0);
    await right("e4", "e7");
    assert.equal(await page.locator(".scribble.arrow").count(), 0, "drawn again, it is gone");
    await page.locator('.place[data-token="e5"]').click({ force: true });
    assert.equal(await page.locator(".scribble").count(), 0);
    await page.locator('.place[data-token="e5"]').focus();
    await page.keyboard.press("m");
    await page.keyboard.press("a");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("a");
    assert.deepEqual([await page.locator(".scribble.mark").count(), await page.locator(".scribble.arrow").count()], [1, 1]);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".scribble").count(), 0);
    for (const visitor of [swan, crane]) await visitor.leave();
});

test("captured pieces are shown beside the player, the board is flipped", async () => {
    const otter = await Visitor.come(here);
    const row = (fields) => Array.from({ length: 9 }, (_, column) => fields[column] ?? "").join(",");
    const position = [{ 4: "w85" }, {}, {}, {}, { 4: "w16" }, { 4: "b17" }, {}, {}, { 4: "b85", 0: "b17" }].map(row).join("/");
    await otter.sitDownAtNew({ game: "ploy", position: `${position} b`, seats: [me, house("random")] });
    assert.ok(await otter.comesToTurn());
    const { page } = otter;
    assert.equal(await page.locator(".captured-pieces").count(), 0);
    const before = await page.locator('.place[data-token="e1"]').boundingBox();
    await button(otter, "Flip the board").click();
    assert.ok((await page.locator('.place[data-token="e1"]').boundingBox()).y < before.y);
    await hands.mouse.carry(page, "e4", "e5");
    const mine = page.locator(".clocks li", { hasText: "You" });
    await mine.getByRole("img", { name: "Captured: 1 shield" }).waitFor();
    // Who comes later sees it too.
    await page.reload();
    await mine.getByRole("img", { name: "Captured: 1 shield" }).waitFor();
    await otter.leave();
});

test("Martian Chess shows what each player has captured, also when one looks back", async () => {
    const otter = await Visitor.come(here);
    const { page } = otter;
    await otter.sitDownAtNew({ game: "martian-chess", position: "...q/..../..../d.../p.../..../..../...p 0 0-0 - 0", seats: [me, house("random")] });
    assert.ok(await otter.comesToTurn());
    assert.equal(await page.locator(".captured-pieces").count(), 0);
    await hands.mouse.carry(page, "a5", "a4");
    const mine = page.locator(".clocks li", { hasText: "You" });
    await mine.getByRole("img", { name: "Captured: 1 pawn" }).waitFor();
    assert.equal(await page.locator(".captured-pieces").count(), 1);
    await page.reload();
    await mine.getByRole("img", { name: "Captured: 1 pawn" }).waitFor();
    await page.keyboard.press("Home");
    await page.locator(".captured-pieces").waitFor({ state: "detached" });
    assert.deepEqual(await page.evaluate(faultsOf), []);
    await otter.leave();
});

// What lies on what: each thing, by its parts, is told from each ground.
const layers = {
    ploy: [{ things: ".ploy-piece", parts: ".rim, .disc, .lines", grounds: ".ploy-square" }],
    "martian-chess": [{ things: ".pyramid", parts: ".lit, .dark", grounds: ".martian-square" }],
    battleship: [
        { things: ".hull", parts: ".side", grounds: ".sea" },
        { things: ".hit", parts: "circle", grounds: ".sea" },
        { things: ".miss", parts: null, grounds: ".sea" },
    ],
    catan: [
        { things: ".harbour-disc", parts: null, grounds: ".catan-sea" },
        { things: ".pier", parts: null, grounds: ".catan-sea" },
        { things: ".building", parts: null, grounds: ".hex .ground, .coast" },
        { things: "g:has(> .road)", parts: ".road, .road-edge", grounds: ".hex .ground, .coast" },
        { things: ".token circle:not(.pip)", parts: null, grounds: ".hex .ground" },
        { things: ".token .number", parts: null, grounds: ".token circle:not(.pip)", least: 4.5 },
    ],
};

// The contrast of each thing with each ground: its best colour, filled or stroked, by the formula of WCAG 2. The worst of all.
function worstContrast({ things, parts, grounds }) {
    const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const of = (text) => (text === "none" ? [] : [luminance(text.match(/[\d.]+/g).map(Number))]);
    const colours = (element) => {
        const { fill, stroke } = getComputedStyle(element);
        return [...(element.matches("line, .road, .road-edge, .pier") ? [] : of(fill)), ...of(stroke)];
    };
    const below = [...document.querySelectorAll(grounds)].map((ground) => of(getComputedStyle(ground).fill)[0]);
    const all = [...document.querySelectorAll(`.replay-board :is(${things})`)];
    if (all.length === 0) return 0;
    return Math.min(
        ...all.flatMap((thing) => {
            const seen = (parts ? [...thing.querySelectorAll(parts)] : [thing]).flatMap(colours);
            return below.map((ground) => Math.max(...seen.map((colour) => ratio(colour, ground))));
        }),
    );
}

test("boards have other colours if one wishes, kept, with enough contrast in each", async () => {
    const otter = await Visitor.come(here);
    const { page } = otter;
    const seats = { battleship: [house("random"), house("random")], catan: [house("settler"), house("settler")] };
    for (const game of Object.keys(layers)) {
        await otter.sitDownAtNew({ game, seats: seats[game] ?? [me, house("random")] });
        for (const { things } of layers[game]) await page.locator(`.replay-board :is(${things})`).first().waitFor({ state: "attached" });
        const choice = page.getByLabel("Board colours");
        const ground = () => page.locator(".ploy-square, .martian-square, .sea, .catan-sea").first().evaluate((square) => getComputedStyle(square).fill);
        const seen = new Set();
        const low = [];
        for (const colorScheme of ["light", "dark"]) {
            await page.emulateMedia({ colorScheme });
            for (const theme of ["standard", "wood", "slate", "contrast"]) {
                await choice.selectOption(theme);
                seen.add(await ground());
                for (const layer of layers[game]) {
                    const worst = await page.evaluate(worstContrast, layer);
                    if (worst < (layer.least ?? 3)) low.push(`${theme}, ${colorScheme}, ${layer.things}: ${worst.toFixed(2)}`);
                }
                assert.deepEqual(await page.evaluate(faultsOf), []);
            }
        }
        assert.deepEqual(low, [], game);
        assert.equal(seen.size, 8);
        await page.reload();
        await page.locator(".theme-contrast .board").first().waitFor();
    }
    await otter.leave();
});
