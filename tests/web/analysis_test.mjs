// An engine's analysis of a game, computed in the browser: the graph, the best line, the blunders.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { resign } from "./moves.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const house = (bot) => ({ kind: "house", bot });
const sizes = [[1366, 650], [390, 844]];

// A game between a good bot and a bad one, to its end.
async function playedGame(visitor, game, bots) {
    await visitor.logIn("root");
    await visitor.sitDownAtNew({ game, seats: bots.map(house) });
    await visitor.page.locator(".result").waitFor();
}

async function analyse(page) {
    await page.getByRole("button", { name: "Analyse" }).click();
    await page.getByRole("region", { name: "Analysis" }).waitFor();
    await page.locator(".analysis-progress").waitFor({ state: "detached" });
}

// Positions in which one move is a blunder: the queen is given away; the commander is not taken.
const blunders = {
    "martian-chess": { position: "q.dp/q.d./.pp./..../.q.p/.p.d/.pd./.dqq 0 2-3 d2-b4 6", move: "a7-a5" },
    ploy: {
        position: ",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,,w40,w48,,/,,,w16,b17,w16,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/,,,,b170,,,, b",
        move: "e1-e1-1",
    },
};

for (const [game, { position, move }] of Object.entries(blunders)) {
    test(`${game}: a blunder is marked, the graph leads to the moves`, async () => {
        const visitor = await Visitor.come(here, { viewport: { width: 1366, height: 650 } });
        const { page } = visitor;
        await visitor.sitDownAtNew({ game, position, seats: [{ kind: "me" }, house("random")] });
        assert.equal(await page.getByRole("button", { name: "Analyse" }).count(), 0, "only a hint while the game goes on");
        await visitor.ask(`/tables/${visitor.table}/moves`, { move });
        await visitor.seesMoves(2);
        await resign(visitor);
        await page.keyboard.press("Escape");
        await analyse(page);
        const panel = page.getByRole("region", { name: "Analysis" });
        const first = page.locator(".move-list .move").first();
        await first.locator(".sign.blunder").waitFor();
        await first.click();
        await panel.getByText(/^Blunder: from \d+ % to \d+ %\. Better: /).waitFor();
        assert.ok((await page.locator(".chance-graph .verdict.blunder").count()) > 0);
        const graph = await page.locator(".chance-graph").boundingBox();
        await page.mouse.click(graph.x + 1, graph.y + graph.height / 2);
        await page.waitForFunction(() => document.querySelector(".scrub input").value === "0");
        await panel.locator(".best-line strong").filter({ hasText: /^[a-i][1-9]-[a-i][1-9](-\d)?$/ }).waitFor();
        assert.deepEqual(await page.evaluate(faultsOf), []);
        await panel.getByRole("button", { name: "Close the analysis" }).click();
        await page.getByRole("button", { name: "Analyse" }).waitFor();
        assert.equal(await page.locator(".move-list .sign").count(), 0);
        await visitor.leave();
    });
}

for (const [width, height] of sizes) {
    for (const colorScheme of ["light", "dark"]) {
        test(`board and analysis at ${width}×${height}, ${colorScheme}`, async () => {
            const visitor = await Visitor.come(here, { viewport: { width, height }, colorScheme });
            const { page } = visitor;
            await playedGame(visitor, "martian-chess", ["smart:nodes=500", "greedy"]);
            await page.getByRole("button", { name: "Look back" }).click();
            await analyse(page);
            await page.locator(".scrub input").fill("11");
            await page.locator(".best-line").waitFor();
            assert.deepEqual(await page.evaluate(faultsOf), []);
            const board = await page.locator("svg.board").boundingBox();
            assert.ok(board.y + board.height <= height, "the board is in sight");
            if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/analysis-${width}-${colorScheme}.png`, fullPage: width < 500 });
            await visitor.leave();
        });
    }
}

test("a hint in a casual game against a bot, and none in a rated one", async () => {
    const visitor = await Visitor.come(here, { viewport: { width: 1366, height: 650 } });
    const { page } = visitor;
    await visitor.logIn("root");
    const { position } = blunders.ploy;
    await visitor.sitDownAtNew({ game: "ploy", position, seats: [{ kind: "me" }, house("random")] });
    await page.getByRole("button", { name: "Hint" }).click();
    const hint = page.getByRole("region", { name: "Hint" });
    await hint.getByText("You win in 1 move").waitFor();
    assert.equal(await hint.locator(".best-line strong").textContent(), "e7-e9-0");
    assert.deepEqual(await page.evaluate(faultsOf), []);
    await hint.getByRole("button", { name: "Close the hint" }).click();
    await visitor.sitDownAtNew({ game: "ploy", casual: false, seats: [{ kind: "me" }, house("random")] });
    await page.locator("svg.board").waitFor();
    assert.equal(await page.getByRole("button", { name: "Hint" }).count(), 0);
    await visitor.leave();
});

test("Battleship: where ships may lie, by what the player knows", async () => {
    for (const [width, height] of sizes) {
        const visitor = await Visitor.come(here, { viewport: { width, height }, colorScheme: width < 500 ? "dark" : "light" });
        const { page } = visitor;
        await visitor.sitDownAtNew({ game: "battleship", seats: [{ kind: "me" }, house("random")] });
        await page.getByRole("button", { name: "Ready" }).click();
        await page.locator(".sea-panel.active").waitFor();
        await page.getByRole("button", { name: "Hint" }).click();
        const hint = page.getByRole("region", { name: "Hint" });
        await hint.getByRole("img", { name: /^Chance of a ship on each square/ }).waitFor();
        assert.match(await hint.locator(".best-line strong").textContent(), /^[A-J]-\d+$/);
        assert.deepEqual(await page.evaluate(faultsOf), []);
        if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/hint-battleship-${width}.png`, fullPage: width < 500 });
        await visitor.leave();
    }
});

test("Catan: an estimate that says what it is, and calls nothing a blunder", async () => {
    for (const [width, height] of sizes) {
        const visitor = await Visitor.come(here, { viewport: { width, height }, colorScheme: width < 500 ? "light" : "dark" });
        const { page } = visitor;
        await visitor.sitDownAtNew({ game: "catan", seats: [house("settler"), house("settler"), house("settler")] });
        await page.locator(".result").waitFor();
        await page.getByRole("button", { name: "Look back" }).click();
        await analyse(page);
        const panel = page.getByRole("region", { name: "Analysis" });
        await panel.getByText(/^An estimate by points/).waitFor();
        assert.ok((await panel.locator(".chance-graph .curve").count()) === 3);
        assert.equal(await page.locator(".sign").count(), 0);
        assert.deepEqual(await page.evaluate(faultsOf), []);
        if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/analysis-catan-${width}.png`, fullPage: width < 500 });
        await visitor.leave();
    }
});

test("a position that came by a link is analysed on its own page", async () => {
    const visitor = await Visitor.come(here, { viewport: { width: 1366, height: 650 } });
    const { page } = visitor;
    for (const address of ["/board/ploy", `/board/martian-chess?${encodeURIComponent(blunders["martian-chess"].position)}`]) {
        await visitor.open(address);
        await page.getByRole("button", { name: "Analyse" }).click();
        const panel = page.getByRole("region", { name: "Analysis" });
        await panel.locator(".best-line strong").filter({ hasText: /^[a-i][1-9]-[a-i][1-9](-\d)?$/ }).waitFor();
        assert.deepEqual(await page.evaluate(faultsOf), []);
        const [board, beside] = [await page.locator("svg.board").boundingBox(), await panel.boundingBox()];
        assert.ok(beside.x >= board.x + board.width && beside.y + beside.height <= 650, "beside the board, in sight");
    }
    // Another position on the same page is looked at as well.
    const before = await page.locator(".best-line").textContent();
    await page.getByLabel("Position").fill("qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0");
    await page.getByRole("button", { name: "Show position" }).click();
    await page.waitForFunction((old) => ![null, undefined, old].includes(document.querySelector(".best-line")?.textContent), before);
    await visitor.leave();
});

test("the moves of Catan are in sight beside the board, with the analysis too", async () => {
    const visitor = await Visitor.come(here, { viewport: { width: 1366, height: 650 } });
    const { page } = visitor;
    const settlers = Array.from({ length: 4 }, () => "settler");
    await playedGame(visitor, "catan", settlers);
    await page.getByRole("button", { name: "Look back" }).click();
    for (const least of [160, 70]) {
        const list = await page.locator(".replay-side .move-list").boundingBox();
        assert.ok(list.y + list.height <= 650 && list.height >= least, JSON.stringify(list));
        if (least > 100) await analyse(page);
    }
    await page.locator(".scrub input").fill("100");
    await page.locator(".best-line").waitFor();
    assert.deepEqual(await page.evaluate(faultsOf), []);
    await visitor.leave();
});
