// What is being played now, the games, how to begin.
import { useSignal } from "@preact/signals";
import { ApiError } from "../api/client";
import { Emblem } from "../app/emblems";
import { games } from "../app/games";
import { Running } from "../table/running";
import { againstBots, start, usualOpponent } from "../table/start";

function GameCard({ name, title, about }: { name: string; title: string; about: string }) {
    const fault = useSignal<string | null>(null);
    const begin = async () => {
        fault.value = null;
        try {
            await start(name, againstBots(name, usualOpponent(name)));
        } catch (error) {
            fault.value = error instanceof ApiError ? error.message : String(error);
        }
    };
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
            {fault.value !== null && <p role="alert">{fault.value}</p>}
        </li>
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
                    {games.map((game) => (
                        <GameCard key={game.name} {...game} />
                    ))}
                </ul>
            </section>
            <section aria-labelledby="running">
                <h2 id="running">Being played now</h2>
                <Running query="status=playing&limit=12" empty="Nobody plays at the moment. Begin a game above: it takes one click." />
            </section>
            <section aria-labelledby="waiting">
                <h2 id="waiting">Waiting for somebody</h2>
                <Running query="status=waiting&limit=12" empty="No table waits for a player." />
            </section>
        </>
    );
}
