// Tables that are set up with everything that can be chosen, and positions that one goes on from.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeMove, resign } from "./moves.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

// As a game's page leads there.
async function setUp(visitor, game) {
    await visitor.open(`/games/${game}`);
    await visitor.page.getByRole("link", { name: "More options…" }).click();
    await visitor.page.getByRole("button", { name: "Start game" }).waitFor();
}

async function begin(visitor) {
    await visitor.page.getByRole("button", { name: "Start game" }).click();
    await visitor.page.locator(".replay").waitFor();
    return visitor.ask(`/tables/${visitor.table}`);
}

test("Catan for three on the beginners' board, with a clock, as second player", async () => {
    const otter = await Visitor.come(here);
    await setUp(otter, "catan");
    const { page } = otter;
    await page.getByLabel("Players", { exact: true }).selectOption("3");
    await page.getByLabel("Seat 2, blue").selectOption("Me");
    assert.equal(await page.getByLabel("Seat 1, red").inputValue(), "house settler", "who sits down elsewhere changes places");
    await page.getByLabel("Seat 3, orange").selectOption("house random");
    await page.getByLabel("Clock").selectOption("Custom…");
    await page.getByLabel("Minutes per player").fill("7");
    await page.getByLabel("Board", { exact: true }).selectOption("beginner");
    const table = await begin(otter);
    assert.deepEqual(table.seats.map(({ kind, name }) => `${kind} ${name}`.replace(/guest.*/, "guest")), ["house settler", "open guest", "house random"]);
    assert.equal(table.you, 1);
    assert.equal(table.options.board, "beginner");
    assert.ok(table.seats[1].left > 400_000_000 && table.seats[1].left <= 420_000_000);
    assert.ok(await otter.comesToTurn());
    await page.locator(".clocks .in-turn", { hasText: "blue" }).locator(".left", { hasText: /^6:5/ }).waitFor();
    await otter.leave();
});

test("bots play each other, and who set it up watches", async () => {
    const otter = await Visitor.come(here);
    await setUp(otter, "martian-chess");
    await otter.page.getByLabel("Seat 1, red").selectOption("house greedy");
    await otter.page.getByText("You will watch.").waitFor();
    const table = await begin(otter);
    assert.equal(table.you, null);
    await otter.page.locator(".result").waitFor();
    await otter.leave();
});

test("two people are invited, each by a link of their own, and can see what others cannot", async () => {
    const [otter, beaver, stranger] = [await Visitor.come(here), await Visitor.come(here), await Visitor.come(here)];
    await otter.register("otter");
    await setUp(otter, "catan");
    await otter.page.getByLabel("Players", { exact: true }).selectOption("3");
    await otter.page.getByLabel("Seat 2, blue").selectOption("Someone I invite");
    await otter.page.getByLabel("Seat 3, orange").selectOption("Someone I invite");
    await otter.page.getByLabel(/^Private/).check();
    await begin(otter);
    await otter.page.reload();
    const links = await Promise.all([2, 3].map((seat) => otter.page.getByLabel(`Invitation to seat ${seat}`).inputValue()));
    await stranger.open(`/tables/${otter.table}`);
    await stranger.page.getByText("Game not found").waitFor();
    await beaver.open(links[1]);
    await beaver.page.getByRole("button", { name: "Join game" }).click();
    await otter.page.getByLabel("Invitation", { exact: true }).waitFor();
    assert.equal(await otter.page.getByLabel("Invitation", { exact: true }).inputValue(), links[0], "the other one is still to be sent");
    await beaver.page.getByRole("button", { name: "Leave table" }).click();
    await otter.page.getByRole("button", { name: "Leave table" }).click();
    await otter.page.locator(".result", { hasText: "everybody left" }).waitFor();
    stranger.faults = stranger.faults.filter((fault) => !/WebSocket|404/.test(fault));
    for (const visitor of [otter, beaver, stranger]) await visitor.leave();
});

test("what the arena does not take is said, and nothing begins", async () => {
    const otter = await Visitor.come(here);
    await setUp(otter, "ploy");
    await otter.page.getByText("Start from a position").click();
    await otter.page.getByLabel("Position").fill("nonsense");
    await otter.page.getByText("Not a valid position.").waitFor();
    await otter.page.getByRole("button", { name: "Start game" }).click();
    await otter.page.getByRole("alert").waitFor();
    assert.match(otter.page.url(), /new-table\/ploy$/);
    otter.faults = otter.faults.filter((fault) => !/400/.test(fault));
    await otter.leave();
});

test("from a position of a game that is over one plays on", async () => {
    const otter = await Visitor.come(here);
    const { page } = otter;
    await otter.sitDownAtNew({ game: "martian-chess", seats: [{ kind: "me" }, { kind: "house", bot: "greedy" }] });
    for (let count = 0; count < 3; ++count) {
        assert.ok(await otter.comesToTurn());
        await makeMove(otter, "martian-chess");
    }
    assert.ok(await otter.comesToTurn());
    assert.equal(await page.getByRole("button", { name: "Play from here" }).count(), 0, "not as long as it is played");
    await resign(otter);
    await page.getByRole("button", { name: "Previous move" }).click();
    await page.getByRole("button", { name: "Previous move" }).click();
    const { items } = await otter.ask(`/tables/${otter.table}/views?from=4&limit=1`);
    await page.getByRole("button", { name: "Show position as text" }).click();
    await page.getByLabel("Position").waitFor();
    assert.equal(await page.getByLabel("Position").inputValue(), items[0].position);
    await page.getByRole("link", { name: "Play from here" }).click();
    await page.locator(".position-preview .board").waitFor();
    const table = await begin(otter);
    assert.deepEqual(table.view.board, items[0].view.board);
    assert.deepEqual(table.view.scores, items[0].view.scores);
    assert.ok(await otter.comesToTurn());
    await makeMove(otter, "martian-chess");
    await otter.seesMoves(1);
    for (const path of [`/tables/${table.id}`, `/embed/tables/${table.id}`]) {
        await otter.open(path);
        await page.getByText("This game began at a position that a player chose.").waitFor();
    }
    await otter.leave();
});

test("the clocks at a table are the arena's, however wrong the browser's is", async () => {
    const otter = await Visitor.come(here);
    await otter.page.clock.install({ time: new Date(Date.now() - 3_600_000) });
    await otter.sitDownAtNew({ game: "ploy", seats: [{ kind: "me" }, { kind: "house", bot: "random" }], clock: { per_game: 600, increment: 0 } });
    assert.ok(await otter.comesToTurn());
    await otter.page.locator(".clocks .in-turn .left", { hasText: /^(10:00|9:5\d)$/ }).waitFor();
    await otter.leave();
});
