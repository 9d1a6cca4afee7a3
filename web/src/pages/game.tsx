// One game: its rules with a picture, and where to go from here.
import { useSignal } from "@preact/signals";
import { gamesOfArena, type GameInfo } from "../api/games";
import { useAsked } from "../app/asked";
import { toldGame } from "../app/games";
import { learnGames } from "../app/learn_games";
import { languages } from "../app/languages";
import { distinct, houseName, levelIn, plainName } from "../app/house_bots";
import { link } from "../app/routes";
import { GameBoard } from "../boards/game_board";
import { boardOf } from "../boards/registry";
import { Portrait } from "../replay/portrait";
import { PlayNow } from "../table/play_now";
import { rich, t } from "../words/words";
import { GamesOfGame, LadderOfGame } from "./game_parts";
import { Missing } from "./missing";
import { RulesText } from "./rules_text";
import "./game.css";

interface Picture {
    readonly view: unknown;
    readonly names: readonly string[];
}

// A position of a real game, for each game of the house: pictures.ts in the boards' folders.
const folders = import.meta.glob<Readonly<Record<string, Picture>>>("../boards/*/pictures.ts", { eager: true, import: "default" });
const pictures = new Map(Object.values(folders).flatMap((found) => Object.entries(found)));

function Rules({ info: { name, uploaded } }: { info: GameInfo }) {
    const asked = useAsked(() => gamesOfArena.rules(name), [name]).value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") return <p class="quiet">{t("Could not load the rules.")}</p>;
    return (
        <div class="rules-text">
            <RulesText text={asked.answer} isUploaded={uploaded} />
        </div>
    );
}

function HouseBots({ info }: { info: GameInfo }) {
    return (
        <>
            <h2>{t("House bots")}</h2>
            <ul class="house-bots">
                {info.bots.map(({ name, help }) => (
                    <li key={name}>
                        <Portrait of={levelIn(info.bots, name) ?? "bot"} />
                        <span>
                            <strong>{houseName(info.name, name)}</strong>: {help}
                        </span>
                    </li>
                ))}
            </ul>
        </>
    );
}

function Starters({ game }: { game: string }) {
    const language = useSignal("python");
    return (
        <>
            <h2>{t("Write your own bot")}</h2>
            <p>
                <a class="button primary" href={link("submit", { game })}>
                    {t("Write and submit a bot")}
                </a>
            </p>
            <p class="starter">
                <label>
                    {t("In")}{" "}
                    <select value={language.value} onChange={(event) => (language.value = event.currentTarget.value)}>
                        {languages.map(({ name, title }) => (
                            <option key={name} value={name}>
                                {title}
                            </option>
                        ))}
                    </select>
                </label>{" "}
                {rich("<code>tulkas new {language} {game} my-bot</code> creates a starter bot and tells you how to run it.", {
                    language: language.value,
                    game,
                    code: (words) => <code>{words}</code>,
                })}
            </p>
        </>
    );
}

function AuthorsStarters({ game }: { game: string }) {
    const asked = useAsked(() => gamesOfArena.starters(game), [game]).value;
    const starters = asked.is === "there" ? asked.answer.items : [];
    return (
        <>
            <h2>{t("Write your own bot")}</h2>
            {starters.length > 0 && (
                <p>
                    {t("Starter bots:")}{" "}
                    {starters.map(({ name, file }) => (
                        <a key={name} class="bot" href={`/api/v1/games/${game}/starters/${encodeURIComponent(name)}`} download={file}>
                            {file}
                        </a>
                    ))}
                </p>
            )}
            <p>
                <a href={link("submit", { game })}>{t("Submit a bot")}</a>
            </p>
        </>
    );
}

function Origin({ info: { uploaded, author, version } }: { info: GameInfo }) {
    if (!uploaded) return null;
    return <p class="quiet">{author ? t("Version {version}, by {author}", { version, author }) : t("Version {version}", { version })}</p>;
}

function OneGame({ game }: { game: string }) {
    const asked = useAsked(learnGames, [game]).value;
    const info = toldGame(game);
    if (!info) return asked.is === "asking" ? <p class="quiet">{t("Loading…")}</p> : <Missing />;
    const picture = pictures.get(game);
    return (
        <>
            <h1>{info.title}</h1>
            <p>{info.summary}</p>
            <Origin info={info} />
            <PlayNow game={game} />
            <div class="game-page">
                <section aria-labelledby="rules">
                    <h2 id="rules">{info.uploaded ? t("Rules") : t("Rules in short")}</h2>
                    <Rules info={info} />
                    {(!info.uploaded || info.bots.length > 1) && <HouseBots info={info} />}
                    {info.uploaded ? <AuthorsStarters game={game} /> : <Starters game={game} />}
                </section>
                {picture && (
                    <div class="game-picture">
                        <GameBoard
                            module={boardOf(game)}
                            view={picture.view}
                            seat={null}
                            moves={[]}
                            names={distinct(picture.names.map(plainName))}
                        />
                    </div>
                )}
                <LadderOfGame game={game} />
                <GamesOfGame game={game} />
            </div>
        </>
    );
}

export function GamePage({ game }: { readonly game: string }) {
    return <OneGame key={game} game={game} />;
}
