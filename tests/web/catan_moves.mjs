// How a person makes the moves of Catan on the page.
import { place } from "./places.mjs";

const tool = (page, words) => page.locator(".catan-side .tools button:not([disabled])", { hasText: words });
const button = (page, name) => page.getByRole("button", { name, exact: true });

// Taken up by its button where more than one kind of thing can be built.
async function build(page, move, what) {
    const [kind] = move.split(":");
    const isTurn = (await page.locator(".end-turn").count()) > 0;
    if (isTurn) await tool(page, new RegExp(`^${kind}`, "i")).click();
    await place(page, what).click();
}

export const openTrade = (page) => page.locator('.catan-side button[aria-expanded="false"]', { hasText: "Trade" }).click();

async function bank(page, move, what) {
    const [give, take] = what.split(":").map(countsWords);
    if ((await page.locator(".catan-dialog").count()) === 0) await openTrade(page);
    await page.locator(".catan-dialog .tools", { hasText: `Give the bank ${give} for` }).getByRole("button", { name: take, exact: true }).click();
}

const names = { b: "brick", l: "lumber", w: "wool", g: "grain", o: "ore" };
const countsWords = (text) => text.replace(/(\d+)(\w)/g, (_, count, letter) => `${count} ${names[letter]}`);

// By the first word of the move.
const ways = {
    settlement: build,
    city: build,
    road: build,
    bank,
    robber: (page, move, what) => place(page, what).click(),
    steal: (page, move, what, moves) => page.locator(".catan-side .tools button").nth(moves.indexOf(move)).click(),
    choose: (page, move, what) => button(page, what).click(),
    roll: (page) => button(page, "Roll the dice").click(),
    accept: (page) => button(page, "Accept").click(),
    reject: (page) => button(page, "Reject").click(),
    buy: (page) => tool(page, /^Card/).click(),
    play: (page, move, what) => button(page, `Play ${what.replace(/-/g, " ")}`).click(),
    end: (page) => button(page, "End turn").click(),
};

export async function makeCatanMove(page, move, moves) {
    const [word, ...rest] = move.split(":");
    await ways[word](page, move, rest.join(":"), moves);
}

// Whatever comes first, as often as it has to be.
export async function discard(page) {
    const done = button(page, "Discard");
    while ((await done.count()) === 0) await page.locator('.chooser button[aria-label^="more"]:not([disabled])').first().click();
    await done.click();
}

// Builds whatever can be built, so that the game comes to an end.
const wishes = ["city", "settlement", "robber", "steal", "choose", "roll", "accept", "reject", "play", "buy", "road", "bank"];

export function catanWish(moves, below) {
    const kind = wishes.find((each) => moves.some((move) => move.split(":")[0] === each));
    if (kind === undefined || (kind === "bank" && below(3) > 0)) return "end";
    const wanted = moves.filter((move) => move.split(":")[0] === kind);
    return wanted[below(wanted.length)];
}
