// What is written in the editor is not lost, and who has to log in first comes back; in a real browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { password } from "./arena.mjs";
import { chooseLanguage, editor, file, handIn, isJudged, write } from "./editing.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const page = "/submit/battleship";

const again = (visitor) => visitor.page.getByText("Your draft was restored.");
const shows = (visitor, text) => editor(visitor).getByText(text, { exact: true }).waitFor();
// As the browser's storage has it.
const kept = (visitor) => visitor.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft ")).length);

async function enter(visitor, button, name) {
    const form = visitor.page.locator("form", { hasText: button });
    await form.getByLabel("Name").fill(name);
    await form.getByLabel(/^Password/).fill(password);
    await form.getByRole("button", { name: button }).click();
}
const isAt = (visitor, path) => visitor.page.waitForURL((address) => address.pathname + address.search === path);

test("each language keeps what was written in it, through a reload and other pages, until one begins anew", async () => {
    const otter = await Visitor.come(here);
    await otter.register("otter");
    await otter.open(page);
    await chooseLanguage(otter, "python", "run(");
    await otter.page.keyboard.press("Control+Z");
    assert.equal(await kept(otter), 0, "a starter is no draft");
    await write(otter, "of the python");
    await chooseLanguage(otter, "java", "class");
    await write(otter, "of the java");
    // What is undone in one language is nothing of another.
    await chooseLanguage(otter, "python", "of the python");
    await editor(otter).click();
    await otter.page.keyboard.press("Control+Z");
    await shows(otter, "of the python");
    await chooseLanguage(otter, "java", "of the java");
    await editor(otter).click();
    await otter.page.keyboard.press("Control+End");
    await otter.page.keyboard.type("!");

    await otter.page.reload();
    await again(otter).waitFor();
    await shows(otter, "of the java!");
    await otter.page.getByRole("link", { name: "Battleship" }).click();
    await otter.page.getByRole("link", { name: "Write and submit a bot" }).click();
    await shows(otter, "of the java!");
    await chooseLanguage(otter, "python", "of the python");

    const anew = otter.page.getByRole("button", { name: "Start over with the starter" });
    await anew.click();
    await otter.page.getByRole("button", { name: "No" }).click();
    await shows(otter, "of the python");
    await anew.click();
    await otter.page.getByRole("button", { name: "Yes" }).click();
    await editor(otter).getByText("run(").waitFor();
    assert.equal(await again(otter).count(), 0);
    assert.equal(await kept(otter), 1);
    await otter.open("/submit/ploy");
    await editor(otter).getByText("run(").waitFor();
    assert.equal(await again(otter).count(), 0, "it is of another game");
    await otter.leave();
});

test("what was handed in is no draft any more, but can be gone on with", async () => {
    const beaver = await Visitor.come(here);
    await beaver.register("beaver");
    await beaver.open(page);
    await chooseLanguage(beaver, "python", "run(");
    await write(beaver, "def (");
    // Without a pointer: Tab leaves the editor, and the button is next.
    await beaver.page.keyboard.press("Tab");
    await beaver.page.keyboard.press("Enter");
    await beaver.page.waitForURL(/\/submissions\/\d+$/);
    await isJudged(beaver, "Not accepted");
    assert.equal(await kept(beaver), 0);
    await beaver.open(page);
    await editor(beaver).getByText("run(").waitFor();
    await beaver.page.getByRole("link", { name: "Continue from version 1" }).click();
    await shows(beaver, "def (");
    await write(beaver, "def two(");
    await beaver.page.reload();
    await shows(beaver, "def two(");
    await beaver.page.getByRole("button", { name: "Start over with version 1" }).waitFor();
    await beaver.leave();
});

test("a file takes the place of what was written, which can be brought back", async () => {
    const heron = await Visitor.come(here);
    await heron.register("heron");
    await heron.open(page);
    await chooseLanguage(heron, "python", "run(");
    await write(heron, "by hand");
    const chooser = heron.page.locator('input[type="file"]');
    await chooser.setInputFiles(file("other.py", "from a file"));
    await shows(heron, "from a file");
    await heron.page.getByRole("button", { name: "Undo" }).click();
    await shows(heron, "by hand");
    await chooser.setInputFiles(file("bot.zip", "PK"));
    await heron.page.getByText("will be submitted as it is").waitFor();
    await heron.page.reload();
    await shows(heron, "by hand");
    await heron.leave();
});

test("who has to log in comes back to where that was asked for, with what was written", async () => {
    const lynx = await Visitor.come(here);
    await lynx.open(page);
    await lynx.page.getByRole("link", { name: "Log in or register" }).click();
    await isAt(lynx, `/account?to=${page}`);
    await enter(lynx, "Create account", "lynx");
    await isAt(lynx, page);
    await chooseLanguage(lynx, "python", "run(");
    await write(lynx, "def (");

    await lynx.context.clearCookies();
    await lynx.page.getByRole("button", { name: "Submit" }).click();
    await lynx.page.getByRole("alert").getByText("Your session has expired.").waitFor();
    lynx.faults = lynx.faults.filter((fault) => !fault.includes("401")); // as it should be
    await shows(lynx, "def (");
    await lynx.page.getByRole("button", { name: "Log in again" }).click();
    await enter(lynx, "Log in", "lynx");
    await isAt(lynx, page);
    await again(lynx).waitFor();
    await shows(lynx, "def (");
    await handIn(lynx);
    await isJudged(lynx, "Not accepted");
    await lynx.leave();
});

test("what is for organisers is come back to, too, and no link leads elsewhere", async () => {
    const visitor = await Visitor.come(here);
    await visitor.open("/new-contest");
    await visitor.page.locator("main").getByRole("link", { name: "Log in" }).click();
    await enter(visitor, "Log in", "root");
    await isAt(visitor, "/new-contest");
    await visitor.page.getByLabel("Short name for the URL").waitFor();
    for (const to of ["//example.org/submit/ploy", "https://example.org/", "/api/v1/session"]) {
        await visitor.logOut();
        await visitor.open(`/account?to=${encodeURIComponent(to)}`);
        await enter(visitor, "Log in", "root");
        await visitor.page.getByRole("heading", { level: 1, name: "root" }).waitFor();
        assert.equal(new URL(visitor.page.url()).host, new URL(here.arena.address).host);
    }
    await visitor.logOut();
    await visitor.open("/ladder/ploy");
    await visitor.page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
    await enter(visitor, "Log in", "root");
    await isAt(visitor, "/ladder/ploy");
    await visitor.leave();
});

test("others who use the same browser do not see it", async () => {
    const mole = await Visitor.come(here);
    await mole.register("mole");
    await mole.open(page);
    await chooseLanguage(mole, "python", "run(");
    await write(mole, "a secret plan");
    await mole.logOut();
    await mole.register("vole");
    await mole.open(page);
    await editor(mole).getByText("run(").waitFor();
    assert.equal(await again(mole).count(), 0);
    await mole.leave();
});

test("where nothing may be kept one writes all the same", async () => {
    const hermit = await Visitor.come(here);
    await hermit.context.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => { throw new Error("forbidden"); } }));
    await hermit.open(`/account?to=${page}`);
    await enter(hermit, "Create account", "hermit");
    await chooseLanguage(hermit, "python", "run(");
    await write(hermit, "of the python");
    await chooseLanguage(hermit, "java", "class");
    await chooseLanguage(hermit, "python", "of the python");
    await handIn(hermit);
    await isJudged(hermit, "Not accepted");
    await hermit.leave();
});

test("the next version of a bot in a contest is for the contest, in its languages", async () => {
    const [root, swift] = [await Visitor.come(here), await Visitor.come(here)];
    await root.logIn("root");
    const terms = { text: "", house: [], points: [], attempts: 5, languages: ["python", "rust"] };
    await root.ask("/contests", { slug: "spring", title: "Spring", game: "battleship", opens: "2020-01-01T00:00:00Z", closes: "2120-01-01T00:00:00Z", terms });
    await root.ask("/contests/spring/announcement", {});
    await swift.open("/contests/spring");
    await swift.page.locator("main").getByRole("link", { name: "Log in" }).click();
    await enter(swift, "Create account", "swift");
    await isAt(swift, "/contests/spring");
    await swift.page.getByRole("link", { name: "Submit a bot" }).click();
    await swift.page.getByText("Attempts left: 5.").waitFor();
    assert.deepEqual(await swift.page.locator("main").getByLabel("Language").locator("option").allTextContents(), ["Python", "Rust"]);
    await write(swift, "def (");
    await handIn(swift);
    await isJudged(swift, "Not accepted");
    await swift.page.getByRole("link", { name: "Edit and resubmit" }).click();
    await swift.page.getByText("For the contest Spring").waitFor();
    await swift.page.getByText("Attempts left: 4.").waitFor();
    await shows(swift, "def (");
    await swift.page.getByRole("link", { name: "Version 1" }).click();
    await swift.page.getByRole("link", { name: "Open bot page" }).click();
    await swift.page.getByRole("link", { name: "Submit a new version" }).click();
    await swift.page.getByText("For the contest Spring").waitFor();
    await swift.open("/");
    await swift.page.getByRole("region", { name: "Your contests" }).getByRole("link", { name: "Spring" }).click();
    await isAt(swift, "/contests/spring");
    for (const visitor of [root, swift]) await visitor.leave();
});
