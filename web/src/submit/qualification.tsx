// The games of the qualification: one light after another, and each in a line with its replay.
import type { GameResult, Submission } from "../api/submissions";
import { link } from "../app/routes";
import { CsvLink } from "../lists/csv_link";
import { gameWords, winsOf, type Progress } from "./progress";
import "../lists/data_table.css";

// Until the first game has ended nobody has said how many there will be.
const usualGames = 10;
const marks: Readonly<Record<GameResult, string>> = { won: "✓", drawn: "=", lost: "✕", error: "!" };
const words: Readonly<Record<GameResult, string>> = { won: "won", drawn: "drawn", lost: "lost", error: "error" };

function Lights({ id, progress }: { id: number; progress: Progress }) {
    const count = Math.max(progress.planned ?? usualGames, progress.games.length);
    return (
        <ol class="lights" aria-label="Games">
            {Array.from({ length: count }, (_, index) => {
                const game = progress.games[index];
                return (
                    <li key={index}>
                        {game ? (
                            <a
                                class={`light ${game.result}`}
                                href={link("stored", { book: "submissions", id, number: game.number })}
                                aria-label={gameWords(game)}
                                title={gameWords(game)}
                            >
                                {marks[game.result]}
                            </a>
                        ) : (
                            <span class="light" aria-label={`Game ${index + 1}: not played`} role="img" />
                        )}
                    </li>
                );
            })}
        </ol>
    );
}

export function Qualification({ submission, progress }: { readonly submission: Submission; readonly progress: Progress }) {
    if (progress.stage !== "qualifying") return null;
    const { id } = submission;
    return (
        <section aria-labelledby="qualification">
            <h2 id="qualification">Qualification</h2>
            <Lights id={id} progress={progress} />
            <p role="status">
                {progress.games.length === 0
                    ? "Playing the first games…"
                    : `Won ${winsOf(progress)} of ${progress.games.length} games; ${progress.needed} wins in ${progress.planned} games are needed.`}
            </p>
            {progress.games.length > 0 && (
                <div class="data-table qualification-games">
                    <table>
                        <thead>
                            <tr>
                                <th scope="col">Game</th>
                                <th scope="col" class="words">
                                    Result
                                </th>
                                <th scope="col" class="words">
                                    Look
                                </th>
                                <th scope="col">Moves</th>
                                <th scope="col" class="words">
                                    Ending
                                </th>
                            </tr>
                        </thead>
                        <tbody>
                            {progress.games.map(({ number, result, plies, why }) => (
                                <tr key={number}>
                                    <th scope="row">{number}</th>
                                    <td class={`words outcome ${result}`}>{words[result]}</td>
                                    <td class="words">
                                        <a href={link("stored", { book: "submissions", id, number })}>Replay and log</a>
                                    </td>
                                    <td class="plies">{plies}</td>
                                    <td class="words why">{why}</td>
                                </tr>
                            ))}
                        </tbody>
                    </table>
                    <CsvLink
                        file={`submission-${id}.csv`}
                        titles={["game", "result", "moves", "ending"]}
                        rows={progress.games.map(({ number, result, plies, why }) => [number, words[result], plies, why])}
                    />
                </div>
            )}
        </section>
    );
}
