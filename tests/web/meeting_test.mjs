// People who look for an opponent meet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

async function looks(visitor, game) {
    await visitor.open(`/games/${game}`);
    await visitor.page.getByRole("button", { name: "Find an opponent" }).click();
    await visitor.page.waitForURL(/\/tables\/\d+/);
}

test("two who press “Find an opponent” play against each other, and a third waits", async () => {
    const [otter, heron, badger] = [await Visitor.come(here), await Visitor.come(here), await Visitor.come(here)];
    await looks(otter, "ploy");
    await otter.page.getByText("Waiting for an opponent…").waitFor();
    await looks(heron, "martian-chess");
    assert.notEqual(heron.table, otter.table, "another game");
    await looks(badger, "ploy");
    assert.equal(badger.table, otter.table);
    // Whoever waited sees it, on the page and in the title.
    assert.ok(await otter.comesToTurn());
    await otter.page.waitForFunction(() => document.title.startsWith("Your turn"));
    await badger.page.locator(".replay svg.board").waitFor();
    await badger.page.waitForFunction(() => !document.title.startsWith("Your turn"));
    await heron.page.getByText("Waiting for an opponent…").waitFor();
    for (const visitor of [otter, heron, badger]) await visitor.leave();
});
