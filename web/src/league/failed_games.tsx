// For the organiser: games that the arena could not play, and the button to try again.
import { tournaments, type Tournament } from "../api/tournaments";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { serverWords } from "../words/server_words";
import { t } from "../words/words";

const shown = 5;

export function FailedGames({ tournament, onDone }: { readonly tournament: Tournament; readonly onDone: () => void }) {
    const { isBusy, fault, run } = useAttempt();
    const { id, failed_games: failed } = tournament;
    if (failed.length === 0) return null;
    const retry = () =>
        run(async () => {
            await tournaments.retry(id);
            onDone();
        });
    return (
        <section class="waiting" role="alert" aria-labelledby="failed">
            <h2 id="failed">{t("{failed, plural, =1 {One game} other {# games}} failed", { failed: failed.length })}</h2>
            <p>{t("The arena could not play them. No bot is to blame, and the tournament waits for the results.")}</p>
            <ul>
                {failed.slice(0, shown).map(({ number, why }) => (
                    <li key={number}>{t("Game {number}: {why}", { number: number + 1, why: serverWords(why) })}</li>
                ))}
            </ul>
            <button type="button" disabled={isBusy.value} onClick={() => void retry()}>
                {t("Try again")}
            </button>
            <Fault text={fault.value} />
        </section>
    );
}
