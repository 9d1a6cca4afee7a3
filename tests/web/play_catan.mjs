// A person plays Catan from its first settlement to its last point against house bots, in a real browser. It takes a
// few minutes.
//
//   TULKAS=build/release/tulkas node tests/web/play_catan.mjs
import { test } from "node:test";
import { playOn } from "./moves.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

test("Catan from beginning to end", async () => {
    const visitor = await Visitor.come(here);
    await visitor.open("/");
    await visitor.page.getByRole("button", { name: "Play Catan now" }).click();
    await visitor.page.waitForURL(/\/tables\/\d+/);
    const moves = await playOn(visitor, "catan");
    console.log(`${moves} moves by a person; ${await visitor.page.locator(".result").textContent()}`);
    await visitor.leave();
});
