// Moves made on the pages as people make them, each game its own way. Every click waits until the page can take it.
import { catanWish, discard, makeCatanMove } from "./catan_moves.mjs";
import { hands } from "./hands.mjs";

let state = 20261116;
export function below(limit) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % limit;
}
const anyOf = (list) => list[below(list.length)];

// News that come in between may put a piece back that was taken up: then once more.
async function carry({ page, hand }, from, to) {
    for (let tries = 1; ; ++tries) {
        try {
            return await hands[hand].carry(page, from, to);
        } catch (error) {
            if (error.name !== "TimeoutError" || tries === 10) throw error;
        }
    }
}

// Turned somehow: turns that look the same are offered once.
async function ploy(visitor, move, moves) {
    const { page, hand } = visitor;
    const [from, to] = move.split("-");
    const ways = moves.filter((other) => other.startsWith(`${from}-${to}-`));
    if (from !== to) await carry(visitor, from, to);
    // Named twice, a piece turns where it stands.
    else for (let count = 0; count < 2; ++count) await hands[hand].name(page, from);
    if (from === to || ways.length > 1) await page.locator(".ploy-turn").last().click();
}

async function martianChess(visitor, move) {
    const [from, to] = move.split("-");
    await carry(visitor, from, to);
}

async function battleship({ page, hand }, move) {
    if (move !== null) {
        await hands[hand].name(page.locator(".sea-panel.active"), move);
        return;
    }
    await page.getByRole("button", { name: "Random" }).click();
    await page.getByRole("button", { name: "Ready" }).click();
}

// Every other time a piece of Ploy goes as far ahead as it can, so that the game comes to an end.
function forward(moves) {
    const wayOf = (move) => {
        const [from, to] = move.split("-");
        return Number(to.slice(1)) - Number(from.slice(1));
    };
    const most = Math.max(...moves.map(wayOf));
    return most <= 0 || below(2) === 0 ? moves : moves.filter((move) => wayOf(move) === most);
}

const wishes = { ploy: forward };
const ways = { ploy, "martian-chess": martianChess, battleship, "battleship-solo": battleship };

// Makes a move that the arena's list of legal ones allows, and waits until the page has been told of it.
export async function makeMove(visitor, game) {
    // Not from within the page, where a refusal would be noted as an error.
    const ask = async (path) => (await visitor.context.request.get(`/api/v1/tables/${visitor.table}${path}`)).json();
    const { expected, moves } = await ask("/legal-moves");
    // Offers that one cannot meet are declined by the page itself, and may be already.
    const isDeclined = game === "catan" && (moves === undefined || (moves?.length === 1 && moves[0] === "reject"));
    if (isDeclined) return expected;
    // As the arena counts them: the page may still be showing, one after another, what others have played.
    const { moves: before } = await ask("");
    if (game !== "catan") await ways[game](visitor, moves === null ? null : anyOf(wishes[game]?.(moves) ?? moves), moves);
    else if (moves === null) await discard(visitor.page);
    else await makeCatanMove(visitor.page, catanWish(moves, below), moves);
    await visitor.seesMoves(before + 1);
    return expected;
}

// Plays to the end, with one hand after another; how many moves it took.
export async function playOn(visitor, game, ...others) {
    const all = [visitor.hand, ...others];
    let count = 0;
    for (; await visitor.comesToTurn(); ++count) {
        visitor.hand = all[count % all.length];
        await makeMove(visitor, game);
    }
    return count;
}

export async function resign({ page }) {
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await page.locator(".result").waitFor();
}
