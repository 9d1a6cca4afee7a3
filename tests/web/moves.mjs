// Moves made by clicks on the pages, each game its own way. Every click waits until the page can take it.
let state = 20261116;
export function below(limit) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % limit;
}
const anyOf = (list) => list[below(list.length)];

export const place = (page, token) => page.locator(`.place[data-token="${token}"][aria-disabled="false"]`);

// Takes a piece up and puts it down there. News that come in between may put it back: then once more.
async function carry(page, from, to) {
    for (let tries = 1; ; ++tries) {
        await place(page, from).click();
        try {
            return await place(page, to).click({ timeout: 3000 });
        } catch (error) {
            if (error.name !== "TimeoutError" || tries === 10) throw error;
        }
    }
}

// Turned somehow: turns that look the same share one button.
async function ploy(page, move, moves) {
    const [from, to] = move.split("-");
    const ways = moves.filter((other) => other.startsWith(`${from}-${to}-`));
    if (from === to) await place(page, from).click();
    else await carry(page, from, to);
    if (from === to || ways.length > 1) await page.locator(".ploy-turns button").last().click();
}

async function martianChess(page, move) {
    const [from, to] = move.split("-");
    await carry(page, from, to);
}

async function battleship(page, move) {
    if (move !== null) {
        await page.locator(`.sea-panel.active .place[data-token="${move}"][aria-disabled="false"]`).click();
        return;
    }
    await page.getByRole("button", { name: "Random" }).click();
    await page.getByRole("button", { name: "Ready" }).click();
}

const tool = (page, words) => page.locator(".catan-side .tools button:not([disabled])", { hasText: words });

async function discard(page) {
    const done = page.getByRole("button", { name: "Discard", exact: true });
    while ((await done.count()) === 0) await page.locator('.chooser button[aria-label^="more"]:not([disabled])').first().click();
    await done.click();
}

// What a person builds, says and plays in Catan, by the first word of the move.
const catanWays = {
    settlement: build,
    city: build,
    road: build,
    robber: (page, move, what) => place(page, what).click(),
    steal: (page, move, what, moves) => page.locator(".catan-side .tools button").nth(moves.indexOf(move)).click(),
    choose: (page, move, what) => page.getByRole("button", { name: what, exact: true }).click(),
    roll: (page) => page.getByRole("button", { name: "Roll the dice" }).click(),
    accept: (page) => page.getByRole("button", { name: "Accept", exact: true }).click(),
    reject: (page) => page.getByRole("button", { name: "Reject", exact: true }).click(),
    buy: (page) => tool(page, /^Card/).click(),
    play: (page, move, what) => page.getByRole("button", { name: `Play ${what.replace(/-/g, " ")}`, exact: true }).click(),
    async bank(page) {
        await page.getByRole("button", { name: "Trade" }).click();
        await page.locator(".catan-dialog button", { hasText: /^1 / }).first().click();
    },
    end: (page) => page.getByRole("button", { name: "End turn" }).click(),
};

async function build(page, move, what) {
    const [kind] = move.split(":");
    const take = tool(page, new RegExp(`^${kind}`, "i"));
    if ((await take.count()) > 0) await take.first().click();
    await place(page, what).click();
}

// Builds whatever can be built, so that the game comes to an end.
const catanWishes = ["city", "settlement", "robber", "steal", "choose", "roll", "accept", "reject", "buy", "play", "road", "bank"];

function catanMove(moves) {
    const kind = catanWishes.find((each) => moves.some((move) => move.split(":")[0] === each));
    if (kind === undefined || (kind === "bank" && below(3) > 0)) return "end";
    return anyOf(moves.filter((move) => move.split(":")[0] === kind));
}

async function catan(page, move, moves) {
    const [word, ...rest] = move.split(":");
    await catanWays[word](page, move, rest.join(":"), moves);
}

const ways = { ploy, "martian-chess": martianChess, battleship };

// Makes a move that the arena's list of legal ones allows, and waits until the page has been told of it.
export async function makeMove(visitor, game) {
    const { page } = visitor;
    const before = await visitor.moves();
    const { expected, moves } = await visitor.ask(`/tables/${visitor.table}/legal-moves`);
    if (game !== "catan") await ways[game](page, moves === null ? null : anyOf(moves), moves);
    else if (moves === null) await discard(page);
    else await catan(page, catanMove(moves), moves);
    await visitor.seesMoves(before + 1);
    return expected;
}

// Plays to the end; how many moves it took. Who has made so many gives the game up.
export async function playOn(visitor, game, most = Infinity) {
    let count = 0;
    for (; count < most && (await visitor.comesToTurn()); ++count) await makeMove(visitor, game);
    if (count === most && (await visitor.comesToTurn())) await resign(visitor);
    return count;
}

export async function resign({ page }) {
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Yes, I resign" }).click();
    await page.locator(".result").waitFor();
}
