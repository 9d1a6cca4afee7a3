// What each kind of page costs. Checked is what does not depend on how busy this machine is: bytes, requests, how many wait for
// one another, and that nothing jumps. The times are printed; PROFILES=slow measures a slow line and processor as well.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fromSomewhere } from "./arena.mjs";
import { until } from "./league_exhibits.mjs";
import { costOf, measure, slow, table } from "./measuring.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const house = (bot) => ({ kind: "house", bot });
const isSlow = process.env.PROFILES === "slow";

// Bounds: kilobytes, requests, links of the chain.
// The arena is new: its home page shows where a game begins.
const kinds = [
    { name: "home", path: "/", ready: ".showcase svg.board", most: [110, 62, 4] },
    { name: "a game's rules", path: "/games/ploy", ready: ".rules-text", most: [90, 30, 4] },
    { name: "a position", path: "/board/ploy", ready: "svg.board", most: [70, 24, 4] },
    { name: "a ladder", path: "/ladder/ploy", ready: "main h1", most: [80, 30, 4] },
    { name: "tournaments", path: "/tournaments", ready: "main h1", most: [65, 24, 4] },
    { name: "submitting a bot", path: "/submit/ploy", ready: "main h1", most: [420, 40, 4] },
    { name: "an account", path: "/account", ready: "main h1", most: [75, 26, 4] },
];
// A board: on a slow line everything that it needs comes within two waits of 400 ms and a second of 50 KB.
const mostForBoard = { bytes: 48_000, requests: 9 };
const mostOfGame = [150, 40, 4];
const mostShift = 0.05;
const phone = { width: 390, height: 844 };

// Whether a page keeps to its bounds.
function faultsIn(name, measured, most) {
    const got = [measured.bytes / 1000, measured.requests, measured.chain];
    const units = ["kilobytes", "requests", "links of the chain"];
    const faults = units.flatMap((unit, index) => (got[index] > most[index] ? [`${name}: ${Math.ceil(got[index])} ${unit}, more than ${most[index]}`] : []));
    if (measured.shift >= mostShift) faults.push(`${name}: things jump by ${measured.shift.toFixed(3)}: ${measured.shifted.join("; ")}`);
    return faults;
}

async function measured(name, path, ready, viewport) {
    const what = { address: `${here.arena.address}${path}`, headers: fromSomewhere(), ready, viewport };
    const fast = await measure(here.browser, what);
    const slowly = isSlow ? await measure(here.browser, { ...what, profile: slow, viewport: phone }) : null;
    return { name, fast, slowly };
}

test("pages are small, ask little, in few steps, and nothing jumps", async () => {
    const rows = [];
    for (const { name, path, ready } of kinds) rows.push(await measured(name, path, ready));
    console.log(table(rows));
    assert.deepEqual(rows.flatMap(({ name, fast }, index) => faultsIn(name, fast, kinds[index].most)), []);
});

// Where a board is looked at: a table and a stored game of every game of the house.
async function placesOf(root, { name, title, bots, least_seats: seats }) {
    const bot = bots[0].name;
    const { table } = await root.ask("/tables", { game: name, seats: Array.from({ length: seats }, () => house(bot)) });
    const tournament = await root.ask("/tournaments", { title: name, game: name, games: 2, seed: 7, entrants: [{ house: bot }, { house: bot }] });
    await until(root, `/tables/${table.id}`, ({ status }) => status === "over");
    await until(root, `/tournaments/${tournament.id}`, ({ state }) => state === "over");
    return [
        { name: `a table of ${title}`, path: `/tables/${table.id}` },
        { name: `a stored game of ${title}`, path: `/tournaments/${tournament.id}/games/0` },
    ];
}

// The board, with nothing but the document and the files that it names: everything else is refused.
async function showsBoardFrom(address, named) {
    const context = await here.browser.newContext({ viewport: phone, serviceWorkers: "block", extraHTTPHeaders: fromSomewhere() });
    const page = await context.newPage();
    await page.route("**/*", (route) => ([address, ...named].includes(route.request().url()) ? route.continue() : route.abort()));
    await page.goto(address);
    await page.locator(".replay-board .board").first().waitFor();
    await context.close();
}

test("a board is drawn from the document and the few files that it names, for every game", async () => {
    const root = await Visitor.come(here);
    await root.logIn("root");
    const { items } = await root.ask("/games");
    const rows = [];
    const faults = [];
    for (const game of items.filter(({ uploaded }) => !uploaded)) {
        for (const { name, path } of await placesOf(root, game)) {
            const address = `${here.arena.address}${path}`;
            const { named, bytes, requests } = await costOf(address, fromSomewhere());
            const least = 2 * slow.latency + (bytes * 8) / slow.kilobits;
            console.log(`# ${name}: board from ${requests} requests, ${bytes} bytes: ${Math.round(least)} ms on the slow line without the processor`);
            if (bytes > mostForBoard.bytes || requests > mostForBoard.requests) faults.push(`${name}: ${requests} requests, ${bytes} bytes until there is a board`);
            await showsBoardFrom(address, named);
            // Those of stored games are much the same; on a slow line each is measured.
            if (isSlow || path.startsWith("/tables/")) rows.push(await measured(name, path, ".replay-controls", phone));
        }
    }
    console.log(table(rows));
    await root.leave();
    assert.deepEqual([...faults, ...rows.flatMap(({ name, fast }) => faultsIn(name, fast, mostOfGame))], []);
});
