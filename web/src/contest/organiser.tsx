// What the organiser of a contest does with it, step by step.
import { useSignal } from "@preact/signals";
import { contests, type Contest, type Phase, type Step } from "../api/contests";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { ContestForm } from "./contest_form";

interface NextStep {
    readonly step: Step;
    readonly label: string;
    readonly words: string;
}

// What comes next; nothing while the contest runs by itself.
export const nextSteps: Readonly<Partial<Record<Phase, NextStep>>> = {
    draft: { step: "announcement", label: "Announce", words: "Nobody else sees it yet. When it is announced it opens and closes by itself." },
    closed: { step: "freeze", label: "Freeze", words: "It freezes by itself when the last submission is judged; then the final is played." },
    frozen: { step: "publication", label: "Publish the standing", words: "Only you see the final until the standing is published." },
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
            <h2 id="organising">Organising</h2>
            {next && <p>{next.words}</p>}
            <div class="actions">
                {next && (
                    <button type="button" class="primary" disabled={isBusy.value} onClick={() => void take(next.step)}>
                        {next.label}
                    </button>
                )}
                {state !== "published" && (
                    <button type="button" disabled={isBusy.value} onClick={() => void tryOut()}>
                        Dry run of the final
                    </button>
                )}
                {tried.value !== null && <a href={`/tournaments/${tried.value}`}>Look at the dry run</a>}
                <Fault text={fault.value} />
            </div>
            {state !== "published" && (
                <details>
                    <summary>Settings</summary>
                    <ContestForm key={state} contest={contest} onDone={onChange} />
                </details>
            )}
        </section>
    );
}
