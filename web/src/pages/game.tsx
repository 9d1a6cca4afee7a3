// One game: its rules in short with a picture, and where to go from here.
import { useSignal } from "@preact/signals";
import battleship from "../../samples/battleship.json";
import catan from "../../samples/catan.json";
import martian from "../../samples/martian-chess.json";
import ploy from "../../samples/ploy.json";
import { titleOf } from "../app/games";
import { languages } from "../app/languages";
import { link } from "../app/routes";
import { GameBoard } from "../boards/game_board";
import { boardOf } from "../boards/registry";
import { PlayNow } from "../table/play_now";
import { GamesOfGame, LadderOfGame } from "./game_parts";
import { rulesOf, type Rules as RulesInShort } from "./rules";
import { UploadedGame } from "./uploaded_game";
import "./game.css";

// A moment of a real game, in the middle.
const pictures: Readonly<Record<string, { readonly view: unknown; readonly names: readonly string[] } | undefined>> = {
    ploy: ploy[0],
    "martian-chess": martian[0],
    battleship: battleship[2],
    "battleship-solo": { view: { phase: "shooting", field: battleship[2]?.view.fields[1] }, names: [] },
    catan: catan[5],
};

function Starters({ game }: { game: string }) {
    const language = useSignal("python");
    return (
        <>
            <h2>Write your own bot</h2>
            <p>
                <a class="button primary" href={link("submit", { game })}>
                    Write and submit a bot
                </a>
            </p>
            <p class="starter">
                <label>
                    In{" "}
                    <select value={language.value} onChange={(event) => (language.value = event.currentTarget.value)}>
                        {languages.map(({ name, title }) => (
                            <option key={name} value={name}>
                                {title}
                            </option>
                        ))}
                    </select>
                </label>{" "}
                <code>
                    tulkas new {language.value} {game} my-bot
                </code>{" "}
                creates a starter bot and tells you how to run it.
            </p>
        </>
    );
}

function Rules({ rules }: { rules: RulesInShort }) {
    return (
        <>
            <h2 id="rules">Rules in short</h2>
            <p>{rules.players}</p>
            <ul>
                {rules.points.map((point) => (
                    <li key={point}>{point}</li>
                ))}
            </ul>
            <h2>Move notation</h2>
            <dl class="notation">
                {rules.notation.map(({ text, means }) => (
                    <div key={text}>
                        <dt>
                            <code>{text}</code>
                        </dt>
                        <dd>{means}</dd>
                    </div>
                ))}
            </dl>
            <h2>House bots</h2>
            <p>
                {rules.bots.map((bot) => (
                    <code key={bot} class="bot">
                        {bot}
                    </code>
                ))}
            </p>
        </>
    );
}

export function GamePage({ game }: { readonly game: string }) {
    const rules = rulesOf[game];
    if (!rules) return <UploadedGame key={game} game={game} />;
    const picture = pictures[game];
    return (
        <>
            <h1>{titleOf(game)}</h1>
            <PlayNow game={game} />
            <div class="game-page">
                <section aria-labelledby="rules">
                    <Rules rules={rules} />
                    <Starters game={game} />
                </section>
                {picture && (
                    <div class="game-picture">
                        <GameBoard module={boardOf(game)} view={picture.view} seat={null} moves={[]} names={picture.names} />
                    </div>
                )}
                <LadderOfGame key={`ladder of ${game}`} game={game} />
                <GamesOfGame game={game} />
            </div>
        </>
    );
}
