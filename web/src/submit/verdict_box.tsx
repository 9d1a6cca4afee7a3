// The verdict: what came of it, why, and where to go from there.
import type { Submission } from "../api/submissions";
import { languageOf } from "../editor/modes";
import { explain } from "./explanation";
import { verdictWords, type Progress, type Verdict } from "./progress";
import "../forms/forms.css";

interface Props {
    readonly submission: Submission;
    readonly progress: Progress;
    readonly verdict: Verdict;
    readonly hasOutput: boolean;
}

function Accepted({ submission: { id, bot } }: { submission: Submission }) {
    return (
        <>
            <p>
                <strong>{bot.nickname === "" ? "Your bot" : bot.nickname}</strong> plays {bot.contest === null ? "on the ladder" : "in the contest"} from now on.
            </p>
            <p class="actions">
                <a class="button primary" href={`/bots/${bot.id}`}>
                    The bot's page
                </a>
                {bot.contest === null && (
                    <a class="button" href={`/ladder/${bot.game}`}>
                        The ladder
                    </a>
                )}
                <a class="button" href={`/submit/${bot.game}?from=${id}`}>
                    Hand in a better one
                </a>
            </p>
        </>
    );
}

function NotAccepted({ submission: { id, bot, file }, progress, verdict, hasOutput }: Props) {
    const { words, advice, game, details } = explain(progress, verdict, hasOutput);
    return (
        <>
            {words !== "" && <p class="explanation">{words}</p>}
            {advice !== "" && <p>{advice}</p>}
            {details !== null && (
                <details>
                    <summary>In the judge’s words</summary>
                    <p class="explanation">{details}</p>
                </details>
            )}
            <p class="actions">
                <a class="button primary" href={`/submit/${bot.game}?from=${id}`}>
                    {languageOf(file) === null ? "Hand in another one" : "Change it and hand it in again"}
                </a>
                {game !== null && (
                    <a class="button" href={`/submissions/${id}/games/${game}`}>
                        Look at game {game}
                    </a>
                )}
                <a class="button" href={`/bots/${bot.id}`}>
                    The bot's page
                </a>
            </p>
        </>
    );
}

export function VerdictBox(props: Props) {
    const { submission, verdict } = props;
    return (
        <section class={`verdict ${verdict.state}`}>
            <h2>{verdictWords(verdict)}</h2>
            {verdict.state === "accepted" ? <Accepted submission={submission} /> : <NotAccepted {...props} />}
        </section>
    );
}
