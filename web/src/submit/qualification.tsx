// The games of the qualification: one light after another, and each in a line with its replay.
import type { GameResult, Submission } from "../api/submissions";
import { link } from "../app/routes";
import { CsvLink } from "../lists/csv_link";
import { t } from "../words/words";
import { endingWords, gameWords, winsOf, type Progress } from "./progress";
import "../lists/data_table.css";

// Until the first game has ended nobody has said how many there will be.
const usualGames = 10;
const marks: Readonly<Record<GameResult, string>> = { won: "✓", drawn: "=", lost: "✕", error: "!" };
const words: Readonly<Record<GameResult, string>> = { won: t("won"), drawn: t("drawn"), lost: t("lost"), error: t("error") };

function Lights({ id, progress }: { id: number; progress: Progress }) {
    const count = Math.max(progress.planned ?? usualGames, progress.games.length);
    return (
        <ol class="lights" aria-label={t("Games")}>
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
                            <span class="light" aria-label={t("Game {index}: not played", { index: index + 1 })} role="img" />
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
            <h2 id="qualification">{t("Qualification")}</h2>
            <Lights id={id} progress={progress} />
            <p role="status">
                {progress.games.length === 0
                    ? t("Playing the first games…")
                    : t("Won {won} of {games} games; {needed} wins in {planned} games are needed.", {
                          won: winsOf(progress),
                          games: progress.games.length,
                          needed: progress.needed,
                          planned: progress.planned,
                      })}
            </p>
            {progress.games.length > 0 && (
                <div class="data-table qualification-games">
                    <table>
                        <thead>
                            <tr>
                                <th scope="col">{t("Game")}</th>
                                <th scope="col" class="words">
                                    {t("Result")}
                                </th>
                                <th scope="col" class="words">
                                    {t("Look")}
                                </th>
                                <th scope="col">{t("Moves")}</th>
                                <th scope="col" class="words">
                                    {t("Ending")}
                                </th>
                            </tr>
                        </thead>
                        <tbody>
                            {progress.games.map((game) => (
                                <tr key={game.number}>
                                    <th scope="row">{game.number}</th>
                                    <td class={`words outcome ${game.result}`}>{words[game.result]}</td>
                                    <td class="words">
                                        <a href={link("stored", { book: "submissions", id, number: game.number })}>{t("Replay and log")}</a>
                                    </td>
                                    <td class="plies">{game.plies}</td>
                                    <td class="words why">{endingWords(game)}</td>
                                </tr>
                            ))}
                        </tbody>
                    </table>
                    <CsvLink
                        file={`submission-${id}.csv`}
                        titles={["game", "result", "moves", "ending"]}
                        rows={progress.games.map((game) => [game.number, words[game.result], game.plies, endingWords(game)])}
                    />
                </div>
            )}
        </section>
    );
}
