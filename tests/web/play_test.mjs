// A person plays a game of each kind against house bots in a real browser, to its end; catan_test.mjs has Catan.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playOn } from "./moves.mjs";
import { phone, surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

async function atTheEnd(visitor) {
    const result = await visitor.page.locator(".result").textContent();
    assert.match(result, /(wins?|draw).*(: |\. The game ended when ).*\.|^The fleet is sunk with \d+ shots\.$/i);
    assert.doesNotMatch(result, /resigned/);
    assert.equal(await visitor.page.getByRole("button", { name: "Rematch" }).count(), 1);
    await visitor.leave();
}

// What is used besides the mouse; Battleship is played on a phone.
const plans = [
    ["martian-chess", "Martian Chess", {}, ["drag", "keys"]],
    ["battleship", "Battleship", phone, []],
    ["battleship-solo", "Battleship solo", {}, []],
    ["ploy", "Ploy", {}, ["drag", "keys"]],
];

for (const [game, title, device, hands] of plans) {
    test(`${title}: two clicks from the home page to the end`, async () => {
        const visitor = await Visitor.come(here, device);
        await visitor.open("/");
        await visitor.page.getByRole("button", { name: `Play ${title} now` }).click();
        await visitor.page.waitForURL(/\/tables\/\d+/);
        assert.ok((await playOn(visitor, game, ...hands)) > 3);
        await atTheEnd(visitor);
    });
}
