// The ladder, tournaments and contests in a real browser, with bots that really play.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { root as project } from "./arena.mjs";
import { judged, talkative } from "./bots_on_show.mjs";
import { until } from "./league_exhibits.mjs";
import { downloaded, surroundings, Visitor } from "./visitors.mjs";

const here = surroundings(20);

async function addHouseBot({ page }, bot, parameters = "") {
    await page.getByLabel("House bot").selectOption(bot);
    await page.getByLabel("Parameters").fill(parameters);
    await page.getByRole("button", { name: "Add house bot" }).click();
}

// Goes to the form and fills in what every tournament has.
async function planTournament(visitor, title, game, bots) {
    const { page } = visitor;
    await visitor.open("/tournaments");
    await page.getByRole("link", { name: "New tournament" }).click();
    await page.getByLabel("Title").fill(title);
    await page.locator("select[name=game]").selectOption(game);
    for (const [bot, parameters] of bots) await addHouseBot(visitor, bot, parameters);
}

test("a ladder is played on while one looks, and everything leads further", async () => {
    const reader = await Visitor.come(here);
    const { page } = reader;
    await reader.open("/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Ladder" }).click();
    await page.getByRole("navigation", { name: "Games" }).getByRole("link", { name: "Battleship", exact: true }).click();
    await page.getByRole("heading", { name: "Battleship ladder" }).waitFor();
    const played = () => page.locator("tbody tr").first().locator("td").nth(4).textContent().then(Number);
    await page.locator("tbody tr").first().waitFor();
    const before = await played();
    await page.waitForFunction((least) => Number(document.querySelector("tbody tr td:nth-of-type(5)")?.textContent) > least, before);
    assert.ok((await played()) > before);

    const table = await downloaded(reader, page.getByRole("link", { name: "ladder-battleship.csv" }));
    assert.match(table, /^place,bot,kind,rating,mean,deviation,games\r\n1,/);
    assert.equal(await page.locator(".tables li a").first().getAttribute("href").then((address) => /^\/ladder\/battleship\/games\/\d+$/.test(address)), true);

    const name = await page.locator("tbody th a").first().textContent();
    await page.locator("tbody th a").first().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.locator(".rating-history .plot").scrollIntoViewIfNeeded();
    await page.locator(".rating-history canvas").waitFor();
    await page.getByRole("heading", { name: "Results by opponent" }).waitFor();
    await page.locator("tbody tr").first().waitFor();
    await reader.leave();
});

test("one's own bot is marked on the ladder, for oneself alone, and the list of games goes on", async () => {
    const [heron, guest] = [await Visitor.come(here), await Visitor.come(here)];
    await heron.register("heron");
    const { bot } = await judged(heron, "battleship", "talkative.py", talkative);
    for (const { page } of [heron, guest]) {
        await page.goto("/ladder/battleship");
        await page.locator(`th a[href="/bots/${bot.id}"]`).waitFor();
    }
    await heron.page.locator("tr.own", { has: heron.page.locator(`a[href="/bots/${bot.id}"]`) }).getByText("yours").waitFor();
    // So are the games that it plays.
    const plays = ({ seats }) => seats.some((seat) => seat.bot === bot.id);
    await until(heron, "/ladders/battleship/games?limit=5", ({ items }) => items.some(plays));
    await heron.page.reload();
    await heron.page.locator(".game-line", { hasText: "heron" }).first().getByText("yours").waitFor();
    assert.equal(await guest.page.locator("tr.own, .own-tag").count(), 0);
    const games = guest.page.getByRole("region", { name: "Latest games" });
    await games.getByRole("button", { name: "Show more" }).click();
    await games.locator(".tables > li").nth(12).waitFor();
    for (const visitor of [heron, guest]) await visitor.leave();
});

test("when nobody plays, the home page shows how a game of the ladder went", async () => {
    const [reader, still] = [await Visitor.come(here, { reducedMotion: "no-preference" }), await Visitor.come(here)];
    const caption = ({ page }, words) => page.locator(".showcase figcaption", { hasText: words });
    await reader.open("/ladder");
    await until(reader, "/ladders/battleship/games?limit=1", ({ items }) => items.length > 0);
    await reader.open("/");
    for (const move of [0, 1, 3]) await caption(reader, `ladder game, move ${move} of`).waitFor();
    await reader.page.locator(".showcase .board").first().waitFor();
    // Who wants nothing to move sees how it ended.
    await still.open("/");
    await caption(still, /ladder game, move (\d+) of \1$/).waitFor();
    for (const visitor of [reader, still]) await visitor.leave();
});

test("an organiser makes a tournament, and others see it being played to its end", async () => {
    const [root, watcher] = [await Visitor.come(here), await Visitor.come(here)];
    const { page } = root;
    await root.logIn("root");
    await planTournament(root, "Friday's", "martian-chess", [["random"], ["greedy"], ["smart", "nodes=20"]]);
    await page.getByLabel("Games per pairing").fill("4");
    await page.getByRole("button", { name: "Start tournament" }).click();
    await page.getByRole("heading", { level: 1, name: "Friday's" }).waitFor();
    const address = new URL(page.url()).pathname;

    await watcher.open(address);
    await watcher.page.getByText("12 of 12 games, finished").waitFor();
    await watcher.page.locator(".tournament-games li a").first().waitFor();
    for (const name of ["Random (easy)", "Greedy (medium)", /^Smart \d+ \(medium\)/]) await watcher.page.locator("th .bot-name", { hasText: name }).waitFor();
    assert.doesNotMatch(await watcher.page.locator("main").textContent(), /nodes=/);
    const cells = watcher.page.locator(".cross-table tbody td:not(.self)");
    assert.equal(await cells.count(), 6);
    assert.match(await cells.first().textContent(), /\d won, \d drawn, \d lost against /);
    assert.equal(await watcher.page.getByRole("button", { name: "Cancel tournament" }).count(), 0);
    assert.equal(await watcher.page.locator(".tournament-games li").count(), 12);
    assert.equal(await watcher.page.locator(".tournament-games li a").first().getAttribute("href"), `${address}/games/0`);
    const links = watcher.page.getByRole("link", { name: "CSV" });
    assert.equal((await downloaded(watcher, links.first())).trim().split("\n").length, 4);
    assert.equal((await downloaded(watcher, links.nth(1))).trim().split("\n").length, 4);
    const games = await downloaded(watcher, watcher.page.getByRole("button", { name: "Download all (CSV)" }));
    assert.match(games, /^round,game,seats,result,moves,seed,ended\r\n1,0,\S+ – \S+,/);
    assert.equal(games.trim().split("\n").length, 13);
    await watcher.open("/tournaments");
    assert.match(await downloaded(watcher, watcher.page.getByRole("link", { name: "CSV" })), /^id,tournament,game,state,games,made\r\n\d+,'?Friday's,martian-chess,over,12,/);

    await page.getByText("12 of 12 games, finished").waitFor();
    for (const visitor of [root, watcher]) await visitor.leave();
});

test("other formats are made from the form; a long one is cancelled, and its work with it", async () => {
    const root = await Visitor.come(here);
    const { page } = root;
    await root.logIn("root");
    for (const format of ["swiss", "single-elimination"]) {
        await planTournament(root, format, "battleship", [["random"], ["smart"]]);
        await page.getByLabel("Format").selectOption(format);
        if (format === "swiss") await page.getByLabel("Rounds").fill("1");
        await page.getByRole("button", { name: "Start tournament" }).click();
        await page.getByText(/games, finished/).waitFor();
    }

    await planTournament(root, "Long", "ploy", [["smart"], ["smart", "nodes=400"]]);
    await page.getByLabel("Games per pairing").fill("2000");
    await page.getByRole("button", { name: "Start tournament" }).click();
    await page.getByRole("heading", { level: 1, name: "Long" }).waitFor();
    const address = page.url();
    await page.getByRole("link", { name: "Administration" }).click();
    await page.getByLabel("Show jobs").selectOption("waiting");
    const cancel = page.getByRole("button", { name: /^Cancel job/ }).first();
    const label = await cancel.getAttribute("aria-label");
    await cancel.click();
    await page.getByRole("button", { name: label, exact: true }).waitFor({ state: "detached" });
    const work = page.getByRole("region", { name: "Work" });
    assert.match(await downloaded(root, work.getByRole("link", { name: "CSV" }).first()), /^work,waiting,running,failed\r\njudging,0,0,0\r\n/);
    assert.match(await downloaded(root, work.getByRole("link", { name: "work-waiting.csv" })), /^id,kind,details,owner,created,worker,failures,error\r\n\d+,/);
    assert.match(await downloaded(root, page.getByRole("button", { name: "accounts.csv" })), /^id,name,role,since,disabled\r\n1,root,administrator,/);

    await root.open(address);
    await page.getByRole("button", { name: "Cancel tournament" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await page.getByText("Cancelled.").waitFor();
    await root.leave();
});

test("the bracket of a knock-out leads from the first round to the final, and to every game", async () => {
    const root = await Visitor.come(here);
    const { page } = root;
    await root.logIn("root");
    await planTournament(root, "Second chances", "martian-chess", [["smart", "nodes=50"], ["greedy"], ["random"]]);
    await page.getByLabel("Format").selectOption("double-elimination");
    await page.getByRole("button", { name: "Start tournament" }).click();
    await page.getByText(/games, finished/).waitFor({ timeout: 120_000 }); // one round after the other
    const address = new URL(page.url()).pathname;
    const side = (name) => page.getByRole("region", { name, exact: true });
    await side("Winners’ bracket").getByText(/^Smart( \d+)? \(\w+\) has a bye$/).waitFor();
    await side("Winners’ bracket").getByText(/beat/).first().waitFor();
    await side("Losers’ bracket").getByText(/beat/).first().waitFor();
    const final = page.getByRole("region", { name: "Final", exact: true }).last();
    await final.getByText(/^Smart( \d+)? \(\w+\) beat /).waitFor();
    const game = final.getByRole("link", { name: /^Game 1 of / });
    assert.match(await game.getAttribute("href"), new RegExp(`^${address}/games/\\d+$`));
    // With keys alone: the side is scrolled, then come the games.
    await page.getByRole("group", { name: "Winners’ bracket" }).focus();
    await page.keyboard.press("Tab");
    assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), /^Game 1 of /);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/games\/\d+$/);
    await page.locator(".board").first().waitFor();
    await root.leave();
});

// The form knows whole minutes, and nobody waits for one here.
async function closeSoon(visitor, slug) {
    const status = await visitor.page.evaluate(async (name) => {
        const closes = new Date(Date.now() + 1500).toISOString();
        const how = { method: "PATCH", headers: { "content-type": "application/json" }, body: JSON.stringify({ closes }) };
        return (await fetch(`/api/v1/contests/${name}`, how)).status;
    }, slug);
    assert.equal(status, 200);
}

test("a contest goes from its announcement to published grades", async () => {
    const [root, otter, guest] = [await Visitor.come(here), await Visitor.come(here), await Visitor.come(here)];
    const { page } = root;
    await root.logIn("root");
    await root.open("/contests");
    await page.getByRole("link", { name: "New contest" }).click();
    await page.getByLabel("Short name for the URL").fill("autumn");
    await page.locator("select[name=game]").selectOption("martian-chess");
    await page.getByLabel("Title").fill("Autumn");
    await page.getByLabel("Opens").fill("2026-01-01T08:00");
    await page.getByLabel("Description").fill("# Task\n\nBeat <b>random</b>.");
    await page.getByLabel("Points by place").fill("10, 7");
    await page.getByLabel("Bot to beat").selectOption("random");
    await page.getByLabel("Games against it").fill("2");
    await page.getByLabel("Wins needed").fill("0");
    await page.getByLabel("Attempts per student").fill("3");
    await page.getByRole("group", { name: "House bots in the final" }).getByLabel("Greedy (medium)").check();
    await page.getByLabel("What counts as CPU time").selectOption("player");
    await page.getByLabel(/^Accept sources in Latin-1/).check();
    await page.getByLabel(/^Show the authors’ names to everyone/).check();
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.getByText("Draft – only visible to you").waitFor();
    await page.getByText(/; of the player’s threads only$/).waitFor();
    await page.getByText("UTF-8; Latin-1, Latin-2 and Windows-1250 are converted").waitFor();
    await page.getByRole("button", { name: "Announce" }).click();
    await page.getByText("Open.").waitFor();

    // There is nobody yet whom the bot of the house could play.
    await page.getByRole("button", { name: "Run a test final" }).click();
    await page.getByRole("alert").waitFor();
    root.faults = root.faults.filter((fault) => !fault.includes("422")); // as it should be

    await otter.register("otter");
    await otter.open("/contests");
    assert.match(await downloaded(otter, otter.page.getByRole("link", { name: "CSV" })), /^contest,title,game,state,opens,closes\r\nautumn,Autumn,martian-chess,open,/);
    await otter.page.getByRole("link", { name: "Autumn" }).click();
    await otter.page.getByText("Beat <b>random</b>.").waitFor();
    await otter.page.getByRole("heading", { name: "Task", exact: true }).waitFor();
    await otter.page.getByRole("timer").getByText(/Closes in \d+ days/).waitFor();
    await otter.page.getByText("3 attempts left.").waitFor();
    await otter.page.getByText("You have not submitted a bot yet.").waitFor();
    await otter.page.getByRole("link", { name: "Submit a bot" }).click();
    await otter.page.getByText("For the contest Autumn").waitFor();
    await otter.page.locator('input[type="file"]').setInputFiles(join(project, "examples/bots/python/martian_chess_miser.py"));
    await otter.page.getByRole("button", { name: "Submit" }).click();
    await otter.page.getByRole("heading", { name: "Accepted", exact: true }).waitFor();
    await otter.open("/contests/autumn");
    await otter.page.getByText("2 attempts left.").waitFor();
    await otter.page.getByText("Version 1 takes part in the final.").waitFor();
    await otter.page.getByRole("region", { name: "Your submissions" }).getByRole("link", { name: "Version 1" }).waitFor();
    assert.equal(await page.getByRole("heading", { name: "Your submissions" }).count(), 0, "the organiser takes no part");
    assert.deepEqual(await otter.page.evaluate(faultsOf), []);
    await page.getByRole("cell", { name: "accepted", exact: true }).waitFor();
    await page.getByRole("button", { name: "Run a test final" }).click();
    await page.getByRole("link", { name: "Open the test final" }).click();
    await page.getByRole("heading", { level: 1, name: "Autumn (dry run)" }).waitFor();
    await page.getByText("Only visible to you.").waitFor();
    await page.goBack();

    await page.getByText("Settings").click();
    await page.getByLabel("Points by place").fill("12, 9");
    await page.getByRole("button", { name: "Save" }).click();
    await otter.page.getByText("1st place: 12, 2nd place: 9").waitFor();
    await closeSoon(root, "autumn");
    await page.getByRole("button", { name: "Publish the standings" }).waitFor();
    await guest.open("/contests/autumn");
    await guest.page.getByText("The standings are published after the final.").waitFor();
    const { final_tournament: final } = await until(root, "/contests/autumn", (contest) => contest.final_tournament !== null);
    await until(root, `/tournaments/${final}`, ({ state }) => state === "over");
    await page.getByRole("button", { name: "Publish the standings" }).click();
    await page.getByRole("heading", { name: "Final standings" }).waitFor();
    const grades = await downloaded(root, page.getByRole("link", { name: "Download grades (CSV)" }));
    assert.match(grades, /^author,nickname,accepted,attempts,place,points,lost_percent,team\r?\notter,/);
    const sources = await downloaded(root, page.getByRole("link", { name: "Download submissions (ZIP)" }));
    assert.match(sources, /^PK/);

    await guest.page.getByRole("heading", { name: "Final standings" }).waitFor();
    await guest.page.getByRole("cell", { name: "12", exact: true }).waitFor();
    await guest.page.getByRole("cell", { name: "otter", exact: true }).waitFor();
    await otter.page.locator("tr.own", { hasText: "yours" }).waitFor();
    assert.equal(await guest.page.locator("tr.own").count(), 0);
    await guest.page.getByRole("link", { name: "Open the final tournament" }).click();
    await guest.page.getByText(/games, finished/).waitFor();
    await otter.open(new URL(guest.page.url()).pathname);
    await otter.page.locator("tr.own").first().getByText("yours").waitFor();
    for (const visitor of [root, otter, guest]) await visitor.leave();
});

// Two games that wait for a decision, and what was decided on them: the interface as a script.
async function withPackages({ page }) {
    const decisions = [];
    const made = (id, title) => ({ id, game: title.toLowerCase(), version: 1, title, summary: "A game.", owner_name: "otter", size: 900, state: "waiting", why: "", created: "2026-01-01T08:00:00Z", decided_by: "" });
    const packages = [made(1, "Nim"), made(2, "Tour")];
    await page.route(/\/api\/v1\/games$/, async (route) => {
        const { items } = await (await route.fetch()).json();
        await route.fulfill({ json: { items: items.map((game) => ({ uploaded: false, ...game })) } });
    });
    await page.route(/\/api\/v1\/game-packages\?/, (route) => route.fulfill({ json: { items: packages, next: null } }));
    await page.route(/\/api\/v1\/game-packages\/\d+\//, (route) => {
        const [, id, decision] = /game-packages\/(\d+)\/(\w+)$/.exec(route.request().url());
        const body = route.request().postDataJSON();
        decisions.push([id, decision, body]);
        Object.assign(packages[id - 1], decision === "approval" ? { state: "approved" } : { state: "refused", why: body.why });
        return route.fulfill({ json: packages[id - 1] });
    });
    return decisions;
}

test("an administrator lets a game in, and refuses another with the reason", async () => {
    const root = await Visitor.come(here);
    const { page } = root;
    const decisions = await withPackages(root);
    await root.logIn("root");
    await root.open("/administration");
    await page.getByRole("button", { name: "Approve Nim" }).click();
    await page.getByText("approved", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Reject Tour" }).click();
    await page.getByLabel("Reason, shown to the author").fill("It never ends.");
    await page.getByRole("button", { name: "Reject", exact: true }).click();
    await page.getByText("It never ends.").waitFor();
    assert.deepEqual(decisions, [["1", "approval", {}], ["2", "refusal", { why: "It never ends." }]]);
    assert.equal(await page.getByRole("button", { name: /^(Approve|Reject)/ }).count(), 0);
    await root.leave();
});

// What the arena tells of at rare moments only: the interface as a script, on top of the real one. Answers what was asked for.
async function withAnswers({ page }, pattern, path, answers) {
    const asked = [];
    let current = answers[0];
    await page.route(pattern, async (route) => {
        const request = route.request();
        if (request.method() === "POST") {
            asked.push(new URL(request.url()).pathname);
            current = answers[1];
            return route.fulfill({ json: {} });
        }
        const real = new URL(request.url()).pathname.endsWith(path) ? await (await route.fetch()).json() : {};
        return route.fulfill({ json: current(real) });
    });
    return asked;
}

test("a contest that has closed is frozen by its organiser", async () => {
    const root = await Visitor.come(here);
    await root.logIn("root");
    const terms = { text: "", house: ["random", "greedy"], points: [] };
    await root.ask("/contests", { slug: "winter", title: "Winter", game: "martian-chess", opens: "2020-01-01T00:00:00Z", closes: "2120-01-01T00:00:00Z", terms });
    const states = ["closed", "frozen"].map((state) => (contest) => ({ ...contest, state }));
    const asked = await withAnswers(root, /\/api\/v1\/contests\/winter(\/freeze)?$/, "/winter", states);
    await root.open("/contests/winter");
    await root.page.getByText("The contest freezes automatically when the last submission is judged").waitFor();
    await root.page.getByRole("button", { name: "Freeze" }).click();
    await root.page.getByRole("button", { name: "Publish the standings" }).waitFor();
    assert.deepEqual(asked, ["/api/v1/contests/winter/freeze"]);
    await root.leave();
});

test("work that has failed is tried again", async () => {
    const root = await Visitor.come(here);
    await root.logIn("root");
    const failed = { id: 900, kind: "judge", priority: "judging", author: "=otter", what: { submission: 7 }, state: "failed", cancelled: false, tries: 3, losses: 0, worker: "",
        created: "2026-01-01T08:00:00Z", began: null, ended: null, error: "the disk is full" };
    const lists = [[failed], []].map((items) => () => ({ items, next: null }));
    const asked = await withAnswers(root, /\/api\/v1\/work(\?.*|\/900\/retry)$/, "/none", lists);
    await root.page.getByRole("link", { name: "Administration" }).click();
    await root.page.getByRole("cell", { name: "the disk is full" }).waitFor();
    const file = await downloaded(root, root.page.getByRole("link", { name: "work-failed.csv" }));
    assert.match(file, /\r\n900,judge,submission 7,'=otter,2026-01-01T08:00:00Z,,3,the disk is full\r\n$/);
    await root.page.getByRole("button", { name: "Retry job 900" }).click();
    await root.page.getByText("No failed jobs.").waitFor();
    assert.deepEqual(asked, ["/api/v1/work/900/retry"]);
    await root.leave();
});
