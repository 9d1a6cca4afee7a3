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
import { LatestNews } from "../news/latest";
import { SubmitGameLink } from "../packages/submit_link";
import { AskedTables, Running, useTables } from "../table/running";
import { againstBots, begin, usualOpponent } from "../table/start";
import "../forms/forms.css";
import { rich, t } from "../words/words";

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
            <button type="button" class="primary" aria-label={t("Play {title} now", { title })} onClick={play}>
                {t("Play now")}
            </button>
            <Fault text={fault.value} />
        </li>
    );
}

function HowToBegin() {
    const game = toldGames.value[0]?.name;
    return (
        <ol class="steps">
            <li>{rich("<strong>Play.</strong> Pick a game below. No account needed.", { strong: (words) => <strong>{words}</strong> })}</li>
            <li>
                {rich("<strong>Write a bot.</strong> <a>Each game page</a> has the rules and a starter bot in seven languages.", {
                    strong: (words) => <strong>{words}</strong>,
                    a: (words) => (game ? <a href={link("game", { game })}>{words}</a> : words),
                })}
            </li>
            <li>
                {rich("<strong>Submit it.</strong> Once it <a>qualifies in ten games</a>, it joins the ladder.", {
                    strong: (words) => <strong>{words}</strong>,
                    a: (words) => (game ? <a href={link("submit", { game })}>{words}</a> : words),
                })}
            </li>
        </ol>
    );
}

// For guests, on the first screen of a phone: one tap, and the game begins.
function QuickGame() {
    const { isBusy, fault, run } = useAttempt();
    const game = toldGames.value.find(({ uploaded, least_seats: least }) => !uploaded && least === 2);
    if (!game) return <p class="awaited-action" />;
    const bot = usualOpponent(game.name);
    return (
        <p class="actions">
            <button
                type="button"
                class="primary"
                disabled={isBusy.value}
                onClick={() => void run(() => begin({ game: game.name, seats: againstBots(game.name, bot) }))}
            >
                {t("Play a quick game")}
            </button>
            <span class="quiet">
                {t("{title} against {bot}. No account needed.", { title: game.title, bot: houseName(game.name, bot) })}
            </span>
            <Fault text={fault.value} />
        </p>
    );
}

function Welcome() {
    return (
        <div>
            <h1>{t("An arena for game-playing bots")}</h1>
            <p>{t("Watch bots play, play against them or against other people, and submit your own.")}</p>
            <QuickGame />
            <HowToBegin />
        </div>
    );
}

// Tables at first.
const shown = 12;
const playing = "status=playing";

export function Home() {
    const running = useTables(playing, shown);
    const person = session.person.value;
    return (
        <>
            <section class="hero">
                {person ? <MyCorner key={person.id} person={person} /> : <Welcome />}
                {running.is !== "asking" && <Showcase tables={running.is === "there" ? running.answer.items : []} />}
            </section>
            <LatestNews />
            <section aria-labelledby="games">
                <h2 id="games">{t("Games")}</h2>
                <ul class="cards">
                    {toldGames.value.map((game) => (
                        <GameCard key={game.name} {...game} />
                    ))}
                </ul>
                <SubmitGameLink words={t("Submit your own game")} />
            </section>
            <OpenContests />
            <section aria-labelledby="running">
                <h2 id="running">{t("Live games")}</h2>
                <AskedTables asked={running} query={playing} empty={t("No games in progress. Start one above.")} />
                <JustPlayed />
            </section>
            <section aria-labelledby="waiting">
                <h2 id="waiting">{t("Waiting for an opponent")}</h2>
                <Running query="status=waiting" size={shown} empty={t("No open games. Start one above and choose “Find an opponent”.")} />
            </section>
            <section aria-labelledby="leaders">
                <h2 id="leaders">{t("Ladder leaders")}</h2>
                <Leaders heading="h3" />
            </section>
        </>
    );
}
