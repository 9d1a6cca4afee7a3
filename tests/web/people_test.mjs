// People who register, play each other, watch, and look back, in a real browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fingerDrag } from "../../web/tools/fingers.mjs";
import { password } from "./arena.mjs";
import { makeMove, resign } from "./moves.mjs";
import { downloaded, listenTo, phone, surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

// The fleet that this visitor has placed, as the squares of its ships.
async function fleetOf(visitor) {
    const { you, view } = await visitor.ask(`/tables/${visitor.table}`);
    return JSON.stringify(view.fields[you].ships);
}

test("who registers is known on every page, and leaves by logging out", async () => {
    const otter = await Visitor.come(here);
    await otter.register("otter");
    await otter.open("/");
    await otter.page.getByRole("link", { name: "otter" }).click();
    await otter.page.getByRole("heading", { level: 1, name: "otter" }).waitFor();
    await otter.logOut();
    await otter.logIn("otter");
    await otter.page.getByRole("link", { name: "Your games" }).click();
    await otter.page.getByText("Statistics appear after the first finished game.").waitFor();
    await otter.leave();
});

test("two people play each other, and who watches sees nothing hidden", async () => {
    const [beaver, heron, watcher] = [await Visitor.come(here), await Visitor.come(here), await Visitor.come(here)];
    await beaver.register("beaver");
    await beaver.open("/games/battleship");
    await beaver.page.getByRole("button", { name: "Invite someone" }).click();
    const invitation = await beaver.page.getByLabel("Invitation").inputValue();

    const heardByHeron = listenTo(heron);
    await heron.open(invitation);
    await heron.page.getByRole("button", { name: "Join game" }).click();
    const heardByWatcher = listenTo(watcher);
    await watcher.open(`/tables/${beaver.table}`);
    for (let count = 0; count < 4; ++count) {
        const { turn } = await beaver.ask(`/tables/${beaver.table}`);
        const player = [beaver, heron][turn]; // who hits shoots again
        assert.ok(await player.comesToTurn());
        await makeMove(player, "battleship");
    }
    await watcher.seesMoves(4);
    await heron.seesMoves(4);

    const fleets = [await fleetOf(beaver), await fleetOf(heron)];
    assert.equal(JSON.parse(fleets[0]).length, 10);
    const secrets = /"[A-J]-\d+-[hv]-\d,/;
    assert.ok(heardByWatcher.length > 2);
    for (const text of heardByWatcher) {
        assert.ok(!fleets.some((fleet) => text.includes(fleet)) && !secrets.test(text), text);
        assert.ok(!/"grid":\[[^\]]*s/.test(text), `a ship that was not hit: ${text}`);
    }
    for (const text of heardByHeron) assert.ok(!text.includes(fleets[0]), text);
    assert.equal(await watcher.page.locator(".move-list .text", { hasText: "hidden" }).count(), 2);

    assert.equal(await beaver.page.getByRole("button", { name: "Offer a draw" }).count(), 0, "Battleship knows none");
    await resign(beaver);
    await watcher.page.locator(".result", { hasText: "wins: beaver resigned." }).waitFor();
    await beaver.page.locator(".result", { hasText: "wins: you resigned." }).waitFor();
    // Now everything is told to everybody.
    await watcher.page.locator(".move-list .text", { hasText: /^[A-J]-/ }).nth(3).waitFor();

    await beaver.page.getByRole("button", { name: "Rematch" }).click();
    await heron.page.getByRole("button", { name: "Accept the rematch" }).click();
    const before = watcher.table;
    for (const player of [beaver, heron]) await player.page.waitForURL((url) => /\/tables\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${before}`));
    assert.equal(beaver.table, heron.table);

    await beaver.open("/account");
    await beaver.page.getByRole("link", { name: "Your games" }).click();
    const csv = (kind, file) => downloaded(beaver, beaver.page.getByRole(kind, { name: file }));
    assert.equal(await csv("link", "statistics.csv"), "game,played,won,drawn,lost\r\nbattleship,1,0,0,1\r\n");
    assert.match(await csv("button", "games.csv"), /^table,game,seats,result,moves,began\r\n\d+,battleship,beaver – guest \w+,guest \w+ won,4,\d{4}-/);
    for (const visitor of [beaver, heron, watcher]) await visitor.leave();
});

test("the home page shows a game that is being played, as it goes on", async () => {
    const [player, guest] = [await Visitor.come(here), await Visitor.come(here)];
    await player.sitDownAtNew({ game: "martian-chess", seats: [{ kind: "me" }, { kind: "house", bot: "random" }] });
    assert.ok(await player.comesToTurn());
    await guest.open("/");
    const shown = guest.page.locator(".showcase", { hasText: "live" });
    await shown.locator(".martian-square").first().waitFor();
    assert.equal(await shown.locator(".martian-square.last").count(), 0, "nobody has moved yet");
    await makeMove(player, "martian-chess");
    await shown.locator(".martian-square.last").waitFor();
    await shown.getByRole("link").click();
    await guest.page.locator(".replay").waitFor();
    assert.equal(guest.table, player.table);
    for (const visitor of [player, guest]) await visitor.leave();
});

test("who follows a link to a table that is not there is told so", async () => {
    const guest = await Visitor.come(here);
    await guest.open("/tables/4711");
    await guest.page.getByText("Game not found").waitFor();
    assert.ok(guest.faults.length > 0 && guest.faults.every((fault) => /404|WebSocket/.test(fault)));
    await guest.context.close();
});

test("who leaves a game is seen to be away, and to be back", async () => {
    const [swan, crane] = [await Visitor.come(here), await Visitor.come(here)];
    await swan.sitDownAtNew({ game: "ploy", seats: [{ kind: "me" }, { kind: "open" }] });
    await crane.open(`/tables/${swan.table}`);
    await crane.page.getByRole("button", { name: "Join game" }).click();
    assert.ok(await swan.comesToTurn());
    await makeMove(swan, "ploy");
    assert.ok(await crane.comesToTurn());
    const gone = swan.page.getByText("Your opponent has left.");
    assert.equal(await gone.count(), 0);
    const address = crane.page.url();
    await crane.page.goto("about:blank");
    await gone.waitFor();
    assert.equal(await swan.page.getByRole("button", { name: "Claim the win" }).count(), 0, "only after a while");
    await crane.open(address);
    await gone.waitFor({ state: "detached" });
    for (const visitor of [swan, crane]) await visitor.leave();
});

test("a draw is offered, declined, offered again and agreed on", async () => {
    const [swan, crane] = [await Visitor.come(here), await Visitor.come(here)];
    await swan.sitDownAtNew({ game: "ploy", seats: [{ kind: "me" }, { kind: "open" }] });
    await crane.open(`/tables/${swan.table}`);
    await crane.page.getByRole("button", { name: "Join game" }).click();
    const offer = swan.page.getByRole("button", { name: "Offer a draw" });
    await offer.click();
    await swan.page.getByRole("button", { name: "Draw offered" }).waitFor();
    await crane.page.getByRole("button", { name: "Decline" }).click();
    await offer.click();
    await crane.page.getByRole("button", { name: "Accept" }).click();
    for (const visitor of [swan, crane]) {
        await visitor.page.locator(".result", { hasText: "Draw" }).waitFor();
        await visitor.leave();
    }
});

// Where ten ships can lie, the long ones first: all across, and none beside another.
const harbour = ["A-1", "F-1", "A-3", "E-3", "H-3", "A-5", "D-5", "F-5", "A-7", "C-7"];
const squareAt = (name) => ({ column: name.charCodeAt(0) - 65, row: Number(name.slice(2)) - 1 });

test("ships are dragged by a finger to where one wants them, and turned", async () => {
    const admiral = await Visitor.come(here, phone);
    const { page } = admiral;
    await admiral.sitDownAtNew({ game: "battleship", seats: [{ kind: "me" }, { kind: "house", bot: "random" }] });
    assert.ok(await admiral.comesToTurn());
    const grid = page.getByRole("group", { name: "Your fleet" });
    await grid.scrollIntoViewIfNeeded();
    // From the picture's units to the window's.
    const { a, e, f } = await grid.evaluate((svg) => {
        const { a, e, f } = svg.getScreenCTM();
        return { a, e, f };
    });
    const middle = ({ column, row }) => ({ x: e + (50 + 40 * column) * a, y: f + (50 + 40 * row) * a });
    const liesAt = (index, words) =>
        page.waitForFunction(([at, text]) => document.querySelectorAll(".setup-ship")[at].getAttribute("aria-label").includes(`at ${text}`), [index, words]);
    for (const [index, to] of harbour.entries()) {
        const ship = grid.locator(".setup-ship").nth(index);
        const [, from, way] = /at ([A-J]-\d+), (\w+)/.exec(await ship.getAttribute("aria-label"));
        if (from !== to) await fingerDrag(page, middle(squareAt(from)), middle(squareAt(to)));
        await liesAt(index, `${to}, ${way}`);
        if (way === "vertical") await ship.press("Enter");
        await liesAt(index, `${to}, horizontal`);
    }
    await page.getByRole("button", { name: "Ready" }).click();
    await admiral.seesMoves(1);
    const placed = JSON.parse(await fleetOf(admiral)).map((ship) => ship.position ?? ship);
    assert.deepEqual(placed.map((text) => text.match(/^[A-J]-\d+/)[0]).sort(), [...harbour].sort());
    await admiral.leave();
});

test("a game is looked back at, from a link to a ply on", async () => {
    const [player, reader] = [await Visitor.come(here), await Visitor.come(here)];
    await player.sitDownAtNew({ game: "martian-chess", seats: [{ kind: "me" }, { kind: "house", bot: "greedy" }] });
    for (let count = 0; count < 4; ++count) {
        assert.ok(await player.comesToTurn());
        await makeMove(player, "martian-chess");
    }
    await resign(player);

    const last = await player.moves();
    await reader.open(`/tables/${player.table}?ply=3`);
    const slider = reader.page.getByRole("slider", { name: "Move" });
    const isAt = (ply) => reader.page.locator(`.scrub input[aria-valuetext="move ${ply} of ${last}"]`).waitFor();
    await isAt(3);
    await reader.page.locator("svg.board").waitFor();
    const link = reader.page.getByRole("link", { name: "Link to this position" });
    await reader.page.getByRole("button", { name: "Previous move" }).click();
    await isAt(2);
    assert.equal(await link.getAttribute("href"), `/tables/${player.table}?ply=2`);
    await slider.fill("0");
    await isAt(0);
    await reader.page.getByLabel("Moves per second").selectOption("20");
    await reader.page.getByRole("button", { name: "Play", exact: true }).click();
    await isAt(last);
    await reader.page.locator(".move-list .move", { hasText: /^1\D/ }).first().click();
    await isAt(1);

    const [download] = await Promise.all([reader.page.waitForEvent("download"), reader.page.getByRole("link", { name: "Download record" }).click()]);
    assert.equal(await download.failure(), null);
    for (const visitor of [player, reader]) await visitor.leave();
});

test("the home page knows whose turn it is, and a guest plays in one tap on a phone", async () => {
    const player = await Visitor.come(here);
    await player.register("marten");
    await player.open("/");
    await player.page.getByRole("heading", { name: "Hello, marten" }).waitFor();
    await player.page.getByText("No game waits for your move.").waitFor();
    await player.sitDownAtNew({ game: "martian-chess", seats: [{ kind: "me" }, { kind: "house", bot: "random" }] });
    const { table } = player;
    await player.open("/");
    await player.page.getByRole("region", { name: "Your turn" }).getByRole("link", { name: "Play Martian Chess" }).click();
    await player.page.locator(".replay").waitFor();
    assert.equal(player.table, table);
    await resign(player);
    await player.open("/");
    await player.page.getByRole("region", { name: "Latest results" }).getByRole("link", { name: /Martian Chess/ }).waitFor();

    const guest = await Visitor.come(here, phone);
    await guest.open("/");
    const quick = guest.page.getByRole("button", { name: "Play a quick game" });
    await quick.waitFor();
    const { y, height } = await quick.boundingBox();
    assert.ok(y + height <= 740, "it is seen without scrolling");
    await quick.tap();
    await guest.page.locator(".replay").waitFor();
    for (const visitor of [player, guest]) await visitor.leave();
});

test("an administrator gives roles, locks out, and lets back in", async () => {
    const [root, lynx] = [await Visitor.come(here), await Visitor.come(here)];
    await lynx.register("lynx");
    await root.logIn("root");
    await root.page.getByRole("link", { name: "Administration" }).click();
    const given = root.page.waitForResponse((response) => response.request().method() === "PATCH");
    await root.page.getByLabel("Role of lynx").selectOption("organiser");
    await given;
    // A new role ends the sessions of before.
    await lynx.logIn("lynx");
    await lynx.page.getByText("Role: organiser").waitFor();
    await root.page.getByRole("button", { name: "Disable lynx" }).click();
    await root.page.getByRole("button", { name: "Enable lynx" }).waitFor();
    // Who is locked out is a guest from then on.
    await lynx.open("/account");
    await lynx.page.getByRole("heading", { name: "Log in" }).waitFor();
    await root.page.getByRole("button", { name: "Enable lynx" }).click();
    await root.page.getByRole("button", { name: "Disable lynx" }).waitFor();
    await root.page.getByRole("button", { name: "Reset password of lynx" }).click();
    const link = await root.page.getByLabel("Send this link to lynx").inputValue();

    const late = await Visitor.come(here);
    await late.open(link);
    await late.page.getByLabel(/password/i).fill(password);
    await late.page.getByRole("button", { name: "Set password" }).click();
    await late.page.getByText("Password changed").waitFor();
    await late.logIn("lynx");
    for (const visitor of [root, late]) await visitor.leave();
    await lynx.context.close();
});
