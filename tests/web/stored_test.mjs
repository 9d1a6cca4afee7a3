// Looking back at a long game with a long log: the arena's answers are made up here, the page is the real one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./arena.mjs";
import { settle } from "./exhibits.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const [{ view }] = JSON.parse(readFileSync(join(root, "web/samples/ploy.json"), "utf8"));
const plies = 500;
const lines = 10_000;

const record = [
    "tulkas-record 1",
    JSON.stringify({ game: "ploy", seats: ["mine", "greedy"] }),
    ...Array.from({ length: plies }, (_, ply) => `${ply % 2} ${["e1-e1-1", "e9-e9-1"][ply % 2]}`),
    `refused 0 e1-e9-0`,
    `end ${JSON.stringify({ winner: 1, scores: [0, 1], reason: "mine failed", blame: { seat: 0, why: "an illegal move" } })}`,
    `times ${JSON.stringify({ moves: Array.from({ length: plies }, (_, ply) => 1000 + ply) })}`,
    "",
].join("\n");
const seats = [{ name: "mine (otter)", kind: "upload", bot: 7, version: 9 }, { name: "greedy", kind: "house", bot: null, version: null }];
const log = { seat: 0, cut: 0, lines: Array.from({ length: lines }, (_, line) => ({ moves: Math.floor((line * plies) / lines), text: `line ${line}\n` })) };

async function answerFor(page) {
    const json = (body) => (route) => route.fulfill({ contentType: "application/json", body: JSON.stringify(body) });
    await page.route("**/api/v1/ladders/ploy/games/12", json({ number: 12, seats }));
    await page.route("**/api/v1/ladders/ploy/games/12/logs", json({ items: [log] }));
    await page.route("**/api/v1/ladders/ploy/games/12/record", (route) => route.fulfill({ contentType: "text/plain", body: record }));
    await page.route("**/api/v1/ladders/ploy/games/12/views?*", (route) => {
        const query = new URL(route.request().url()).searchParams;
        const items = Array.from({ length: Number(query.get("limit")) }, (_, index) => ({ ply: Number(query.get("from")) + index, view }));
        return json({ items, next: null })(route);
    });
}

test("five hundred moves and ten thousand lines are looked at like few", async () => {
    const reader = await Visitor.come(here);
    await answerFor(reader.page);
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
    await reader.page.getByRole("button", { name: "Jump to the error" }).click();
    await current.getByText("500", { exact: true }).waitFor();
    await reader.page.getByText("mine (otter) lost: an illegal move on move 501.").waitFor();
    await reader.page.getByText("Its answer was e1-e9-0").waitFor();
    await reader.leave();
});
