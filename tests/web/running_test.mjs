// Games of a tournament and of the ladder in a real browser while they are played: small boards on their pages, a live board that becomes
// the replay, and the TV page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { root } from "./arena.mjs";
import { judged } from "./bots_on_show.mjs";
import { phone, surroundings, Visitor } from "./visitors.mjs";

const here = surroundings(0, ["Judge.Games=2", "Judge.Wins=0"]);

// It thinks for long enough that somebody can come and watch, and costs hardly anything.
const slow = readFileSync(join(root, "examples/bots/python/martian_chess_miser.py"), "utf8").replace(
    "        def worth(move):",
    "        import time\n        time.sleep(0.3)\n\n        def worth(move):",
);

async function tournament(organiser, bot) {
    const made = await organiser.ask("/tournaments", { title: "Slow and steady", game: "martian-chess", games: 8, entrants: [{ bot }, { house: "greedy" }] });
    assert.ok(made.id, JSON.stringify(made));
    return made.id;
}

// One may end just before its page is there: then the next is tried.
async function openRunning(guest, now) {
    for (;;) {
        await now.getByRole("link").first().click();
        await guest.page.locator(".live-tag, .result").first().waitFor();
        if ((await guest.page.locator(".live-tag").count()) > 0) return;
        guest.faults = guest.faults.filter((fault) => !/404/.test(fault));
        await guest.page.goBack();
    }
}

test("a game is watched while it is played, and looked back at when it is over", async () => {
    const [organiser, guest, screen] = [await Visitor.come(here), await Visitor.come(here, phone), await Visitor.come(here)];
    await organiser.logIn("root");
    const { bot } = await judged(organiser, "martian-chess", "slow.py", slow);
    const id = await tournament(organiser, bot.id);

    await screen.open("/tv");
    await screen.page.getByRole("heading", { level: 1, name: "Martian Chess" }).waitFor();
    await screen.page.locator(".tv-live").waitFor();
    await screen.page.locator(".tv-board .board").first().waitFor();

    await guest.open(`/tournaments/${id}`);
    const now = guest.page.getByRole("region", { name: "Being played now" });
    await now.locator(".running-board .board").first().waitFor();
    for (const colorScheme of ["dark", "light"]) {
        await guest.page.emulateMedia({ colorScheme });
        assert.deepEqual(await guest.page.evaluate(faultsOf), []);
    }
    if (process.env.SCREENSHOTS) await guest.page.screenshot({ path: `${process.env.SCREENSHOTS}/tournament.png` });
    await openRunning(guest, now);
    await guest.page.locator(".replay-board .board").first().waitFor();
    const before = await guest.moves();
    await guest.seesMoves(before + 1);
    assert.deepEqual(await guest.page.evaluate(faultsOf), []);
    if (process.env.SCREENSHOTS) await guest.page.screenshot({ path: `${process.env.SCREENSHOTS}/live.png` });
    // Back to the start and to the newest move again, while the game goes on.
    await guest.page.getByRole("slider", { name: "Move" }).fill("0");
    await guest.page.locator(".replay-board .board").first().waitFor();
    await guest.page.locator(".result").waitFor({ timeout: 120_000 });
    assert.equal(await guest.page.locator(".live-tag").count(), 0);
    await guest.page.getByRole("link", { name: "Download record" }).waitFor();

    if (process.env.SCREENSHOTS) await screen.page.screenshot({ path: `${process.env.SCREENSHOTS}/tv.png` });
    await screen.page.locator(".tv-result").waitFor({ timeout: 120_000 });
    await organiser.ask(`/tournaments/${id}/cancellation`, {});
    // Of a game that ended between the list and the stream.
    for (const visitor of [guest, screen]) visitor.forgiveLostConnections();
    for (const visitor of [organiser, guest, screen]) await visitor.leave();
});

test("a live link to a game that is over leads to its replay", async () => {
    const [organiser, guest] = [await Visitor.come(here), await Visitor.come(here)];
    await organiser.logIn("root");
    const made = await organiser.ask("/tournaments", { title: "Quick", game: "martian-chess", entrants: [{ house: "random" }, { house: "greedy" }] });
    await guest.open("/news");
    while ((await guest.ask(`/tournaments/${made.id}`)).state !== "over");
    await guest.open(`/tournaments/${made.id}/games/0?live=1`);
    await guest.page.locator(".result").waitFor();
    guest.faults = guest.faults.filter((fault) => !/404/.test(fault)); // of the question whether it is being played
    for (const visitor of [organiser, guest]) await visitor.leave();
});
