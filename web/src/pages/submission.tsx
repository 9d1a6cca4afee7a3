// One version of a bot while it is judged, live, and afterwards.
import { useEffect, useMemo } from "preact/hooks";
import { submissions, type Submission } from "../api/submissions";
import { useAsked } from "../app/asked";
import { titleOf } from "../app/games";
import { languageTitle } from "../app/languages";
import { useOwnBots } from "../app/own_bots";
import { useOwnTitle } from "../app/own_title";
import { PeopleOnly } from "../app/people_only";
import { link } from "../app/routes";
import { session } from "../app/session";
import { LiveSubmission } from "../submit/live_submission";
import { isStage, nowWords, shortWords, type Verdict } from "../submit/progress";
import { Qualification } from "../submit/qualification";
import { Stages } from "../submit/stages";
import { VerdictBox } from "../submit/verdict_box";
import { Versions } from "../submit/versions";
import { ConnectionNote } from "../table/connection";
import "../submit/judging.css";
import { rich, t } from "../words/words";
import "./table.css";

function Earlier({ submission, state }: { submission: Submission; state: Verdict["state"] | undefined }) {
    const asked = useAsked(() => submissions.ofBot(submission.bot.id), [submission.bot.id, state]).value;
    if (asked.is !== "there" || asked.answer.length < 2) return null;
    return (
        <section aria-labelledby="versions">
            <h2 id="versions">{t("All versions")}</h2>
            <Versions versions={asked.answer} playing={submission.bot.accepted} areOwn />
        </section>
    );
}

// Staff look on.
function useMayCancel({ bot }: Submission): boolean {
    const own = useOwnBots();
    const me = session.person.value;
    return me !== null && (me.id === bot.owner || me.role === "administrator" || own.has(bot.id));
}

function Watching({ found }: { found: Submission }) {
    const live = useMemo(() => new LiveSubmission(found), [found.id]);
    useEffect(() => () => live.close(), [live]);
    const submission = live.submission.value;
    const progress = live.progress.value;
    const { verdict } = progress;
    const output = live.buildOutput.value;
    const mayCancel = useMayCancel(found);
    useOwnTitle(
        t("{progress}: {game}, version {number}", {
            progress: shortWords(progress),
            game: titleOf(submission.bot.game),
            number: submission.number,
        }),
    );
    return (
        <>
            <h1>
                {rich("{game}: version {number} of {owner}’s bot", {
                    game: <a href={link("game", { game: submission.bot.game })}>{titleOf(submission.bot.game)}</a>,
                    number: submission.number,
                    owner: submission.bot.team ?? submission.bot.owner_name,
                })}
            </h1>
            <p class="quiet">
                {submission.has_file ? (
                    <a href={`/api/v1/submissions/${submission.id}/source`} download={submission.file}>
                        {submission.file}
                    </a>
                ) : (
                    t("{file} (the file has expired)", { file: submission.file })
                )}
                {submission.language !== "" && `, ${languageTitle(submission.language)}`}
                {submission.bot.team !== null && ` · ${t("Submitted by {name}", { name: submission.author_name })}`}
            </p>
            {!submission.official && <p>{t("Unofficial: it came after the end of the contest and does not count.")}</p>}
            <ConnectionNote connection={live.connection.value} />
            {live.fault.value !== null && (
                <p class="fault" role="alert">
                    {live.fault.value}
                </p>
            )}
            <Stages progress={progress} />
            <div role="status">
                {verdict && <VerdictBox submission={submission} progress={progress} verdict={verdict} hasOutput={output !== ""} />}
            </div>
            {verdict === null && isStage(submission.state) && (
                <p class="actions">
                    <span>{t("{progress} You can leave this page. Judging continues.", { progress: nowWords(progress) })}</span>
                    {mayCancel && (
                        <button type="button" class="danger" onClick={() => void live.cancel()}>
                            {t("Cancel submission")}
                        </button>
                    )}
                </p>
            )}
            {output !== "" && (
                <section aria-labelledby="output">
                    <h2 id="output">{t("Build output")}</h2>
                    <pre class="output" tabindex={0} role="group" aria-labelledby="output">
                        {output}
                    </pre>
                </section>
            )}
            <Qualification submission={submission} progress={progress} />
            {!submission.has_games && (
                <p class="quiet">
                    {rich("The games in which this version was judged are no longer kept. <a>Open the report</a>", {
                        a: (words) => <a href={`/api/v1/submissions/${submission.id}/report`}>{words}</a>,
                    })}
                </p>
            )}
            <Earlier submission={submission} state={verdict?.state} />
        </>
    );
}

function Found({ id }: { id: string }) {
    const asked = useAsked(() => submissions.show(id), [id]).value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "there") return <Watching found={asked.answer} />;
    return (
        <section class="empty">
            <h1>{t("Submission not found")}</h1>
            <p>{asked.why}</p>
        </section>
    );
}

export function SubmissionPage({ id }: { readonly id: string }) {
    return (
        <PeopleOnly title={t("Submission")} why={t("Only the author can see a submission.")}>
            {(person) => <Found key={person.id} id={id} />}
        </PeopleOnly>
    );
}
