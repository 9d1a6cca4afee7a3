// An arena with something on every page: games that are played, over, waited for; people; an administrator.
import assert from "node:assert/strict";
import { botsOnShow } from "./bots_on_show.mjs";
import { gamesOnShow } from "./games_on_show.mjs";
import { exhibitLeague } from "./league_exhibits.mjs";
import { makeMove, resign } from "./moves.mjs";
import { otherLanguages, wordsIn } from "./translation.mjs";
import { Visitor } from "./visitors.mjs";

const house = (bot) => ({ kind: "house", bot });
const opponents = { ploy: [house("greedy")], "martian-chess": [house("greedy")], battleship: [house("smart")], catan: [house("settler"), house("settler"), house("settler")] };
export const games = Object.keys(opponents);

async function play(visitor, game, count, others = opponents[game]) {
    await visitor.sitDownAtNew({ game, seats: [{ kind: "me" }, ...others] });
    for (let made = 0; made < count && (await visitor.comesToTurn()); ++made) await makeMove(visitor, game);
    await visitor.comesToTurn();
    return `/tables/${visitor.table}`;
}

// The pages by name, and who looks at them: `guest`, `otter` or `root`.
export async function exhibit(here, count) {
    const otter = await Visitor.come(here);
    await otter.register("otter");
    const { id } = await otter.ask("/session");
    const pages = [];
    for (const game of games) pages.push([`table-${game}`, await play(otter, game, count), "otter"]);
    const bots = await botsOnShow(otter);
    // Against a bot of one's own, until it has written something.
    const written = await play(otter, "battleship", count + 2, [{ kind: "upload", bot: "otter" }]);
    const over = await play(otter, "martian-chess", count);
    await resign(otter);
    const waiting = await otter.ask("/tables", { game: "ploy", seats: [{ kind: "me" }, { kind: "open" }] });
    assert.equal(waiting.table.status, "waiting");
    const root = await Visitor.come(here);
    await root.logIn("root");
    const league = await exhibitLeague(root);
    const handedIn = await gamesOnShow(root);
    const states = { guest: undefined, otter: await otter.context.storageState(), root: await root.context.storageState() };
    await otter.leave();
    await root.leave();
    return {
        states,
        pages: [
            ["home", "/", "guest"],
            ...games.map((game) => [`game-${game}`, `/games/${game}`, "guest"]),
            ...games.map((game) => [`board-${game}`, `/board/${game}`, "guest"]),
            ["new-table", "/new-table/catan", "otter"],
            ["new-table-position", `/new-table/martian-chess?position=${encodeURIComponent("q.d./.dp./..p./..../.q../.p../.pdq/.d.q 0 3-2 - 9")}`, "guest"],
            ...pages,
            ...bots,
            ["table-log", written, "otter"],
            ["table-over", `${over}?ply=3`, "otter"],
            ["table-waiting", `/tables/${waiting.table.id}`, "guest"],
            ["embed", `/embed${over}`, "guest"],
            ["account", "/account", "guest"],
            ["account-logged-in", "/account", "otter"],
            ["register", "/register#secret", "guest"],
            ["login-refused", "/login/university?error=access_denied", "guest"],
            ["person", `/people/${id}`, "guest"],
            ["person-missing", "/people/999", "guest"],
            ...handedIn,
            ["administration", "/administration", "root"],
            ["administration-closed", "/administration", "guest"],
            ["gallery", "/gallery", "guest"],
            ...league,
            ["tv", "/tv", "guest"],
            ["tv-martian-chess", "/tv/martian-chess", "guest"],
            ["missing", "/nowhere", "guest"],
            ["reference", "/reference", "guest"],
            ["new-password", "/new-password#secret", "guest"],
            ["forgot-password", "/forgot-password", "guest"],
            ["confirm-address", "/confirm-address#secret", "guest"],
            ["confirm-address-incomplete", "/confirm-address", "otter"],
            ["new-password-incomplete", "/new-password", "guest"],
            ["first-administrator", "/first-administrator#secret", "guest"],
        ],
    };
}

// What stands where something is on its way, in all languages.
const waiting = /^(Loading|Connecting…)/;
const waitingWords = otherLanguages.flatMap((language) => Object.entries(wordsIn(language)).filter(([text]) => waiting.test(text)).flat());

// A page is there when its heading is, and nothing is on its way.
export async function settle(page) {
    await page.locator("main h1").waitFor();
    await page.waitForFunction((waiting) => {
        const main = document.querySelector("main");
        const isWaiting = waiting.some((words) => main?.textContent?.includes(words));
        // A plot below the window is drawn when one comes there.
        const isUnplotted = [...document.querySelectorAll(".plot")].some((plot) => plot.childElementCount === 0 && plot.getBoundingClientRect().top < innerHeight);
        return !isWaiting && !isUnplotted;
    }, waitingWords);
}
