// Catan in a real browser: a whole game, then everything else that a person can be asked for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { discard, openTrade } from "./catan_moves.mjs";
import { position, seven, three } from "./catan_positions.mjs";
import { playOn } from "./moves.mjs";
import { place, walkTo } from "./places.mjs";
import { listenTo, phone, surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const house = (bot) => ({ kind: "house", bot });

test("somebody registers, and plays from the first settlement to the last point", async () => {
    const badger = await Visitor.come(here);
    await badger.register("badger");
    await badger.open("/");
    await badger.page.getByRole("button", { name: "Play Settlers of Catan now" }).click();
    await badger.page.waitForURL(/\/tables\/\d+/);
    await playOn(badger, "catan");
    assert.match(await badger.page.locator(".result").textContent(), /wins?( \d+–\d+)?: .*\./);
    await badger.page.locator(".expected", { hasText: /won\./ }).waitFor();
    assert.equal(await badger.page.locator(".catan-side > .tools").count(), 0, "nothing is asked for any more");
    await badger.leave();
});

// What somebody reads and does on this page.
const button = ({ page }, name) => page.getByRole("button", { name, exact: true });
const press = (visitor, name) => button(visitor, name).click();
const isAsked = ({ page }, words) => page.locator(".expected", { hasText: words }).waitFor();
const reads = ({ page }, words) => page.locator(".catan-log li", { hasText: words }).first().waitFor();
const build = async ({ page }, what, where) => {
    await page.locator(".catan-side .tools button:not([disabled])", { hasText: what }).click();
    await place(page, where).click();
};
const change = (word) => ({ page }, side, resource) => page.getByRole("group", { name: side }).getByRole("button", { name: `${word} ${resource}` }).click();
const [more, less] = ["more", "less"].map(change);
const isWellMade = async ({ page }) => assert.deepEqual(await page.evaluate(faultsOf), []);
// The cards in the hand: brick, lumber, wool, grain, ore.
const holds = ({ page }, ...counts) =>
    page.waitForFunction((wanted) => [...document.querySelectorAll('[aria-label="Your hand"] b')].map((each) => each.textContent).join(" ") === wanted, counts.join(" "));

// Two people and a bot, at a moment that is given.
async function meet(players, moment = {}, device = {}) {
    const [otter, heron] = [await Visitor.come(here, device), await Visitor.come(here)];
    await otter.open("/");
    await otter.sitDownAtNew({ game: "catan", seats: [{ kind: "me" }, { kind: "open" }, house("random")], position: position({ players, ...moment }) });
    await heron.open(`/tables/${otter.table}`);
    await press(heron, "Join game");
    await otter.page.locator(".expected.mine").waitFor();
    const { seats } = await otter.ask(`/tables/${otter.table}`);
    return { otter, heron, names: seats.map(({ kind, name }) => (kind === "house" ? "Random (easy)" : name)), leave: () => Promise.all([otter.leave(), heron.leave()]) };
}

test("a seven: cards are discarded, the robber goes, a victim is chosen", async () => {
    const { otter, heron, names, leave } = await meet(
        [{ settlements: ["2,0"], hand: "2b2l2w2g1o" }, { settlements: ["2,3"], hand: "8o" }, { settlements: ["0,1"], hand: "3g" }],
        { phase: "roll", chance: seven },
    );
    const watcher = await Visitor.come(here);
    const heard = listenTo(watcher);
    await watcher.open(`/tables/${otter.table}`);
    for (const visitor of [heron, watcher]) await isAsked(visitor, "is about to roll");
    await press(otter, "Roll the dice");
    await isAsked(otter, "Discard half of your cards.");
    await isAsked(heron, "discards");
    await otter.page.getByText("Discard 4 cards").waitFor();
    await isWellMade(otter);
    for (const resource of ["brick", "lumber", "wool"]) await more(otter, "Discard 4 cards", resource);
    assert.ok(await button(otter, "1 more").isDisabled());
    await more(otter, "Discard 4 cards", "grain");
    await more(otter, "Discard 4 cards", "ore");
    await otter.page.getByText("1 too many").waitFor();
    await press(otter, "less brick");
    await press(otter, "Discard");
    await isAsked(heron, "Discard half of your cards.");
    await holds(otter, 2, 1, 1, 1, 0);
    await discard(heron.page);
    await holds(heron, 0, 0, 0, 0, 4);
    await isAsked(otter, "Move the robber to another hex.");
    await place(otter.page, "1,2").click();
    await isAsked(otter, "Choose a player to steal from.");
    const victims = otter.page.getByRole("group", { name: "Choices" }).getByRole("button");
    await victims.nth(1).waitFor();
    assert.deepEqual(await victims.allTextContents(), names.slice(1));
    await victims.first().click();
    await isAsked(otter, "Build, buy, trade, or end your turn.");
    await reads(otter, `You stole ore from ${names[1]}.`);
    await reads(heron, "stole ore from you.");
    // Who watches is not told what was stolen, nor what anybody holds.
    await reads(watcher, `stole a card from ${names[1]}.`);
    assert.ok(heard.length > 5);
    for (const text of heard) assert.ok(!/"happened":\{[^{}]*"resource":"|"hand":\{|"cards":\{/.test(text), text);
    await watcher.leave();
    await holds(otter, 2, 1, 1, 1, 1);
    await holds(heron, 0, 0, 0, 0, 3);
    // Who looks back is not asked again, and comes back to the game by a button.
    await otter.page.getByRole("slider", { name: "Move" }).fill("1");
    await isAsked(otter, "Discard half of your cards.");
    assert.equal(await otter.page.locator(".catan-dialog").count(), 0);
    await press(otter, "Back to the game");
    await press(otter, "End turn");
    await isAsked(heron, "Roll the dice.");
    await leave();
});

test("dice give cards; a road, a settlement and a city are built with them, and the longest road", async () => {
    const { otter, heron, leave } = await meet(
        [{ settlements: ["2,0"], roads: ["2,0:1,0", "1,0:0,-1", "0,-1:-1,-1", "-1,0:-1,-1"], hand: "2b1l1w3g3o" }, { hand: "1b" }, {}],
        { phase: "roll", chance: three },
    );
    await press(otter, "Roll the dice");
    await reads(otter, "You rolled 3 (1 and 2): you get 1 lumber.");
    await otter.page.getByRole("img", { name: "Dice: 1 and 2" }).waitFor();
    await holds(otter, 2, 2, 1, 3, 3);
    await build(otter, "Road", "-1,0:-2,0");
    await otter.page.locator(".figure.best", { hasText: "longest road 5" }).waitFor();
    await build(otter, "Settlement", "-1,-1");
    await holds(otter, 0, 0, 0, 2, 3);
    await build(otter, "City", "2,0");
    await holds(otter, 0, 0, 0, 0, 0);
    await heron.page.getByLabel(/^city of guest/).waitFor({ state: "attached" });
    await heron.page.locator(".clocks li", { hasText: "longest road" }).getByText("5 points").waitFor();
    assert.ok(await button(otter, "Road for 1 brick, 1 lumber").isDisabled());
    await leave();
});

test("the bank trades at four, at three and at two; a player declines, cannot, and accepts", async () => {
    const bystanders = [{ hand: "1w" }, {}];
    const dear = await meet([{ settlements: ["2,0"], hand: "2b3l5o" }, ...bystanders]);
    await openTrade(dear.otter.page);
    const rate = ({ page }, words) => page.locator(".catan-dialog .tools", { hasText: `Give the bank ${words} for` });
    await rate(dear.otter, "4 ore").getByRole("button", { name: "1 wool" }).click();
    await holds(dear.otter, 2, 3, 1, 0, 1);
    await dear.otter.page.getByText("You do not have enough cards to trade with the bank.").waitFor();
    await dear.leave();

    const { otter, heron, names, leave } = await meet([{ settlements: ["3,5", "-3,1"], hand: "2b3l2g" }, ...bystanders]);
    await openTrade(otter.page);
    await rate(otter, "3 lumber").getByRole("button", { name: "1 ore" }).click();
    await rate(otter, "2 brick").getByRole("button", { name: "1 ore" }).click();
    await reads(heron, "gave the bank 2 brick for 1 ore.");
    await holds(otter, 0, 0, 0, 2, 2);

    const offer = () => press(otter, names[1]);
    assert.ok(await button(otter, names[1]).isDisabled(), "nothing is offered yet");
    await more(otter, "You give", "grain");
    await more(otter, "You want", "wool");
    await offer();
    await isAsked(otter, "is considering an offer");
    await heron.page.getByText("gives you 1 grain for 1 wool.").waitFor();
    await press(heron, "Reject");
    await reads(otter, "rejected the offer.");
    // What was put together is still there.
    await less(otter, "You want", "wool");
    await more(otter, "You want", "brick");
    await offer();
    // Heron has no brick, and is not asked.
    await heron.page.getByText("asked for 1 brick, which you do not have: declined for you.").waitFor();
    await otter.page.locator(".catan-log li", { hasText: "rejected the offer." }).nth(1).waitFor();
    await less(otter, "You want", "brick");
    await more(otter, "You want", "wool");
    await more(otter, "You give", "grain");
    await offer();
    await press(heron, "Accept");
    await holds(otter, 0, 0, 1, 0, 2);
    await holds(heron, 0, 0, 0, 2, 0);
    await leave();
});

test("an offer goes to everyone in turn; a counter-offer becomes an offer", async () => {
    const { otter, heron, names, leave } = await meet([{ settlements: ["3,5"], hand: "2b2l" }, { hand: "1w1o" }, { hand: "1w" }]);
    await openTrade(otter.page);
    await more(otter, "You give", "brick");
    await more(otter, "You want", "ore");
    await press(otter, "Everyone");
    // Heron is asked first, and would rather have lumber.
    await heron.page.getByText("gives you").waitFor();
    await press(heron, "Counter-offer…");
    await less(heron, "You want", "brick");
    await more(heron, "You want", "lumber");
    await isWellMade(heron);
    await press(heron, "Reject and send it");
    // The bot has no ore: it can only decline, and then it is one's turn again.
    await otter.page.locator(".catan-log li", { hasText: `${names[2]} rejected the offer.` }).waitFor();
    await otter.page.locator(".counter-offer", { hasText: "would give you 1 ore for 1 lumber." }).waitFor();
    await isWellMade(otter);
    await press(otter, "Offer that");
    await heron.page.getByText("gives you 1 lumber for 1 ore.").waitFor();
    await press(heron, "Accept");
    await holds(otter, 2, 1, 0, 0, 1);
    await holds(heron, 0, 1, 1, 0, 0);
    await leave();
});

test("the log tells in words what happened, also to who comes later, and there is a table of costs", async () => {
    const { otter, leave } = await meet([{ settlements: ["2,0"], hand: "4b1w1g1o" }, {}, {}]);
    const { page } = otter;
    await page.getByText("Costs", { exact: true }).click();
    assert.match(await page.getByRole("row", { name: /^City/ }).textContent(), /2 grain, 3 ore/);
    await press(otter, "Card for 1 wool, 1 grain, 1 ore");
    await reads(otter, "You bought a card");
    await openTrade(page);
    await page.locator(".catan-dialog .tools", { hasText: "Give the bank 4 brick for" }).getByRole("button", { name: "1 ore" }).click();
    const first = page.locator(".catan-log li").first();
    await first.filter({ hasText: "You gave the bank 4 brick for 1 ore." }).waitFor();
    assert.equal(await first.locator(".word-icon").count(), 2);
    await isWellMade(otter);
    await page.reload();
    await reads(otter, "You bought a card");
    await leave();
});

test("with a finger, on a phone: a knight before the dice makes the largest army", async () => {
    const { otter, names, leave } = await meet(
        [{ settlements: ["2,0"], cards: "1k", knights: 2 }, { settlements: ["2,3"], hand: "2b" }, {}],
        { phase: "roll", chance: three },
        phone,
    );
    await isAsked(otter, "Roll the dice, or play a card first.");
    await button(otter, "Play knight").tap();
    await isAsked(otter, "Move the robber to another hex.");
    await place(otter.page, "1,2").tap();
    await button(otter, names[1]).tap();
    await holds(otter, 1, 0, 0, 0, 0);
    await otter.page.locator(".figure.best", { hasText: "largest army 3" }).waitFor();
    await button(otter, "Roll the dice").tap();
    await isAsked(otter, "Build, buy, trade, or end your turn.");
    await openTrade(otter.page);
    await isWellMade(otter);
    await leave();
});

test("with keys alone: two free roads", async () => {
    const { otter, leave } = await meet([{ settlements: ["2,0"], roads: ["2,0:1,0"], cards: "1r" }, {}, {}]);
    const { page } = otter;
    await button(otter, "Play road building").focus();
    await page.keyboard.press("Enter");
    for (const edge of ["1,1:1,0", "2,2:1,1"]) {
        await isAsked(otter, "Place a free road.");
        await place(page, edge).waitFor({ state: "attached" });
        await walkTo(page, edge);
        await page.keyboard.press("Enter");
        await place(page, edge).waitFor({ state: "detached" });
    }
    await isAsked(otter, "Build, buy, trade, or end your turn.");
    await otter.page.locator(".figure", { hasText: "road 3" }).waitFor();
    await leave();
});

test("year of plenty and monopoly ask for resources", async () => {
    const plenty = await meet([{ settlements: ["2,0"], cards: "1m1y" }, { hand: "3g1o" }, { hand: "2g" }]);
    await press(plenty.otter, "Play year of plenty");
    await isAsked(plenty.otter, "Take a card of your choice from the bank.");
    await press(plenty.otter, "ore");
    await reads(plenty.heron, "took ore from the bank.");
    await press(plenty.otter, "wool");
    await holds(plenty.otter, 0, 0, 1, 0, 1);
    await isAsked(plenty.otter, "Build, buy, trade, or end your turn.");
    assert.equal(await button(plenty.otter, "Play monopoly").count(), 0, "one card a turn");
    await plenty.leave();

    const { otter, heron, leave } = await meet([{ settlements: ["2,0"], cards: "1m" }, { hand: "3g1o" }, { hand: "2g" }]);
    await press(otter, "Play monopoly");
    await isAsked(otter, "Name a resource. All players give you theirs.");
    await press(otter, "grain");
    await holds(otter, 0, 0, 0, 5, 0);
    await holds(heron, 0, 0, 0, 0, 1);
    await reads(heron, "took all grain: you lost 3 grain");
    await leave();
});

test("a card is bought and cannot be played at once; a victory point wins at once", async () => {
    const played = "2r2m2y"; // so that knights and victory points are left
    const { otter, heron, leave } = await meet([{ settlements: ["2,0"], hand: "1w1g1o" }, { cards: "5v" }, {}], { played });
    await press(otter, "Card for 1 wool, 1 grain, 1 ore");
    await otter.page.locator(".development-card", { hasText: /^knight \(new\)$/ }).waitFor();
    await reads(heron, "bought a card.");
    assert.equal(await button(otter, "Play knight").count(), 0);
    await leave();

    const nearly = { cities: ["2,0", "-1,-1", "2,3", "-2,0"], settlements: ["0,-4"], hand: "1w1g1o" };
    const last = await meet([nearly, { knights: 14 }, {}], { played, army: "1" });
    await press(last.otter, "Card for 1 wool, 1 grain, 1 ore");
    await isAsked(last.otter, "You won.");
    await last.otter.page.locator(".result", { hasText: /^You win( \d+–\d+)?: / }).waitFor();
    await last.heron.page.locator(".result", { hasText: / wins( \d+–\d+)?: / }).waitFor();
    await last.leave();
});
