// Every board in typical positions, to be looked at and tried out without a server.
import { useSignal } from "@preact/signals";
import battleship from "../../samples/battleship.json";
import catan from "../../samples/catan.json";
import martian from "../../samples/martian-chess.json";
import ploy from "../../samples/ploy.json";
import game from "../../samples/replay.json";
import { titleOf } from "../app/games";
import { GameBoard } from "../boards/game_board";
import { boardOf } from "../boards/registry";
import { Replay } from "../replay/replay";

export interface Sample {
    readonly title: string;
    readonly game: string;
    readonly seat: number | null;
    readonly names: readonly string[];
    readonly moves: readonly string[];
    readonly view: unknown;
}

export const samples: readonly Sample[] = [ploy, martian, battleship, catan].flat();

function Exhibit({ sample, id }: { sample: Sample; id: string }) {
    const move = useSignal<string | null>(null);
    return (
        <figure class="exhibit" id={id}>
            <figcaption>
                {titleOf(sample.game)}: {sample.title}
            </figcaption>
            <GameBoard
                module={boardOf(sample.game)}
                view={sample.view}
                seat={sample.seat}
                moves={sample.moves}
                names={sample.names}
                onMove={(made) => (move.value = made)}
            />
            <p class="quiet" role="status">
                {move.value === null ? "" : `Your move: ${move.value}`}
            </p>
        </figure>
    );
}

function WholeGame() {
    const { winner } = game;
    return (
        <Replay
            game={game.game}
            names={game.names}
            viewAt={(ply) => game.views[ply]}
            moves={game.moves.map((move, index) => ({ seat: index % 2, move, used: null }))}
            clocks={game.names.map((name, seat) => ({
                name,
                seat,
                score: game.scores[seat] ?? null,
                href: null,
                isWinner: winner === seat,
                left: null,
                isRunning: false,
                since: null,
            }))}
            now={() => 0}
            result={`${game.names[winner] ?? ""} (player ${winner}) won: ${game.reason}`}
            seat={null}
            ply={12}
            play={null}
        />
    );
}

export function Gallery() {
    return (
        <>
            <h1>Boards</h1>
            <p>Positions from real games, to try the boards. Moves have no effect.</p>
            <section class="exhibit" id="replay" aria-label="A whole game">
                <WholeGame />
            </section>
            <div class="gallery">
                {samples.map((sample, index) => (
                    <Exhibit key={index} sample={sample} id={`${sample.game}-${index}`} />
                ))}
            </div>
        </>
    );
}
