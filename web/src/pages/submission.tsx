// One version of a bot while it is judged, live, and afterwards.
import { useEffect, useMemo } from "preact/hooks";
import { submissions, type Submission } from "../api/submissions";
import { useAsked } from "../app/asked";
import { titleOf } from "../app/games";
import { PeopleOnly } from "../app/people_only";
import { LiveSubmission } from "../submit/live_submission";
import { verdictWords, type Verdict } from "../submit/progress";
import { Qualification } from "../submit/qualification";
import { Stages } from "../submit/stages";
import { Versions } from "../submit/versions";
import { ConnectionNote } from "../table/connection";
import "../forms/forms.css";
import "../submit/judging.css";
import "./table.css";

function VerdictBox({ submission, verdict }: { submission: Submission; verdict: Verdict }) {
    const { bot } = submission;
    return (
        <section class={`verdict ${verdict.state}`} role="status">
            <h2>{verdictWords(verdict)}</h2>
            {verdict.state === "accepted" ? (
                <p>
                    <strong>{bot.nickname}</strong> plays {bot.contest === null ? "on the ladder" : "in the contest"} from now on.
                </p>
            ) : (
                verdict.why !== "" && <p class="explanation">{verdict.why}</p>
            )}
            <p class="actions">
                <a class="button" href={`/bots/${bot.id}`}>
                    The bot's page
                </a>
                <a class="button" href={`/submit/${bot.game}?from=${submission.id}`}>
                    Change it and hand it in again
                </a>
            </p>
        </section>
    );
}

function Earlier({ submission, state }: { submission: Submission; state: string | undefined }) {
    const asked = useAsked(() => submissions.ofBot(submission.bot.id), [submission.bot.id, state]).value;
    if (asked.is !== "there" || asked.answer.length < 2) return null;
    return (
        <section aria-labelledby="versions">
            <h2 id="versions">All versions</h2>
            <Versions versions={asked.answer} playing={submission.bot.accepted} areOwn />
        </section>
    );
}

function Watching({ found }: { found: Submission }) {
    const live = useMemo(() => new LiveSubmission(found), [found.id]);
    useEffect(() => () => live.close(), [live]);
    const submission = live.submission.value;
    const progress = live.progress.value;
    const { verdict } = progress;
    return (
        <>
            <h1>
                <a href={`/games/${submission.bot.game}`}>{titleOf(submission.bot.game)}</a>: version {submission.number} of {submission.bot.owner_name}’s bot
            </h1>
            <p class="quiet">
                <a href={`/api/v1/submissions/${submission.id}/source`} download={submission.file}>
                    {submission.file}
                </a>
                {submission.language !== "" && `, ${submission.language}`}
            </p>
            <ConnectionNote connection={live.connection.value} />
            {live.fault.value !== null && (
                <p class="fault" role="alert">
                    {live.fault.value}
                </p>
            )}
            <Stages progress={progress} />
            {verdict ? (
                <VerdictBox submission={submission} verdict={verdict} />
            ) : (
                <p>
                    <button type="button" class="danger" onClick={() => void live.cancel()}>
                        Take it back
                    </button>
                </p>
            )}
            {live.buildOutput.value !== "" && (
                <section aria-labelledby="output">
                    <h2 id="output">What the compiler said</h2>
                    <pre class="output" tabindex={0} role="region" aria-labelledby="output">
                        {live.buildOutput.value}
                    </pre>
                </section>
            )}
            <Qualification submission={submission} progress={progress} />
            <Earlier submission={submission} state={verdict?.state} />
        </>
    );
}

function Found({ id }: { id: string }) {
    const asked = useAsked(() => submissions.show(id), [id]).value;
    if (asked.is === "asking") return <p class="quiet">Looking…</p>;
    if (asked.is === "there") return <Watching found={asked.answer} />;
    return (
        <section class="empty">
            <h1>There is nothing to see here</h1>
            <p>{asked.why}</p>
        </section>
    );
}

export function SubmissionPage({ id }: { readonly id: string }) {
    return (
        <PeopleOnly title="A submission" why="What somebody has handed in is for its author alone.">
            {(person) => <Found key={person.id} id={id} />}
        </PeopleOnly>
    );
}
