// A tournament of a thousand bots, in a real browser: of its tables only what is in sight is drawn, and all of it can be reached.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
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
async function makeTournament(root) {
    const wish = { title: "Everybody", game: "battleship", format: "swiss", rounds: 1, games: 2, seed: 1 };
    const made = await root.ask("/tournaments", { ...wish, entrants: Array.from({ length: entrants }, () => ({ house: "random" })) });
    assert.ok(made.id, made.error?.message);
    return made.id;
}

test("a tournament of a thousand is looked at from the first place to the last, while it is played", async () => {
    const root = await Visitor.come(here);
    await root.logIn("root");
    const id = await makeTournament(root);
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
    await root.open("/contests");
    await root.page.getByRole("link", { name: "Contest 200", exact: true }).waitFor();
    assert.equal(await root.page.getByRole("link", { name: "Contest 0", exact: true }).count(), 0);
    await root.page.getByRole("button", { name: "Show more" }).click();
    await root.page.getByRole("link", { name: "Contest 0", exact: true }).waitFor();
    assert.equal(await root.page.getByRole("button", { name: "Show more" }).count(), 0);
    await root.leave();
});
