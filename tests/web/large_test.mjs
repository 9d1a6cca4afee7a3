// A tournament of a thousand bots, in a real browser: of its tables only what is in sight is drawn, and all of it can be reached.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { tasksDuring } from "./tasks.mjs";
import { downloaded, surroundings, Visitor } from "./visitors.mjs";

// One person begins more games than people do.
const here = surroundings(0, ["Limits.Tables=500 + 500/minute"]);
const entrants = 1000;
// What a page of 60 bots would have; all thousand of them, drawn at once, are two million.
const mostElements = 4000;

const elements = ({ page }) => page.evaluate(() => document.querySelectorAll("*").length);
// To this share of the way, in both directions.
const scroll = (box, share) =>
    box.evaluate((element, part) => {
        element.scrollTop = (element.scrollHeight - element.clientHeight) * part;
        element.scrollLeft = (element.scrollWidth - element.clientWidth) * part;
    }, share);
async function makeTournament(root, count, plan) {
    const wish = { title: `${count} bots`, game: "battleship", seed: 1, ...plan };
    const made = await root.ask("/tournaments", { ...wish, entrants: Array.from({ length: count }, () => ({ house: "random" })) });
    assert.ok(made.id, made.error?.message);
    return made.id;
}
const oneRound = { format: "swiss", rounds: 1, games: 2 };

test("a tournament of a thousand is looked at from the first place to the last, while it is played", async () => {
    const root = await Visitor.come(here);
    await root.logIn("root");
    const id = await makeTournament(root, entrants, oneRound);
    await root.open(`/tournaments/${id}`);
    const standings = root.page.getByRole("group", { name: "Standings" });
    const cross = root.page.getByRole("group", { name: "Cross table" });
    await standings.getByRole("row").nth(1).getByText("Random").waitFor();
    assert.equal(await standings.locator("table").getAttribute("aria-rowcount"), String(entrants + 1));
    await scroll(standings, 1);
    await standings.locator(`tr[aria-rowindex="${entrants + 1}"]`, { hasText: "Random" }).waitFor();
    assert.ok((await elements(root)) < mostElements);

    await scroll(cross, 1);
    const last = cross.locator(`tr[aria-rowindex="${entrants + 1}"]`);
    await last.getByRole("rowheader", { name: /Random/ }).waitFor();
    await last.locator(`td[aria-colindex="${entrants}"][title]`).waitFor();
    assert.equal(await cross.locator(`th[aria-colindex="${entrants + 1}"]`).textContent(), String(entrants));
    assert.ok((await elements(root)) < mostElements);

    // By keys, too: the box can have the focus.
    await cross.focus();
    await root.page.keyboard.press("Home");
    await cross.locator('tr[aria-rowindex="2"]').getByRole("rowheader", { name: /Random/ }).waitFor();
    await root.page.getByText(`${entrants} of ${entrants} games, finished`).waitFor({ timeout: 120_000 });
    // What is in sight is brought up to date: one round was played, so nobody has half a game.
    await scroll(standings, 0);
    await standings.locator('tr[aria-rowindex="2"]').getByRole("cell", { name: "2", exact: true }).first().waitFor();
    for (const colorScheme of ["dark", "light"]) {
        await root.page.emulateMedia({ colorScheme });
        assert.deepEqual(await root.page.evaluate(faultsOf), []);
    }
    await root.leave();
});

// In milliseconds of the page's own processor time.
const [mostUntilUsable, mostAtOnce] = [1000, 100];

for (const [count, plan] of [[300, { format: "round-robin", games: 2 }], [1000, oneRound]]) {
    test(`the page of a tournament of ${count} is there within a second, and no refresh takes long`, async () => {
        const root = await Visitor.come(here);
        await root.logIn("root");
        const id = await makeTournament(root, count, plan);
        const { page } = root;
        const standings = page.getByRole("group", { name: "Standings" });
        const opened = await tasksDuring(here.browser, async () => {
            await root.open(`/tournaments/${id}`);
            await standings.getByRole("row").nth(1).getByText("Random").waitFor();
            await page.locator('.cross-table tr[aria-rowindex="2"]').getByRole("rowheader", { name: /Random/ }).waitFor();
        });
        const isRefresh = (response) => /\/(standings|cross-table)\?/.test(response.url()) && response.status() === 200;
        const refreshed = await tasksDuring(here.browser, async () => {
            for (let seen = 0; seen < 3; ++seen) await page.waitForResponse(isRefresh);
        });
        console.log(`# ${count}: ${Math.round(opened.together)} ms until it is there, longest task ${Math.round(refreshed.longest)} ms at a refresh`);
        assert.ok(opened.together < mostUntilUsable, `${opened.together} ms`);
        assert.ok(refreshed.longest < mostAtOnce, `${refreshed.longest} ms`);
        await root.ask(`/tournaments/${id}/cancellation`, {});
        await root.leave();
    });
}

test("a list goes on behind its first two hundred entries", async () => {
    const root = await Visitor.come(here);
    await root.logIn("root");
    for (let number = 0; number < 201; ++number) {
        const made = await root.ask("/contests", {
            slug: `contest-${number}`,
            title: `Contest ${number}`,
            game: "ploy",
            opens: "2020-01-01T00:00:00Z",
            closes: "2120-01-01T00:00:00Z",
            terms: { text: "", house: [], points: [] },
        });
        assert.ok(made.slug, made.error?.message);
    }
    await root.ask("/contests/contest-0/announcement", {});
    await root.open("/contests");
    await root.page.getByRole("link", { name: "Contest 200", exact: true }).waitFor();
    assert.equal(await root.page.getByRole("link", { name: "Contest 0", exact: true }).count(), 0);
    await root.page.getByRole("button", { name: "Show more" }).click();
    await root.page.getByRole("link", { name: "Contest 0", exact: true }).waitFor();
    assert.equal(await root.page.getByRole("button", { name: "Show more" }).count(), 0);
    // The only one that is open is the oldest, and stands at home all the same.
    const guest = await Visitor.come(here);
    await guest.open("/");
    await guest.page.getByRole("region", { name: "Open contest" }).getByRole("link", { name: "Contest 0", exact: true }).waitFor();
    for (const visitor of [root, guest]) await visitor.leave();
});

test("lists of games that show the latest go on as well: at home, of a game, of a person", async () => {
    const [otter, guest] = [await Visitor.come(here), await Visitor.come(here)];
    await otter.register("otter");
    const { id } = await otter.ask("/session");
    const first = await otter.ask("/tables", { game: "ploy", seats: [{ kind: "me" }, { kind: "house", bot: "random" }] });
    for (let count = 0; count < 13; ++count) await otter.ask("/tables", { game: "ploy", seats: [{ kind: "me" }, { kind: "open" }] });
    for (let count = 0; count < 100; ++count) {
        const { table } = await otter.ask("/tables", { game: "battleship-solo", seats: [{ kind: "me" }] });
        assert.equal((await otter.ask(`/tables/${table.id}/resignation`, {})).status, "over");
    }
    // Whose turn it is does not depend on what has been played since.
    await otter.open("/");
    await otter.page.locator(`.my-turn a[href="/tables/${first.table.id}"]`).waitFor();

    const list = (name) => guest.page.getByRole("region", { name, exact: true });
    const goesOn = async (path, name, few, all) => {
        await guest.open(path);
        const entries = list(name).locator(".tables > li");
        await entries.nth(few - 1).waitFor();
        assert.equal(await entries.count(), few, path);
        await list(name).getByRole("button", { name: "Show more" }).click();
        await entries.nth(all - 1).waitFor();
    };
    await goesOn("/", "Waiting for an opponent", 12, 13);
    await goesOn("/games/ploy", "Games by people", 10, 14);
    await goesOn(`/people/${id}`, "Games", 20, 70);
    assert.equal((await downloaded(guest, guest.page.getByRole("button", { name: "games.csv" }))).trim().split("\n").length, 101);
    for (const visitor of [otter, guest]) await visitor.leave();
});
