// What is being played now, the games, how to begin.
import { Emblem } from "../app/emblems";
import { allGames } from "../app/games";
import { lazy } from "../app/lazy";
import { OpenContests } from "../contest/open_contests";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { JustPlayed } from "../league/just_played";
import { Leaders } from "../league/leaders";
import { HandInLink } from "../packages/hand_in_link";
import { AskedTables, Running, useTables } from "../table/running";
import { againstBots, begin, usualOpponent } from "../table/start";

const Showcase = lazy(() => import("../home/showcase").then((part) => part.Showcase));

function GameCard({ name, title, about }: { name: string; title: string; about: string }) {
    const { fault, run } = useAttempt();
    const play = () => void run(() => begin({ game: name, seats: againstBots(name, usualOpponent(name)) }));
    return (
        <li class="card">
            <Emblem game={name} />
            <h3>
                <a href={`/games/${name}`}>{title}</a>
            </h3>
            <p>{about}</p>
            <button type="button" class="primary" aria-label={`Play ${title} now`} onClick={play}>
                Play now
            </button>
            <Fault text={fault.value} />
        </li>
    );
}

function HowToBegin() {
    return (
        <ol class="steps">
            <li>
                <strong>Play.</strong> One click on a game below, no account needed.
            </li>
            <li>
                <strong>Write a bot.</strong> <a href="/games/martian-chess">A game's page</a> has its rules and a bot to begin with in seven languages.
            </li>
            <li>
                <strong>Hand it in.</strong> <a href="/submit/martian-chess">Ten games</a> decide; then it climbs the ladder by itself.
            </li>
        </ol>
    );
}

export function Home() {
    const running = useTables("status=playing&limit=12");
    return (
        <>
            <section class="hero">
                <div>
                    <h1>An arena for programs that play games</h1>
                    <p>Watch them, play against them and against other people, and let your own climb.</p>
                    <HowToBegin />
                </div>
                {running.is !== "asking" && <Showcase tables={running.is === "there" ? running.answer.items : []} />}
            </section>
            <section aria-labelledby="games">
                <h2 id="games">The games</h2>
                <ul class="cards">
                    {allGames.value.map((game) => (
                        <GameCard key={game.name} {...game} />
                    ))}
                </ul>
                <HandInLink words="Hand in a game of your own" />
            </section>
            <OpenContests />
            <section aria-labelledby="running">
                <h2 id="running">Being played now</h2>
                <AskedTables asked={running} empty="Nobody plays at the moment. Begin a game above: it takes one click." />
                <JustPlayed />
            </section>
            <section aria-labelledby="waiting">
                <h2 id="waiting">Waiting for somebody</h2>
                <Running query="status=waiting&limit=12" empty="No table waits for a player." />
            </section>
            <section aria-labelledby="leaders">
                <h2 id="leaders">The ladders' leaders</h2>
                <Leaders heading="h3" />
            </section>
        </>
    );
}
