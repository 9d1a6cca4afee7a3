// The verdict: result, reason, next steps.
import { submissions, type Submission } from "../api/submissions";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { session } from "../app/session";
import { languageOf } from "../editor/modes";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { rich, t } from "../words/words";
import { breachLines } from "./breach_words";
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
    const name = <strong>{bot.nickname === "" ? t("Your bot") : bot.nickname}</strong>;
    return (
        <>
            <p>
                {bot.contest === null
                    ? rich("{bot} now plays on the ladder.", { bot: name })
                    : rich("{bot} now plays in the contest.", { bot: name })}
            </p>
            <p class="actions">
                <a class="button primary" href={link("bot", { id: bot.id })}>
                    {t("Open bot page")}
                </a>
                {bot.contest === null && (
                    <a class="button" href={link("ladder", { game: bot.game })}>
                        {t("Open ladder")}
                    </a>
                )}
                <a class="button" href={link("submit", { game: bot.game, from: id })}>
                    {t("Submit a new version")}
                </a>
            </p>
        </>
    );
}

function DeleteButton({ submission: { id, number, bot } }: { submission: Submission }) {
    const { isBusy, fault, run } = useAttempt();
    const remove = () =>
        run(async () => {
            await submissions.delete(id);
            goTo(link("bot", { id: bot.id }));
        });
    return (
        <>
            <ConfirmButton
                label={t("Delete")}
                question={
                    bot.contest === null
                        ? t("Delete version {number} with its file, report and games?", { number })
                        : t("Delete version {number} with its file, report and games? It still counts as an attempt.", { number })
                }
                isBusy={isBusy.value}
                onConfirm={() => void remove()}
            />
            <Fault text={fault.value} />
        </>
    );
}

function Breaches({ verdict }: { verdict: Verdict }) {
    if (!verdict.breaches) return null;
    return (
        <>
            <p>{t("The source breaks rules of the assignment. Correct it and submit it again; this was not counted as an attempt.")}</p>
            <ul>
                {breachLines(verdict.breaches).map(({ place, words }, number) => (
                    <li key={number}>
                        {place !== "" && <code>{place}</code>} {words}
                    </li>
                ))}
            </ul>
        </>
    );
}

function NotAccepted({ submission, progress, verdict, hasOutput }: Props) {
    const { id, bot, file, language, has_file } = submission;
    const { words, advice, game, hasFailed, details } = explain(progress, verdict, language, hasOutput);
    return (
        <>
            {words !== "" && <p class="explanation">{words}</p>}
            <Breaches verdict={verdict} />
            {advice !== "" && <p>{advice}</p>}
            {hasFailed && game !== null && <LastWords submission={id} game={game} />}
            {details !== null && (
                <details>
                    <summary>{t("Technical details")}</summary>
                    <p class="explanation">{details}</p>
                </details>
            )}
            <p class="actions">
                <a class="button primary" href={link("submit", { game: bot.game, from: id })}>
                    {languageOf(file) === null || !has_file ? t("Submit another version") : t("Edit and resubmit")}
                </a>
                {game !== null && (
                    <a class="button" href={link("stored", { book: "submissions", id, number: game })}>
                        {t("Open game {game}", { game })}
                    </a>
                )}
                <a class="button" href={link("bot", { id: bot.id })}>
                    {t("Open bot page")}
                </a>
                {session.person.value?.id === bot.owner && <DeleteButton submission={submission} />}
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
