// The verdict: result, reason, next steps.
import type { Submission } from "../api/submissions";
import { link } from "../app/routes";
import { languageOf } from "../editor/modes";
import { explain } from "./explanation";
import { LastWords } from "./last_words_box";
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
                <strong>{bot.nickname === "" ? "Your bot" : bot.nickname}</strong> now plays{" "}
                {bot.contest === null ? "on the ladder" : "in the contest"}.
            </p>
            <p class="actions">
                <a class="button primary" href={link("bot", { id: bot.id })}>
                    Open bot page
                </a>
                {bot.contest === null && (
                    <a class="button" href={link("ladder", { game: bot.game })}>
                        Open ladder
                    </a>
                )}
                <a class="button" href={link("submit", { game: bot.game, from: id })}>
                    Submit a new version
                </a>
            </p>
        </>
    );
}

function NotAccepted({ submission: { id, bot, file, language }, progress, verdict, hasOutput }: Props) {
    const { words, advice, game, hasFailed, details } = explain(progress, verdict, language, hasOutput);
    return (
        <>
            {words !== "" && <p class="explanation">{words}</p>}
            {advice !== "" && <p>{advice}</p>}
            {hasFailed && game !== null && <LastWords submission={id} game={game} />}
            {details !== null && (
                <details>
                    <summary>Technical details</summary>
                    <p class="explanation">{details}</p>
                </details>
            )}
            <p class="actions">
                <a class="button primary" href={link("submit", { game: bot.game, from: id })}>
                    {languageOf(file) === null ? "Submit another version" : "Edit and resubmit"}
                </a>
                {game !== null && (
                    <a class="button" href={link("stored", { book: "submissions", id, number: game })}>
                        Open game {game}
                    </a>
                )}
                <a class="button" href={link("bot", { id: bot.id })}>
                    Open bot page
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
