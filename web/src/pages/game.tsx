// One game: its rules in short with a picture, and where to go from here.
import battleship from "../../samples/battleship.json";
import catan from "../../samples/catan.json";
import martian from "../../samples/martian-chess.json";
import ploy from "../../samples/ploy.json";
import { titleOf } from "../app/games";
import { GameBoard } from "../boards/game_board";
import { boardOf } from "../boards/registry";
import { PlayNow } from "../table/play_now";
import { Running } from "../table/running";
import { Missing } from "./missing";
import { rulesOf } from "./rules";
import "./game.css";

// A moment of a real game, in the middle.
const pictures: Readonly<Record<string, { readonly view: unknown; readonly names: readonly string[] } | undefined>> = {
    ploy: ploy[0],
    "martian-chess": martian[0],
    battleship: battleship[2],
    catan: catan[5],
};

export function GamePage({ game }: { readonly game: string }) {
    const rules = rulesOf[game];
    if (!rules) return <Missing />;
    const picture = pictures[game];
    return (
        <>
            <h1>{titleOf(game)}</h1>
            <PlayNow game={game} />
            <div class="game-page">
                <section aria-labelledby="rules">
                    <h2 id="rules">The rules in short</h2>
                    <p>{rules.players}</p>
                    <ul>
                        {rules.points.map((point) => (
                            <li key={point}>{point}</li>
                        ))}
                    </ul>
                    <h2>Moves as text</h2>
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
                    <p>
                        To write one of your own: <code>tulkas new python {game} my-bot</code> makes a bot to begin with.
                    </p>
                </section>
                {picture && (
                    <div class="game-picture">
                        <GameBoard module={boardOf(game)} view={picture.view} seat={null} moves={[]} names={picture.names} />
                    </div>
                )}
                <section aria-labelledby="recent">
                    <h2 id="recent">Games</h2>
                    <Running query={`game=${game}&limit=10`} empty="Nobody has played it here yet." />
                </section>
            </div>
        </>
    );
}
