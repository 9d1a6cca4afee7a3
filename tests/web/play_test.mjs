// A person plays a game of each kind against house bots in a real browser, to its end.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { program } from "./arena.mjs";
import { playOn } from "./moves.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

async function atTheEnd(visitor) {
    const result = await visitor.page.locator(".result").textContent();
    assert.match(result, /(won|draw).*: .*\./i);
    assert.equal(await visitor.page.getByRole("button", { name: "Rematch" }).count(), 1);
    await visitor.leave();
}

// Whoever moves at random may play for very long, and gives up then.
for (const [game, title, most] of [["martian-chess", "Martian Chess", 30], ["battleship", "Battleship", 200], ["ploy", "Ploy", 30]]) {
    test(`${title}: two clicks from the home page to the end`, async () => {
        const visitor = await Visitor.come(here);
        await visitor.open("/");
        await visitor.page.getByRole("button", { name: `Play ${title} now` }).click();
        await visitor.page.waitForURL(/\/tables\/\d+/);
        assert.ok((await playOn(visitor, game, most)) > 3);
        await atTheEnd(visitor);
    });
}

// A whole game of Catan takes minutes: its beginning and its end are played here, and all of it by play_catan.mjs.
const house = (bot) => ({ kind: "house", bot });

test("Catan from its first settlement on", async () => {
    const visitor = await Visitor.come(here);
    await visitor.sitDownAtNew({ game: "catan", seats: [{ kind: "me" }, house("random"), house("settler")], options: { turns: "7" } });
    assert.ok((await playOn(visitor, "catan")) >= 4 + 3 * 2);
    assert.match(await visitor.page.locator(".result").textContent(), /draw.*turns/i);
    await visitor.leave();
});

// Where a game stands a few moves before its end.
function lateInCatan() {
    const folder = mkdtempSync(join(tmpdir(), "catan-"));
    const tulkas = (...words) => execFileSync(program, words, { encoding: "utf8", maxBuffer: 1 << 26 });
    try {
        const record = join(folder, "record");
        tulkas("play", "catan", "settler", "random", "random", "--seed", "7", "--record", record);
        const { moves } = JSON.parse(tulkas("replay", record, "--json"));
        return tulkas("apply", "catan", "--seed", "7", "--seats", "3", ...moves.slice(0, -8)).trim();
    } finally {
        rmSync(folder, { recursive: true });
    }
}

test("Catan to its last point", async () => {
    const visitor = await Visitor.come(here);
    await visitor.sitDownAtNew({ game: "catan", seats: [{ kind: "me" }, house("random"), house("random")], position: lateInCatan() });
    assert.ok((await playOn(visitor, "catan")) > 0);
    await atTheEnd(visitor);
});
