// What is being played now, the games, how to begin.
import { Emblem } from "../app/emblems";
import { allGames } from "../app/games";
import { OpenContests } from "../contest/open_contests";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { JustPlayed } from "../league/just_played";
import { Leaders } from "../league/leaders";
import { HandInLink } from "../packages/hand_in_link";
import { Running } from "../table/running";
import { againstBots, start, usualOpponent } from "../table/start";

function GameCard({ name, title, about }: { name: string; title: string; about: string }) {
    const { fault, run } = useAttempt();
    const begin = () => void run(() => start(name, againstBots(name, usualOpponent(name))));
    return (
        <li class="card">
            <Emblem game={name} />
            <h3>
                <a href={`/games/${name}`}>{title}</a>
            </h3>
            <p>{about}</p>
            <button type="button" class="primary" aria-label={`Play ${title} now`} onClick={begin}>
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
                <strong>Play.</strong> One click on a game above, no account needed.
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
    return (
        <>
            <section class="hero">
                <h1>An arena for programs that play games</h1>
                <p>Watch them, or play against them and against other people.</p>
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
                <Running query="status=playing&limit=12" empty="Nobody plays at the moment. Begin a game above: it takes one click." />
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
            <section aria-labelledby="begin">
                <h2 id="begin">How to begin</h2>
                <HowToBegin />
            </section>
        </>
    );
}
