// An author hands games in, in a real browser, and sees what becomes of them; others are told why they may not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { archiveOf, brokenNim } from "./games_on_show.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const inTrial = { timeout: 60_000 };

const entry = ({ page }, title, state) => page.locator(".package", { hasText: title }).filter({ hasText: state });
const handIn = ({ page }) => page.getByRole("button", { name: "Submit" }).click();
const choose = ({ page }, name, buffer) => page.getByLabel("A zip or tar file").setInputFiles({ name, mimeType: "application/octet-stream", buffer });

async function drop({ page }, name, bytes) {
    const dataTransfer = await page.evaluateHandle(
        ([called, content]) => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([new Uint8Array(content)], called));
            return transfer;
        },
        [name, [...bytes]],
    );
    await page.locator(".archive").dispatchEvent("drop", { dataTransfer });
}

async function confirm({ page }, label) {
    await page.getByRole("button", { name: label }).click();
    await page.getByRole("button", { name: "Yes" }).click();
}

// Somebody new, whom the administrator has made an author.
async function comeAsAuthor(administrator, name) {
    const author = await Visitor.come(here);
    await author.register(name);
    const { id } = await author.ask("/session");
    assert.equal((await administrator.ask(`/people/${id}`, { role: "author" }, "PATCH")).role, "author");
    await author.logIn(name); // a new role ends the sessions of before
    author.forgiveEndedSession();
    return author;
}

async function comeAsRoot() {
    const administrator = await Visitor.come(here);
    await administrator.logIn("root");
    return administrator;
}

test("a game is handed in on the page, tried out, approved and withdrawn, all without a reload", async () => {
    const administrator = await comeAsRoot();
    const otter = await comeAsAuthor(administrator, "otter");
    await otter.open("/");
    await otter.page.getByRole("link", { name: "Submit your own game" }).click();
    await otter.page.getByText("No games submitted yet.").waitFor();
    await otter.page.evaluate(() => (window.isSame = true));

    await choose(otter, "tour.tar.gz", archiveOf("knights_tour"));
    await otter.page.getByText("tour.tar.gz").waitFor();
    await handIn(otter);
    await otter.page.getByRole("status").getByText("The knight's tour, version 1, submitted.").waitFor();
    await entry(otter, "The knight's tour", "being tested").waitFor();
    await entry(otter, "The knight's tour", "waiting for approval").waitFor(inTrial);
    const report = await otter.page.getByRole("link", { name: "Test report" }).getAttribute("href");
    assert.match(await otter.page.evaluate(async (address) => (await fetch(address)).text(), report), /accepted/);

    await administrator.open("/administration");
    await administrator.page.getByRole("button", { name: "Approve The knight's tour" }).click();
    await entry(otter, "The knight's tour", "approved").waitFor();
    for (const colorScheme of ["dark", "light"]) {
        await otter.page.emulateMedia({ colorScheme });
        assert.deepEqual(await otter.page.evaluate(faultsOf), []);
    }
    await confirm(otter, "Withdraw game");
    await entry(otter, "The knight's tour", "withdrawn").waitFor();
    await entry(administrator, "The knight's tour", "withdrawn").waitFor();
    assert.ok(await otter.page.evaluate(() => window.isSame));
    for (const visitor of [otter, administrator]) await visitor.leave();
});

test("what is no game is refused in the arena's words; what can be one is dropped, and taken back", async () => {
    const administrator = await comeAsRoot();
    const beaver = await comeAsAuthor(administrator, "beaver");
    await beaver.open("/submit-game");
    await choose(beaver, "holiday.zip", Buffer.from("a picture of the sea"));
    await handIn(beaver);
    await beaver.page.getByRole("alert").getByText("not a zip or tar file").waitFor();
    beaver.faults = beaver.faults.filter((fault) => !fault.includes("422")); // as it should be

    await drop(beaver, "nim.tar.gz", archiveOf("nim"));
    await beaver.page.getByText("nim.tar.gz").waitFor();
    assert.equal(await beaver.page.getByRole("alert").count(), 0);
    await handIn(beaver);
    await entry(beaver, "Nim", "waiting for approval").waitFor(inTrial);
    await confirm(beaver, "Cancel submission");
    await entry(beaver, "Nim", "cancelled").waitFor();
    for (const visitor of [beaver, administrator]) await visitor.leave();
});

test("a game that fails its trial is refused, and its author reads why", async () => {
    const administrator = await comeAsRoot();
    const heron = await comeAsAuthor(administrator, "heron");
    const { id } = await heron.ask("/session");
    await heron.open(`/people/${id}`);
    await heron.page.getByRole("link", { name: "Games you submitted" }).click();
    await choose(heron, "nim.tar.gz", brokenNim());
    await handIn(heron);
    const refused = entry(heron, "Nim", "rejected");
    await refused.waitFor(inTrial);
    assert.match(await refused.locator(".fault-text").textContent(), /engine/);
    await refused.getByRole("link", { name: "Test report" }).waitFor();
    assert.deepEqual(await refused.getByRole("button").allTextContents(), ["Delete"]);

    // Of others' games an author sees nothing; an administrator's own are apart from them.
    assert.equal(await heron.page.locator(".package").count(), 1);
    await administrator.open("/administration");
    await administrator.page.getByRole("link", { name: "Submit your own game" }).click();
    await administrator.page.getByText("No games submitted yet.").waitFor();
    for (const visitor of [heron, administrator]) await visitor.leave();
});

test("who is no author is told how to become one", async () => {
    const lynx = await Visitor.come(here);
    await lynx.open("/submit-game");
    await lynx.page.getByRole("link", { name: "Log in or register" }).waitFor();
    await lynx.register("lynx");
    await lynx.open("/");
    assert.equal(await lynx.page.getByRole("link", { name: "Submit your own game" }).count(), 0);
    await lynx.open("/submit-game");
    await lynx.page.getByText("Ask an administrator for the role").waitFor();
    assert.equal(await lynx.page.getByRole("button", { name: "Choose a file…" }).count(), 0);
    await lynx.leave();
});
