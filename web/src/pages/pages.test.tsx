// The pages as they are first drawn, before the arena has answered.
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact-render-to-string";
import game from "../../samples/replay.json";
import { toldGames } from "../app/games";
import { houseGameNames, loadHouseGame } from "../boards/house";
import { viewOf } from "../boards/positions";
import { Replay } from "../replay/replay";
import { gameFor } from "../table/test_game";
import { LogIn } from "../account/log_in";
import { RegisterForm } from "../account/register";
import { Account } from "./account";
import { BoardPage } from "./board";
import { GamePage } from "./game";
import { Home } from "./home";

await Promise.all(houseGameNames.map(loadHouseGame));
const games = houseGameNames.map((name) => gameFor(name.endsWith("-solo") ? 1 : 2, name, `The game ${name}`));
toldGames.value = games;

test("the home page has every game, each one click from being played", () => {
    const page = render(<Home />);
    for (const { title } of games) assert.match(page, new RegExp(`Play ${title} now`));
    assert.doesNotMatch(page, /emblem-pawn/, "each game of the house has an emblem of its own");
});

test("every game has a page with rules, moves, bots and a board", () => {
    for (const { name, title } of games) {
        const page = render(<GamePage game={name} />);
        assert.match(page, new RegExp(`<h1>${title}</h1>`));
        assert.match(page, /Rules in short/);
        assert.match(page, /<svg class="board/);
        assert.match(page, name === "battleship-solo" ? />Play<\/button>/ : /Invite someone/);
        assert.match(page, new RegExp(`tulkas new python ${name} my-bot`));
        for (const language of ["C\\+\\+", "Java", "JavaScript", "Go", "Rust", "Haskell"])
            assert.match(page, new RegExp(`>${language}</option>`));
    }
    // Of what the pages do not know themselves the arena is asked.
    assert.match(render(<GamePage game="someone-elses" />), /Loading…/);
    toldGames.value = [];
});

test("a position in the address is drawn, and a wrong one said to be wrong", () => {
    const start = "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0";
    assert.match(render(<BoardPage game="martian-chess" position={start} />), /<svg class="board martian/);
    assert.match(render(<BoardPage game="martian-chess" position="nonsense" />), /Not a valid Martian Chess position/);
    assert.match(render(<BoardPage game="someone-elses" position="" />), /cannot be shown/);
    assert.equal(viewOf("constructor", ""), null);
});

test("without a position the game's start is drawn, as the server tells it", () => {
    const told = toldGames.value;
    toldGames.value = games;
    assert.match(render(<BoardPage game="martian-chess" position="" />), /no fixed starting\s+position/);
    toldGames.value = games.map((each) =>
        each.name === "martian-chess" ? { ...each, start: "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0" } : each,
    );
    assert.match(render(<BoardPage game="martian-chess" position="" />), /<svg class="board martian/);
    toldGames.value = told;
});

test("the account's forms have names that password managers know, and wait until the session is known", () => {
    assert.doesNotMatch(render(<Account to={null} />), /<form/);
    assert.match(render(<LogIn onDone={() => undefined} />), /autocomplete="current-password"/);
    assert.match(render(<RegisterForm who="open" invitation="" onDone={() => undefined} />), /autocomplete="new-password"/);
});

test("registration asks for a code where one is needed, takes it from a link, and has no form where it is closed", () => {
    const form = (who: "open" | "code" | "closed", invitation: string) =>
        render(<RegisterForm who={who} invitation={invitation} onDone={() => undefined} />);
    assert.doesNotMatch(form("open", ""), /name="code"/);
    assert.match(form("code", ""), /You need an invitation code.*name="code"/s);
    assert.match(form("code", "sesame"), /value="sesame"/);
    assert.doesNotMatch(form("closed", "sesame"), /<form|<input/);
    assert.match(form("closed", "sesame"), /Registration is closed/);
});

const clock = {
    seat: 0,
    href: null,
    name: "greedy",
    score: null,
    isWinner: false,
    portrait: "person" as const,
    isAway: false,
    left: 65_000_000,
    isRunning: true,
    since: 0,
};

function replay(ply: number | null, view: (ply: number) => unknown) {
    return render(
        <Replay
            game={game.game}
            names={game.names}
            viewAt={view}
            moves={game.moves.map((move, index) => ({ seat: index % 2, move, used: 1000 * index }))}
            clocks={[clock]}
            now={() => 5_000_000}
            result={null}
            faults={[{ ply: 3, words: "greedy failed after move 3: over its time." }]}
            seat={null}
            ply={ply}
            play={null}
        />,
    );
}

test("a replay opens at its ply, with clock, moves and times", () => {
    const page = replay(3, (at) => game.views[at]);
    assert.match(page, /aria-valuetext="move 3 of/);
    assert.match(page, /1:00/);
    assert.match(page, /aria-current="step"[^>]*><span class="number">3</);
    assert.match(page, /Time per move/);
    assert.match(page, /Go to the error/);
});

test("a position that was never told is not made up", () => {
    assert.match(
        replay(2, () => undefined),
        /Loading this position/,
    );
});
