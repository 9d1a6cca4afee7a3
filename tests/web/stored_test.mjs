// Looking back at games such as are rare: a long one with a long log, one that came with a viewer of its own. What the arena
// tells of them is made up here, the pages are the real ones.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./arena.mjs";
import { settle } from "./exhibits.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const [{ view }] = JSON.parse(readFileSync(join(root, "web/src/boards/ploy/samples.json"), "utf8"));
const plies = 500;
const lines = 10_000;

function recordOf(game, moves, end) {
    const header = JSON.stringify({ game, seats: ["mine", "greedy"] });
    const times = JSON.stringify({ moves: moves.map((_, ply) => 1000 + ply) });
    return ["tulkas-record 1", header, ...moves.map((move, ply) => `${ply % 2} ${move}`), ...end, `times ${times}`, ""].join("\n");
}
const end = (more) => `end ${JSON.stringify({ winner: 1, scores: [0, 1], reason: "nothing is left", blame: null, ...more })}`;
const seats = [{ name: "mine (otter)", kind: "upload", bot: 7, version: 9 }, { name: "greedy", kind: "house", bot: null, version: null }];
const log = { seat: 0, cut: 0, lines: Array.from({ length: lines }, (_, line) => ({ moves: Math.floor((line * plies) / lines), text: `line ${line}\n` })) };
const json = (body) => (route) => route.fulfill({ contentType: "application/json", body: JSON.stringify(body) });

// Game 12 of a ladder, as the arena would tell of it.
async function tellOf(page, { game, record, logs, viewAt }) {
    const path = `**/api/v1/ladders/${game}/games/12`;
    await page.route(path, json({ number: 12, seats }));
    await page.route(`${path}/logs`, json({ items: logs }));
    await page.route(`${path}/record`, (route) => route.fulfill({ contentType: "text/plain", body: record }));
    await page.route(`${path}/views?*`, (route) => {
        const query = new URL(route.request().url()).searchParams;
        const items = Array.from({ length: Number(query.get("limit")) }, (_, index) => Number(query.get("from")) + index).map((ply) => ({ ply, view: viewAt(ply) }));
        return json({ items, next: null })(route);
    });
}

test("five hundred moves and ten thousand lines are looked at like few", async () => {
    const reader = await Visitor.come(here);
    const moves = Array.from({ length: plies }, (_, ply) => ["e1-e1-1", "e9-e9-1"][ply % 2]);
    const record = recordOf("ploy", moves, ["refused 0 e1-e9-0", end({ blame: { seat: 0, why: "an illegal move" } })]);
    await tellOf(reader.page, { game: "ploy", record, logs: [log], viewAt: () => view });
    await reader.open("/ladder/ploy/games/12?ply=250");
    await settle(reader.page);
    const current = reader.page.locator('.move-list [aria-current="step"] .number');
    const marked = reader.page.locator('.log-list [aria-current="step"]');
    assert.equal(await current.textContent(), "250");
    assert.ok((await reader.page.locator(".log-list li").count()) < 60, "only what can be seen is drawn");
    assert.ok((await reader.page.locator(".move-list li").count()) < 60);

    await reader.page.getByRole("slider", { name: "Move" }).fill("301");
    await current.getByText("301", { exact: true }).waitFor();
    await marked.getByText("line 5980", { exact: true }).waitFor();
    await reader.page.getByRole("button", { name: "Go to the error" }).click();
    await current.getByText("500", { exact: true }).waitFor();
    await reader.page.locator(".result", { hasText: "mine (otter) lost: an illegal move on move 501." }).waitFor();
    await reader.page.getByText("Its answer was e1-e9-0").waitFor();
    await reader.leave();
});

const viewer = `<!doctype html><title>Nim</title><p></p><script>
    addEventListener("message", ({ data }) => {
        let reach = "alone";
        try {
            reach = parent.document.title;
        } catch {}
        document.querySelector("p").textContent = data.game + ": " + data.view.heap + " left for " + data.seats.join(" and ") + ", " + reach;
        parent.postMessage({ tulkas: 1, height: 321 }, "*");
    });
    parent.postMessage({ tulkas: 1, ready: true }, "*");
</script>`;

test("a game that came with a viewer is shown by it, and without one readably", async () => {
    for (const hasViewer of [true, false]) {
        const reader = await Visitor.come(here);
        const nim = { name: "nim", title: "Nim", summary: "", kind: "match", least_seats: 2, most_seats: 2, bots: [], baseline: "greedy", options: [], uploaded: true, has_viewer: hasViewer };
        await reader.page.route("**/api/v1/games", json({ items: [nim] }));
        await reader.page.route("**/api/v1/games/nim/viewer", (route) => route.fulfill({ contentType: "text/html", body: viewer }));
        const record = recordOf("nim", ['{"take":2}', '{"take":1}'], [end()]);
        const asked = (ply) => ({ asked: { seat: ply % 2, method: "take", params: { heap: 7 - ply } }, answered: null, heap: 7 - ply });
        await tellOf(reader.page, { game: "nim", record, logs: [], viewAt: asked });
        await reader.open("/ladder/nim/games/12?ply=1");
        if (hasViewer) {
            const frame = reader.page.frameLocator("iframe.viewer");
            await frame.getByText("nim: 6 left for mine (otter) and Greedy, alone").waitFor();
            await reader.page.getByRole("button", { name: "Next move" }).click();
            await frame.getByText("nim: 5 left").waitFor();
            assert.equal(await reader.page.locator("iframe.viewer").evaluate((element) => element.clientHeight), 321);
        } else {
            await reader.page.getByText("Greedy to move: “take”").waitFor();
        }
        await reader.leave();
    }
});

test("numbers and drawings of a bot are shown beside its moves", async () => {
    const reader = await Visitor.come(here);
    const moves = ["e3-e4-0", "e7-e6-0", "e4-e5-0", "e6-e5-0"];
    const notes = (depth) => [`#number depth ${depth}`, "#arrow e3 e4 red", "#mark e5", "#label e5 weak", "#mark nowhere", "a word"].join("\n");
    const logs = [{ seat: 0, cut: 0, lines: [{ moves: 0, text: `${notes(3)}\n` }, { moves: 2, text: "#number depth 4\n" }] }];
    await tellOf(reader.page, { game: "ploy", record: recordOf("ploy", moves, [end()]), logs, viewAt: () => view });
    await reader.open("/ladder/ploy/games/12?ply=1");
    await settle(reader.page);
    const board = reader.page.locator(".replay-board");
    await board.locator(".scribble.arrow.red").waitFor({ state: "attached" });
    assert.equal(await board.locator(".scribble.mark.green").count(), 1, "there is no such place as the other");
    await board.locator(".scribble-label", { hasText: "weak" }).waitFor();
    await reader.page.getByText("depth: 3", { exact: true }).waitFor();
    await reader.page.locator(".log-list", { hasText: "a word" }).waitFor();
    await reader.page.getByRole("slider", { name: "Move" }).fill("3");
    await reader.page.getByText("depth: 4", { exact: true }).waitFor();
    assert.equal(await board.locator(".scribble").count(), 0);
    if (process.env.SCREENSHOT) {
        await reader.page.getByRole("slider", { name: "Move" }).fill("1");
        await board.locator(".scribble-label").waitFor();
        await reader.page.screenshot({ path: process.env.SCREENSHOT, fullPage: true });
    }
    await reader.leave();
});
