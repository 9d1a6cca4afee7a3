// The page of an uploaded game.
//
// Its rules are the author’s text, shown as plain text.
import { gamesOfArena, type GameInfo } from "../api/games";
import { useAsked } from "../app/asked";
import { link } from "../app/routes";
import { PlayNow } from "../table/play_now";
import { GamesOfGame, LadderOfGame } from "./game_parts";
import { Missing } from "./missing";

function AuthorsRules({ game }: { game: string }) {
    const asked = useAsked(() => gamesOfArena.rules(game), [game]).value;
    if (asked.is === "asking") return <p class="quiet">Loading…</p>;
    if (asked.is === "failed") return <p class="quiet">Could not load the rules.</p>;
    return <pre class="rules-text">{asked.answer}</pre>;
}

function AuthorsStarters({ game }: { game: string }) {
    const asked = useAsked(() => gamesOfArena.starters(game), [game]).value;
    const starters = asked.is === "there" ? asked.answer.items : [];
    return (
        <>
            <h2>Write your own bot</h2>
            {starters.length > 0 && (
                <p>
                    Starter bots:{" "}
                    {starters.map(({ name, file }) => (
                        <a key={name} class="bot" href={`/api/v1/games/${game}/starters/${encodeURIComponent(name)}`} download={file}>
                            {file}
                        </a>
                    ))}
                </p>
            )}
            <p>
                <a href={link("submit", { game })}>Submit a bot</a>
            </p>
        </>
    );
}

function Origin({ info: { uploaded, author, version } }: { info: GameInfo }) {
    if (!uploaded) return null;
    return (
        <p class="quiet">
            Version {version ?? 1}
            {author ? `, by ${author}` : ""}
        </p>
    );
}

export function UploadedGame({ game }: { readonly game: string }) {
    const asked = useAsked(() => gamesOfArena.list(), [game]).value;
    if (asked.is === "asking") return <p class="quiet">Loading…</p>;
    const info = asked.is === "there" ? asked.answer.items.find(({ name }) => name === game) : undefined;
    if (!info) return <Missing />;
    return (
        <>
            <h1>{info.title}</h1>
            <p>{info.summary}</p>
            <Origin info={info} />
            <PlayNow game={game} />
            <div class="game-page">
                {info.uploaded && (
                    <section aria-labelledby="rules">
                        <h2 id="rules">Rules</h2>
                        <AuthorsRules game={game} />
                        <AuthorsStarters game={game} />
                    </section>
                )}
                <LadderOfGame game={game} />
                <GamesOfGame game={game} />
            </div>
        </>
    );
}
