// The organiser’s controls of a contest.
import { useSignal } from "@preact/signals";
import { contests, type Contest, type Phase, type Step } from "../api/contests";
import { link } from "../app/routes";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { t } from "../words/words";
import { ContestForm } from "./contest_form";
import { ContestExtensions } from "./extensions";
import { ContestTeams } from "./teams";

interface NextStep {
    readonly step: Step;
    readonly label: string;
    readonly words: string;
}

// The next step for the organiser, if there is one.
export const nextSteps: Readonly<Partial<Record<Phase, NextStep>>> = {
    draft: {
        step: "announcement",
        label: t("Announce"),
        words: t("Only you can see this draft. Once announced, it opens and closes automatically."),
    },
    closed: {
        step: "freeze",
        label: t("Freeze"),
        words: t("The contest freezes automatically when the last submission is judged. Then the final is played."),
    },
    frozen: {
        step: "publication",
        label: t("Publish the standings"),
        words: t("Only you can see the final until you publish the standings."),
    },
};

export function Organiser({ contest, onChange }: { readonly contest: Contest; readonly onChange: () => void }) {
    const { isBusy, fault, run } = useAttempt();
    const tried = useSignal<number | null>(null);
    const { slug, state } = contest;
    const next = nextSteps[state];
    const take = (step: Step) =>
        run(async () => {
            await contests.take(slug, step);
            onChange();
        });
    const tryOut = () =>
        run(async () => {
            tried.value = (await contests.tryOut(slug)).tournament;
        });
    return (
        <section class="card organiser" aria-labelledby="organising">
            <h2 id="organising">{t("Manage contest")}</h2>
            {next && <p>{next.words}</p>}
            <div class="actions">
                {next && (
                    <button type="button" class="primary" disabled={isBusy.value} onClick={() => void take(next.step)}>
                        {next.label}
                    </button>
                )}
                {state !== "published" && (
                    <button type="button" disabled={isBusy.value} onClick={() => void tryOut()}>
                        {t("Run a test final")}
                    </button>
                )}
                {(state === "open" || state === "late") && (
                    <ConfirmButton
                        label={t("Close now")}
                        question={t("Later submissions will not count, not even with an extension. Close now?")}
                        isBusy={isBusy.value}
                        onConfirm={() => void take("closing")}
                    />
                )}
                {tried.value !== null && <a href={link("tournament", { id: tried.value })}>{t("Open the test final")}</a>}
                <Fault text={fault.value} />
            </div>
            {contest.course && (state === "announced" || state === "open" || state === "late" || state === "closed") && (
                <details>
                    <summary>{t("Extensions")}</summary>
                    <ContestExtensions contest={contest} course={contest.course.slug} onDone={onChange} />
                </details>
            )}
            {contest.course && contest.terms.teams.most > 1 && (
                <details>
                    <summary>{t("Teams")}</summary>
                    <ContestTeams contest={contest} mayChange />
                </details>
            )}
            {state !== "published" && (
                <details>
                    <summary>{t("Settings")}</summary>
                    <ContestForm key={state} contest={contest} onDone={onChange} />
                </details>
            )}
        </section>
    );
}
