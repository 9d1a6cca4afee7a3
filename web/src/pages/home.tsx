// The home page: how to start, the games, live games.
import type { GameInfo } from "../api/games";
import { Emblem } from "../app/emblems";
import { toldGames } from "../app/games";
import { houseName } from "../app/house_bots";
import { lazy } from "../app/lazy";
import { link } from "../app/routes";
import { session } from "../app/session";
import { OpenContests } from "../contest/open_contests";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { JustPlayed } from "../league/just_played";
import { Leaders } from "../league/leaders";
import { SubmitGameLink } from "../packages/submit_link";
import { AskedTables, Running, useTables } from "../table/running";
import { againstBots, begin, usualOpponent } from "../table/start";
import "../forms/forms.css";

const MyCorner = lazy(() => import("../home/my_corner").then((part) => part.MyCorner));
const Showcase = lazy(() => import("../home/showcase").then((part) => part.Showcase));

function GameCard({ name, title, summary }: GameInfo) {
    const { fault, run } = useAttempt();
    const play = () => void run(() => begin({ game: name, seats: againstBots(name, usualOpponent(name)) }));
    return (
        <li class="card">
            <Emblem game={name} />
            <h3>
                <a href={link("game", { game: name })}>{title}</a>
            </h3>
            <p>{summary}</p>
            <button type="button" class="primary" aria-label={`Play ${title} now`} onClick={play}>
                Play now
            </button>
            <Fault text={fault.value} />
        </li>
    );
}

function HowToBegin() {
    const game = toldGames.value[0]?.name;
    return (
        <ol class="steps">
            <li>
                <strong>Play.</strong> Pick a game below. No account needed.
            </li>
            <li>
                <strong>Write a bot.</strong> {game ? <a href={link("game", { game })}>Each game page</a> : "Each game page"} has the rules
                and a starter bot in seven languages.
            </li>
            <li>
                <strong>Submit it.</strong> Once it{" "}
                {game ? <a href={link("submit", { game })}>qualifies in ten games</a> : "qualifies in ten games"}, it joins the ladder.
            </li>
        </ol>
    );
}

// For guests, on the first screen of a phone: one tap, and the game begins.
function QuickGame() {
    const { isBusy, fault, run } = useAttempt();
    const game = toldGames.value.find(({ uploaded, least_seats: least }) => !uploaded && least === 2);
    if (!game) return null;
    const bot = usualOpponent(game.name);
    return (
        <p class="actions">
            <button
                type="button"
                class="primary"
                disabled={isBusy.value}
                onClick={() => void run(() => begin({ game: game.name, seats: againstBots(game.name, bot) }))}
            >
                Play a quick game
            </button>
            <span class="quiet">
                {game.title} against {houseName(game.name, bot)}. No account needed.
            </span>
            <Fault text={fault.value} />
        </p>
    );
}

function Welcome() {
    return (
        <div>
            <h1>An arena for game-playing bots</h1>
            <p>Watch bots play, play against them or against other people, and submit your own.</p>
            <QuickGame />
            <HowToBegin />
        </div>
    );
}

export function Home() {
    const running = useTables("status=playing&limit=12");
    const person = session.person.value;
    return (
        <>
            <section class="hero">
                {person ? <MyCorner key={person.id} person={person} /> : <Welcome />}
                {running.is !== "asking" && <Showcase tables={running.is === "there" ? running.answer.items : []} />}
            </section>
            <section aria-labelledby="games">
                <h2 id="games">Games</h2>
                <ul class="cards">
                    {toldGames.value.map((game) => (
                        <GameCard key={game.name} {...game} />
                    ))}
                </ul>
                <SubmitGameLink words="Submit your own game" />
            </section>
            <OpenContests />
            <section aria-labelledby="running">
                <h2 id="running">Live games</h2>
                <AskedTables asked={running} empty="No games in progress. Start one above." />
                <JustPlayed />
            </section>
            <section aria-labelledby="waiting">
                <h2 id="waiting">Waiting for an opponent</h2>
                <Running query="status=waiting&limit=12" empty="No open games. Start one above and choose “Find an opponent”." />
            </section>
            <section aria-labelledby="leaders">
                <h2 id="leaders">Ladder leaders</h2>
                <Leaders heading="h3" />
            </section>
        </>
    );
}
