// Othello, a game of the examples, in a real browser: people play it to the end in its viewer, and look at it afterwards.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { until } from "./league_exhibits.mjs";
import { phone, surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const againstMost = { game: "othello", seats: [{ kind: "me" }, { kind: "house", bot: "most" }] };

const boardOf = ({ page }) => page.frameLocator("iframe.viewer");
const countsOn = async (board) => (await board.locator(".count").allTextContents()).map(Number);

// A browser that does not know this directive yet says so.
function leave(visitor) {
    visitor.faults = visitor.faults.filter((fault) => !fault.includes("directive 'webrtc'"));
    return visitor.leave();
}

// Plays until the game is over; `choose` plays one of the moves that the viewer offers.
async function playToTheEnd(player, choose) {
    const board = boardOf(player);
    while (await player.comesToTurn()) {
        const before = await player.moves();
        await board.getByText("Your turn: you play black").waitFor();
        await choose(board.getByRole("button").first());
        await player.seesMoves(before + 1);
    }
}

test("an administrator adds the game with one click, and its rules are shown", async () => {
    const administrator = await Visitor.come(here);
    await administrator.logIn("root");
    await administrator.open("/administration");
    const { page } = administrator;
    const entry = page.locator(".example-game", { hasText: "Othello" });
    await entry.locator("img").evaluate((picture) => picture.decode());
    await page.getByRole("button", { name: "Add Othello" }).click();
    await entry.getByRole("link", { name: "Already in this arena." }).click({ timeout: 120_000 });
    await page.getByText("A move must turn at least one disc.").waitFor();
    await administrator.leave();
});

test("a person plays to the end with the mouse, another watches, and every position can be seen again", async () => {
    const player = await Visitor.come(here);
    await player.sitDownAtNew({ ...againstMost, options: { position: "standard" } });
    const board = boardOf(player);
    assert.ok(await player.comesToTurn());
    await board.getByText("Your turn: you play black").waitFor();
    assert.deepEqual(
        await board.getByRole("button").evaluateAll((moves) => moves.map((move) => move.getAttribute("aria-label"))),
        ["d3", "c4", "f5", "e6"].map((move) => `Play ${move}, turns 1 disc`),
    );
    assert.deepEqual(await countsOn(board), [2, 2]);
    for (const colorScheme of ["dark", "light"]) {
        await player.page.emulateMedia({ colorScheme });
        assert.deepEqual(await player.page.evaluate(faultsOf), []);
    }

    await board.getByRole("button", { name: "Play f5" }).hover();
    assert.deepEqual(await board.locator(".would-turn").evaluateAll((discs) => discs.map(({ dataset }) => dataset.disc)), ["e5"]);
    await playToTheEnd(player, (move) => move.click());

    const result = board.getByRole("status");
    await result.filter({ hasText: /wins by|Draw/ }).waitFor();
    const [black, white] = await countsOn(board);
    assert.match(await result.textContent(), new RegExp(`${Math.max(black, white)}–${Math.min(black, white)}`));

    const watcher = await Visitor.come(here);
    await watcher.open(`/tables/${player.table}`);
    const watched = boardOf(watcher);
    await watched.getByRole("status").filter({ hasText: /wins by|Draw/ }).waitFor();
    await watcher.page.getByRole("button", { name: "First move" }).click();
    await watched.getByText("Black to move").waitFor();
    assert.deepEqual(await countsOn(watched), [2, 2]);
    assert.equal(await watched.getByRole("button").count(), 0, "spectators are offered no moves");
    await watcher.page.getByRole("button", { name: "Next move" }).click();
    await watched.getByText("White to move").waitFor();
    assert.deepEqual(await countsOn(watched), [4, 1]);
    assert.equal(await watched.locator(".last").count(), 1);
    for (const visitor of [player, watcher]) await leave(visitor);
});

test("a person plays to the end with keys alone, from an opening", async () => {
    const player = await Visitor.come(here);
    await player.sitDownAtNew({ ...againstMost, options: { position: "diagonal" } });
    const board = boardOf(player);
    assert.ok(await player.comesToTurn());
    await board.getByText("Opening: Diagonal").waitFor();
    await board.getByRole("button", { name: "Play d3" }).focus();
    await player.page.keyboard.press("ArrowDown");
    assert.match(await board.locator(":focus").getAttribute("data-move"), /[4-8]$/, "an arrow goes to a move below");
    // After a move with a key, the next one begins where the last was.
    await player.page.keyboard.press("Enter");
    await player.seesMoves(1);
    await playToTheEnd(player, async () => {
        await board.locator("[data-move]:focus").waitFor();
        await player.page.keyboard.press("Space");
    });
    await board.getByText(/wins by|Draw/).waitFor();
    await leave(player);
});

test("two people play each other to the end, with the mouse and with fingers", async () => {
    const black = await Visitor.come(here);
    const options = { position: "standard", random_moves: "20" };
    await black.sitDownAtNew({ game: "othello", seats: [{ kind: "me" }, { kind: "open" }], options });
    const white = await Visitor.come(here, phone);
    await white.open(`/tables/${black.table}`);
    await white.page.getByRole("button", { name: "Join game" }).click();
    const players = { black, white };
    const discsAtFirst = 4 + 20;
    const nextTurn = async () => {
        const turn = await black.page.waitForFunction(() => {
            if (document.querySelector(".result")) return "over";
            const who = document.querySelector(".clocks .in-turn .who")?.textContent;
            return who && (who === "You" ? "black" : "white");
        });
        return turn.jsonValue();
    };
    for (let made = 0, turn = await nextTurn(); turn !== "over"; turn = await nextTurn()) {
        const player = players[turn];
        const board = boardOf(player);
        // Who passes is not asked: the same player may play twice.
        await board.locator("[data-disc]").nth(discsAtFirst + made - 1).waitFor();
        await board.getByText(`Your turn: you play ${turn}`).waitFor();
        const move = board.getByRole("button").first();
        await (player.hand === "finger" ? move.tap() : move.click());
        made += 1;
        for (const visitor of [black, white]) await visitor.seesMoves(made);
    }
    const results = [];
    for (const visitor of [black, white]) {
        await visitor.page.locator(".result").waitFor();
        const result = boardOf(visitor).getByRole("status").filter({ hasText: /wins by|Draw/ });
        await result.waitFor();
        results.push(await result.textContent());
    }
    assert.equal(results[0], results[1]);
    for (const visitor of [black, white]) await leave(visitor);
});

test("a move is made with a finger on a small screen", async () => {
    const player = await Visitor.come(here, phone);
    await player.sitDownAtNew({ ...againstMost, options: { position: "standard" } });
    const board = boardOf(player);
    assert.ok(await player.comesToTurn());
    await board.getByRole("button", { name: "Play e6" }).tap();
    await player.seesMoves(2);
    assert.ok(await player.comesToTurn());
    await board.getByText("Your turn: you play black").waitFor();
    await leave(player);
});

test("a stored game between bots is shown move by move", async () => {
    const administrator = await Visitor.come(here);
    await administrator.logIn("root");
    const { id } = await administrator.ask("/tournaments", {
        title: "Two games of Othello",
        game: "othello",
        games: 2,
        options: { position: "tiger" },
        entrants: [{ house: "most" }, { house: "most" }],
    });
    await until(administrator, `/tournaments/${id}`, ({ state }) => state === "over");
    await administrator.leave();

    const reader = await Visitor.come(here);
    await reader.open(`/tournaments/${id}/games/0?ply=1`);
    const board = boardOf(reader);
    await board.getByText("Opening: Tiger").waitFor();
    assert.equal((await countsOn(board)).reduce((sum, count) => sum + count), 4 + 5 + 1);
    assert.equal(await board.getByRole("button").count(), 0, "it is over");
    await reader.page.getByRole("button", { name: "Last move" }).click();
    await board.getByText(/wins by|Draw/).waitFor();
    await leave(reader);
});
