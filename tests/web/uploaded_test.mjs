// A game that somebody hands in comes to the pages: an administrator lets it in, it is played in its own viewer, and watched.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { program, root } from "./arena.mjs";
import { until } from "./league_exhibits.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

// What a hostile viewer would do, in its frame: get at WebRTC, itself or through a frame within.
function reachOut(body) {
    const attempt = (what, act) => {
        try {
            act();
            return `${what}: done`;
        } catch (error) {
            return `${what}: ${error.message}`;
        }
    };
    const spy = "<script>new RTCPeerConnection()</" + "script>";
    const part = document.createElement("div");
    body.append(part);
    return [
        `RTCPeerConnection: ${typeof RTCPeerConnection}`,
        attempt(
            "a frame of text",
            () => (document.createElement("iframe").srcdoc = spy),
        ),
        attempt(
            "a frame in text",
            () => (part.innerHTML = `<iframe srcdoc="${spy}"></iframe>`),
        ),
        attempt("a frame in pieces", () => document.write("<ifr")),
        attempt("a frame of XML", () =>
            new DOMParser().parseFromString("<x/>", "text/xml"),
        ),
        attempt("text", () => (part.innerHTML = "<b>plain</b>")),
    ];
}

async function handIn(administrator, game) {
    const { token } = await administrator.ask("/tokens", { label: "games" });
    await promisify(execFile)(program, [
        "submit-game",
        join(root, "examples/games", game),
        "--server",
        here.arena.direct,
        "--token",
        token,
    ]);
}

test("a game with a viewer is let in, played in it and watched", async () => {
    const administrator = await Visitor.come(here);
    await administrator.logIn("root");
    await handIn(administrator, "knights_tour");
    await administrator.open("/administration");
    await administrator.page
        .getByRole("button", { name: "Approve The knight's tour" })
        .click();
    await administrator.page.getByText("approved", { exact: true }).waitFor();
    await administrator.leave();

    const player = await Visitor.come(here);
    await player.open("/games/knights-tour");
    await player.page
        .getByText("never to a square where it has been")
        .waitFor();
    await player.sitDownAtNew({
        game: "knights-tour",
        seats: [{ kind: "me" }],
    });
    const board = player.page.frameLocator("iframe.viewer");
    await board.getByText("1 of 64 squares").waitFor();
    await board.getByRole("button", { name: "to b3" }).click();
    await board.getByText("2 of 64 squares").waitFor();
    assert.deepEqual(await board.locator("body").evaluate(reachOut), [
        "RTCPeerConnection: undefined",
        "a frame of text: a viewer must not have frames",
        "a frame in text: a viewer must not have frames",
        "a frame in pieces: a viewer must not have frames",
        "a frame of XML: a viewer must not have frames",
        "text: done",
    ]);

    const watcher = await Visitor.come(here);
    await watcher.open(`/tables/${player.table}`);
    const watched = watcher.page.frameLocator("iframe.viewer");
    await watched.getByText("2 of 64 squares").waitFor();
    assert.equal(
        await watched.getByRole("button").count(),
        0,
        "who watches is asked nothing",
    );

    let squares = 2;
    while (await player.comesToTurn()) {
        await board.getByText(`${squares} of 64 squares`).waitFor();
        await board.getByRole("button").first().click();
        ++squares;
        await player.seesMoves(squares - 1);
    }
    await watched.getByText(`${squares} of 64 squares`).waitFor();
    await watcher.page.getByRole("button", { name: "First move" }).click();
    await watched.getByText("1 of 64 squares").waitFor();
    for (const visitor of [player, watcher]) {
        // A browser that does not know this directive yet says so; the frame's own script has taken WebRTC away all the same.
        visitor.faults = visitor.faults.filter((fault) => !fault.includes("directive 'webrtc'"));
        await visitor.leave();
    }
});

test("a stored game of it is shown in its viewer, move by move", async () => {
    const administrator = await Visitor.come(here);
    await administrator.logIn("root");
    const { id } = await administrator.ask("/tournaments", {
        title: "Two tours",
        game: "knights-tour",
        games: 2,
        entrants: [{ house: "first" }, { house: "first" }],
    });
    await until(administrator, `/tournaments/${id}`, ({ state }) => state === "over");
    await administrator.leave();

    const reader = await Visitor.come(here);
    await reader.open(`/tournaments/${id}/games/0?ply=3`);
    const board = reader.page.frameLocator("iframe.viewer");
    await board.getByText("4 of 64 squares").waitFor();
    assert.equal(await board.getByRole("button").count(), 0, "it is over");
    await reader.page.getByRole("button", { name: "First move" }).click();
    await board.getByText("1 of 64 squares").waitFor();
    await reader.page.getByRole("button", { name: "Next move" }).click();
    await board.getByText("2 of 64 squares").waitFor();
    reader.faults = reader.faults.filter((fault) => !fault.includes("directive 'webrtc'"));
    await reader.leave();
});

test("an author's rules are rendered from Markdown", async () => {
    const administrator = await Visitor.come(here);
    await administrator.logIn("root");
    await handIn(administrator, "nim");
    await administrator.open("/administration");
    const approve = administrator.page.getByRole("button", { name: /^Approve Nim/ });
    await approve.click();
    await approve.waitFor({ state: "detached" });
    await administrator.leave();

    const player = await Visitor.come(here);
    const { page } = player;
    await player.open("/games/nim");
    await page.locator(".rules-text p").first().waitFor();
    assert.doesNotMatch(await page.locator(".rules-text").textContent(), /^#|\*\*|`/m);
    assert.deepEqual(await page.evaluate(faultsOf), []);
    await player.leave();
});

test("an answer that the game refuses is given again, in a form made from the rules", async () => {
    const player = await Visitor.come(here);
    const { page } = player;
    await player.sitDownAtNew({ game: "nim", seats: [{ kind: "me" }, { kind: "house", bot: "greedy" }] });
    assert.ok(await player.comesToTurn());
    await page.getByText("For example: heap 0, stones 3").waitFor();
    await page.getByLabel("heap", { exact: true }).fill("0");
    await page.getByLabel("stones", { exact: true }).fill("9");
    await page.getByRole("button", { name: "Answer" }).click();
    const refusal = page.getByRole("alert");
    await refusal.filter({ hasText: /did not accept your answer: .* is no move with \[3, 5, 7\]/ }).waitFor();
    assert.deepEqual(await page.evaluate(faultsOf), []);
    assert.ok(await player.comesToTurn(), "the game goes on");
    await page.getByLabel("stones", { exact: true }).fill("3");
    await page.getByLabel("stones", { exact: true }).press("Enter");
    await player.seesMoves(2);
    assert.equal(await refusal.count(), 0);
    assert.ok(await player.comesToTurn());
    await page.reload();
    await page.getByLabel("heap", { exact: true }).waitFor();
    await player.leave();
});
