// A person hands bots in, in a real browser: one that qualifies, some that do not; and watches them being judged.
import assert from "node:assert/strict";
import { test } from "node:test";
import { talkative } from "./bots_on_show.mjs";
import { chooseLanguage, editor, file, handIn, isJudged, write } from "./editing.mjs";
import { makeMove, resign } from "./moves.mjs";
import { downloaded, listenTo, surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
// Its starter beats the baseline.
const game = "battleship";
const sleeper = "import time\ntime.sleep(600)\n";

async function openEditor(visitor, forGame = game) {
    await visitor.open(`/submit/${forGame}`);
    await chooseLanguage(visitor, "python", "run(");
}

// A game of the qualification: move by move, with what the bot wrote beside its moves.
async function looksBack(visitor) {
    await visitor.page.locator("a.light").first().click();
    await visitor.page.locator("svg.board").first().waitFor();
    const isAt = (ply) => visitor.page.locator(`.scrub input[aria-valuetext^="move ${ply} of "]`).waitFor();
    assert.match(await visitor.page.locator(".result").textContent(), /wins: .*sunk/);
    await visitor.page.getByRole("slider", { name: "Move" }).fill("5");
    await isAt(5);
    // The log has followed when it is at its beginning again.
    await visitor.page.waitForFunction(() => Number(document.querySelector(".log-list .line .number")?.textContent ?? NaN) < 10);
    const line = visitor.page.locator(".log-list .line", { hasText: "free squares" }).nth(3);
    const ply = await line.locator(".number").textContent();
    await line.click();
    await isAt(ply);
    await visitor.page.locator(`.log-list .line[aria-current="step"]`, { hasText: "free squares" }).first().waitFor();
    const link = await visitor.page.getByRole("link", { name: "Link to this position" }).getAttribute("href");
    await visitor.open(link);
    await isAt(ply);
    await visitor.page.locator("svg.board").first().waitFor();
}

test("a bot is handed in from the game's page, and qualifies while one watches in two windows", async () => {
    const otter = await Visitor.come(here);
    await otter.open(`/submit/${game}`);
    await otter.page.getByRole("link", { name: "Log in or register" }).waitFor();
    await otter.register("otter");
    await otter.open(`/games/${game}`);
    await otter.page.getByRole("link", { name: "Write and submit a bot" }).click();
    for (const [language, words] of [["java", "class"], ["haskell", "import"], ["python", "run("]]) await chooseLanguage(otter, language, words);
    await otter.page.locator('input[type="file"]').setInputFiles(file("talkative.py", talkative));
    await editor(otter).getByText("free squares").waitFor();
    assert.equal(await otter.page.getByLabel("Name of the bot").getAttribute("placeholder"), "otter");
    await otter.page.getByLabel("Name of the bot").fill("Talkative Tim");
    await handIn(otter);
    const second = await Visitor.come(here, { storageState: await otter.context.storageState() });
    await second.open(new URL(otter.page.url()).pathname);
    for (const visitor of [otter, second]) {
        await visitor.page.locator(".light.won").nth(7).waitFor({ timeout: 60_000 });
        await isJudged(visitor, "Accepted");
        assert.equal(await visitor.page.locator("a.light").count(), 10);
        assert.equal(await visitor.page.title(), "Accepted: Battleship, version 1 – Tulkas");
    }
    await second.leave();
    const games = await downloaded(otter, otter.page.getByRole("link", { name: "CSV" }));
    assert.match(games, /^game,result,moves,ending\r\n1,(won|lost),\d+,/);
    assert.equal(games.trim().split("\n").length, 11);
    await looksBack(otter);
    await otter.page.getByRole("link", { name: "the qualification" }).click();
    await otter.page.getByRole("link", { name: "Open bot page" }).click();
    await otter.page.locator(".versions", { hasText: "accepted" }).getByText("playing", { exact: true }).waitFor();
    assert.match(await downloaded(otter, otter.page.getByRole("link", { name: "versions.csv" })), /^version,state,language,submitted\r\n1,accepted,python,\d{4}-/);
    await otter.page.getByRole("link", { name: "otter", exact: true }).last().click();
    await otter.page.locator("section", { hasText: "Bots" }).getByRole("link", { name: "Talkative Tim" }).waitFor();
    await otter.leave();
});

// The bot is the one that was handed in just now.
test("who plays against a bot of one's own reads live what it writes, and nobody else does", async () => {
    const otter = await Visitor.come(here);
    await otter.logIn("otter");
    const { items } = await otter.ask(`/bots?game=${game}`);
    await otter.open(`/bots/${items[0].id}`);
    await otter.page.getByRole("button", { name: "Play against it" }).click();
    await otter.page.waitForURL(/\/tables\/\d+$/);
    const watcher = await Visitor.come(here);
    const heard = listenTo(watcher);
    await watcher.register("watcher");
    await watcher.open(`/tables/${otter.table}`);

    const line = otter.page.locator(".log-list .line", { hasText: "free squares" }).first();
    while ((await line.count()) === 0) {
        assert.ok(await otter.comesToTurn());
        await makeMove(otter, game);
        await otter.page.waitForFunction(() => document.querySelector(".clocks .in-turn .who")?.textContent === "You");
    }
    const words = await line.locator(".text").textContent();
    const ply = await line.locator(".number").textContent();
    assert.equal(words, "100 free squares");
    const isAt = () => otter.page.locator(`.scrub input[aria-valuetext^="move ${ply} of "]`).waitFor();
    await line.click();
    await isAt();
    await otter.page.reload();
    await line.getByText(words).waitFor();
    await otter.page.locator(".move-list .move", { has: otter.page.locator(".number", { hasText: new RegExp(`^${ply}$`) }) }).click();
    await isAt();
    await otter.page.locator('.log-list .line[aria-current="step"]').getByText(words).waitFor();

    await watcher.seesMoves(Number(ply));
    await resign(otter);
    await watcher.page.locator(".result").waitFor();
    await watcher.page.reload();
    await watcher.page.locator(".result").waitFor();
    assert.equal(await watcher.page.locator(".log").count(), 0);
    assert.ok(heard.some((text) => text.includes('"wrote"')));
    assert.ok(!heard.some((text) => text.includes("free squares")));
    await otter.open(`/embed/tables/${otter.table}`);
    await otter.page.locator(".result").waitFor();
    assert.equal(await otter.page.locator(".log").count(), 0, "what others may see, too");
    for (const visitor of [otter, watcher]) await visitor.leave();
});

test("a bot that does not compile is not accepted, and the compiler's words are shown", async () => {
    const beaver = await Visitor.come(here);
    await beaver.register("beaver");
    await openEditor(beaver);
    await write(beaver, "def (");
    await handIn(beaver);
    await isJudged(beaver, "Not accepted");
    assert.match(await beaver.page.locator(".output").textContent(), /SyntaxError|invalid syntax/);
    await beaver.page.locator(".stages .failed", { hasText: "Build" }).waitFor();

    await beaver.page.getByRole("link", { name: "Edit and resubmit" }).click();
    await editor(beaver).getByText("def (").waitFor();
    await beaver.page.getByRole("link", { name: "Version 1" }).click();
    await isJudged(beaver, "Not accepted");
    await beaver.page.getByRole("button", { name: "Delete" }).click();
    await beaver.page.getByRole("button", { name: "Yes" }).click();
    await beaver.page.waitForURL(/\/bots\/\d+$/);
    assert.equal(await beaver.page.getByText("Version 1").count(), 0);
    await beaver.open("/account");
    await beaver.page.getByText("0 MB used of 200 MB").waitFor();
    await beaver.leave();
});

// A compiler that has something to say at once, and then to think for some seconds.
const slow = `#warning patience
constexpr int sum(int last) {
    int all = 0;
    for (int number = 0; number < last; ++number) all += number % 7;
    return all;
}
static_assert(sum(2'000'000) + sum(2'000'001) + sum(2'000'002) + sum(2'000'003) > 0);
int main() {}
`;

test("what the compiler says is there while it works, and stays", async () => {
    const crane = await Visitor.come(here);
    await crane.register("crane");
    await openEditor(crane);
    await crane.page.locator('input[type="file"]').setInputFiles(file("slow.cpp", slow));
    await editor(crane).getByText("#warning patience").waitFor();
    await handIn(crane);
    const output = crane.page.locator(".output", { hasText: "#warning patience" });
    await output.waitFor();
    assert.equal(await crane.page.locator(".stages .now").textContent().then((words) => /Build/.test(words)), true, "it is still being built");
    await isJudged(crane, "Not accepted");
    await output.waitFor();
    await crane.page.reload();
    await output.waitFor();
    await crane.leave();
});

test("a bot that wins too little is not accepted, and it is said why", async () => {
    const heron = await Visitor.come(here);
    await heron.register("heron");
    await openEditor(heron, "martian-chess");
    await handIn(heron);
    await isJudged(heron, "Not accepted");
    assert.match(await heron.page.locator(".explanation").textContent(), /[Ww]on \d of 10 games; 8 wins are needed/);
    assert.ok((await heron.page.locator(".light.lost").count()) > 2);
    await heron.leave();
});

test("a bot that fails in a game is not accepted, and one is led to where it failed", async () => {
    const stoat = await Visitor.come(here);
    await stoat.register("stoat");
    await openEditor(stoat);
    const hasty = talkative.replace("        free = ", '        raise ValueError("no plan")\n        free = ');
    await stoat.page.locator('input[type="file"]').setInputFiles(file("hasty.py", hasty));
    await editor(stoat).getByText("no plan").waitFor();
    await handIn(stoat);
    await isJudged(stoat, "Not accepted");
    assert.match(await stoat.page.locator(".explanation").first().textContent(), /^Your bot failed in game 1 .*: .*no plan/);
    const last = stoat.page.getByRole("region", { name: "The bot’s last words" });
    assert.match(await last.textContent(), /^Traceback[\s\S]*hasty\.py[\s\S]*ValueError: no plan$/);
    await stoat.page.getByText("Technical details").click();
    await stoat.page.getByText(/match 1 \(seed \d+\) was lost by an error/).waitFor();
    await stoat.page.getByRole("link", { name: "Open game 1" }).click();
    await stoat.page.locator(".log-list").getByText("no plan").first().waitFor();
    await stoat.leave();
});

test("a bot that never begins is asked whether it calls run", async () => {
    const hare = await Visitor.come(here);
    await hare.register("hare");
    await openEditor(hare);
    await write(hare, "print");
    await handIn(hare);
    await isJudged(hare, "Not accepted");
    await hare.page.getByText("your bot ended without making a move: does the last line call run(…)?").waitFor();
    await hare.page.getByText("It wrote nothing to its log.").waitFor();
    await hare.leave();
});

test("an archive is handed in as it is, and what was handed in is taken back", async () => {
    const lynx = await Visitor.come(here);
    await lynx.register("lynx");
    await openEditor(lynx);
    // As if it were dropped on the page.
    const dropped = await lynx.page.evaluateHandle(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(["PK"], "bot.zip"));
        return transfer;
    });
    await lynx.page.locator(".draft").dispatchEvent("drop", { dataTransfer: dropped });
    await lynx.page.getByText("will be submitted as it is").waitFor();
    await handIn(lynx);
    await isJudged(lynx, "Not accepted");

    await openEditor(lynx);
    await lynx.page.locator('input[type="file"]').setInputFiles(file("sleeper.py", sleeper));
    await editor(lynx).getByText("sleep(600)").waitFor();
    await handIn(lynx);
    await lynx.page.getByRole("button", { name: "Cancel submission" }).click();
    await isJudged(lynx, "Cancelled");
    await lynx.page.getByRole("link", { name: "Version 1" }).waitFor();
    await lynx.leave();
});

test("what is another's is not shown", async () => {
    const spy = await Visitor.come(here);
    await spy.open("/submissions/1");
    await spy.page.getByRole("heading", { name: "Submission" }).waitFor();
    await spy.leave();
});
