// Every board in typical positions, to be looked at and tried out without a server.
import { useSignal } from "@preact/signals";
import game from "../../samples/replay.json";
import { titleOf } from "../app/games";
import { GameBoard } from "../boards/game_board";
import { boardOf } from "../boards/registry";
import { samples, type Sample } from "../boards/samples";
import { Replay } from "../replay/replay";
import { t } from "../words/words";

// As "catan-3": the game, and which of its samples.
function idOf(sample: Sample): string {
    return `${sample.game}-${samples.filter(({ game }) => game === sample.game).indexOf(sample)}`;
}

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
                {move.value === null ? "" : t("Your move: {move}", { move: move.value })}
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
                portrait: "bot" as const,
                isAway: false,
                isWinner: winner === seat,
                left: null,
                isRunning: false,
                since: null,
            }))}
            now={() => 0}
            result={t("{names} (player {winner}) won: {reason}", { names: game.names[winner] ?? "", winner, reason: game.reason })}
            seat={null}
            ply={12}
            play={null}
        />
    );
}

export function Gallery() {
    return (
        <>
            <h1>{t("Boards")}</h1>
            <p>{t("Positions from real games, to try the boards. Moves have no effect.")}</p>
            <section class="exhibit" id="replay" aria-label={t("A whole game")}>
                <WholeGame />
            </section>
            <div class="gallery">
                {samples.map((sample) => (
                    <Exhibit key={idOf(sample)} sample={sample} id={idOf(sample)} />
                ))}
            </div>
        </>
    );
}
