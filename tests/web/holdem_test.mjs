// Hold'em, a game of the examples, in a real browser: two people play it to the end in its viewer, and neither is told the other's cards.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { listenTo, phone, surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const againstCaller = { game: "holdem", seats: [{ kind: "me" }, { kind: "house", bot: "caller" }], options: { hands: "3" } };

const tableOf = ({ page }) => page.frameLocator("iframe.viewer");
const cardsIn = (table, where) => table.locator(`${where} [data-card]`).evaluateAll((cards) => cards.map(({ dataset }) => dataset.card));

// A browser that does not know this directive yet says so.
function leave(visitor) {
    visitor.faults = visitor.faults.filter((fault) => !fault.includes("directive 'webrtc'"));
    return visitor.leave();
}

// The next answer of whose turn it is; false if the game is over.
async function act(player, how) {
    if (!(await player.comesToTurn())) return false;
    const before = await player.moves();
    const table = tableOf(player);
    await table.getByText("Your turn:").waitFor();
    await how(table, player.page);
    await player.seesMoves(before + 1);
    return true;
}
const callOrCheck = (table) => table.getByRole("button", { name: /^(Call|Check)/ }).click();

test("an administrator adds the game with one click, and its rules are shown", async () => {
    const administrator = await Visitor.come(here);
    await administrator.logIn("root");
    await administrator.open("/administration");
    const { page } = administrator;
    const entry = page.locator(".example-game", { hasText: "Hold'em" });
    await entry.getByText("2 players").waitFor();
    await entry.locator("img").evaluate((picture) => picture.decode());
    for (const colorScheme of ["dark", "light"]) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await page.evaluate(faultsOf), []);
    }
    await page.getByRole("button", { name: "Add Hold'em" }).click();
    await entry.getByRole("link", { name: "Already in this arena." }).click({ timeout: 120_000 });
    await page.getByText("The score is the money.").waitFor();
    await page.locator(".house-bots li", { hasText: "Equity (strong): compares its chance to win with the price" }).waitFor();
    await administrator.leave();
});

test("two people play to the end, and neither is told the other's cards before they are shown", async () => {
    const [one, other] = [await Visitor.come(here), await Visitor.come(here)];
    const heard = [listenTo(one), listenTo(other)];
    await one.open("/");
    const { table } = await one.ask("/tables", {
        game: "holdem",
        seats: [{ kind: "me" }, { kind: "open" }],
        options: { hands: "4", stack: "10" },
    });
    await one.open(`/tables/${table.id}`);
    await other.open(`/tables/${table.id}`);
    await other.page.getByRole("button", { name: "Join game" }).click();
    const players = [one, other];
    for (const player of players) await tableOf(player).getByText("Hand 1 of 4").waitFor();

    const held = [];
    for (const player of players) {
        const own = await cardsIn(tableOf(player), "#bottom");
        assert.equal(own.length, 2);
        assert.deepEqual(await cardsIn(tableOf(player), "#top"), []);
        assert.equal(await tableOf(player).locator("#top").getByRole("img", { name: "hidden card" }).count(), 2);
        held.push(own);
    }
    for (const seat of [0, 1]) {
        // But for the rules and the viewer, which name cards as examples.
        const told = heard[seat].filter((text) => !/^(# Hold'em|<!doctype html>)/.test(text)).join("\n");
        for (const card of held[1 - seat]) assert.ok(!told.includes(`"${card}"`), `${card} was told`);
    }

    // The first hand: a raise by its amount, a call, and then a bet that is folded to.
    await act(one, async (view) => {
        await view.getByRole("spinbutton", { name: "Raise to, in chips" }).fill("6");
        await view.getByRole("button", { name: "Raise 6" }).click();
    });
    await act(other, async (view) => {
        await view.getByText("Your turn: 4 chips to call").waitFor();
        await callOrCheck(view);
    });
    await act(other, async (view) => {
        await view.getByRole("button", { name: "½ pot" }).click();
        await view.getByRole("button", { name: "Bet 6" }).click();
    });
    await act(one, (view) => view.getByRole("button", { name: "Fold" }).click());
    await tableOf(one)
        .getByText(/Hand 1: .* wins 6 chips/)
        .waitFor();
    await tableOf(other).getByText("Hand 1: You win 6 chips").waitFor();
    assert.deepEqual((await cardsIn(tableOf(other), "#before li")).toSorted(), held[1].toSorted(), "folded cards are not shown");

    // Then both stay in, all in at the end; only one of them is asked.
    const isOver = () => one.page.locator(".result").count();
    for (let i = 0; i < 60 && !(await isOver()); ++i) {
        // Whose page was told less would be wrong about the turn.
        const made = Math.max(await one.moves(), await other.moves());
        for (const player of players) await player.seesMoves(made);
        const turn = await one.page.waitForFunction(() => {
            if (document.querySelector(".result")) return "over";
            const who = document.querySelector(".clocks .in-turn .who")?.textContent;
            return who && (who === "You" ? "one" : "other");
        });
        const whose = await turn.jsonValue();
        if (whose === "over") break;
        await act(whose === "one" ? one : other, callOrCheck);
    }
    for (const player of players) {
        await player.page.locator(".result").waitFor();
        await tableOf(player)
            .getByRole("status")
            .filter({ hasText: /wins? \d+–\d+|Draw/ })
            .waitFor();
        await tableOf(player)
            .getByText(/a pair of|high|two pair|three|straight|flush|full house|four/)
            .first()
            .waitFor();
    }
    // All cards of the first hand are open now.
    await other.page.getByRole("button", { name: "First move" }).click();
    await tableOf(other).getByText("Hand 1 of 4").waitFor();
    assert.deepEqual(await cardsIn(tableOf(other), "#top"), held[0]);
    for (const visitor of players) await leave(visitor);
});

test("a person plays to the end with keys alone, in light and dark", async () => {
    const player = await Visitor.come(here);
    await player.sitDownAtNew(againstCaller);
    const table = tableOf(player);
    await act(player, async (view, page) => {
        for (const colorScheme of ["dark", "light"]) {
            await page.emulateMedia({ colorScheme });
            assert.deepEqual(await page.evaluate(faultsOf), []);
        }
        await view.getByRole("button", { name: /^Call/ }).focus();
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("ArrowUp");
        await view.getByRole("button", { name: "Raise 6" }).waitFor();
        await page.keyboard.press("r");
    });
    while (
        await act(player, async (view, page) => {
            await view.getByRole("button").first().focus();
            await page.keyboard.press("c");
        })
    );
    await table
        .getByRole("status")
        .filter({ hasText: /wins? \d+–\d+|Draw/ })
        .waitFor();
    await leave(player);
});

test("a bet is made with a finger on a small screen", async () => {
    const player = await Visitor.come(here, phone);
    await player.sitDownAtNew(againstCaller);
    await act(player, async (view) => {
        await view.getByRole("button", { name: "Pot", exact: true }).tap();
        await view.getByRole("button", { name: "Raise 6" }).tap();
    });
    await tableOf(player).getByText("Pot 12").waitFor();
    assert.equal(await player.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    await leave(player);
});
