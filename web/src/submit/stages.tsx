// The stages as a row of steps.
import { t } from "../words/words";
import { stepStates, type Progress, type Stage, type StepState } from "./progress";

const titles: Readonly<Record<Stage, string>> = {
    waiting: t("Queue"),
    checking: t("Checks"),
    building: t("Build"),
    qualifying: t("Qualification"),
};
const marks: Readonly<Record<StepState, string>> = { done: "✓", now: "…", failed: "✕", open: "" };
const words: Readonly<Record<StepState, string>> = { done: t("done"), now: t("in progress"), failed: t("failed"), open: t("not started") };

export function Stages({ progress }: { readonly progress: Progress }) {
    return (
        <ol class="stages" aria-label={t("Stages")}>
            {stepStates(progress).map(({ stage, state }) => (
                <li key={stage} class={state} aria-current={state === "now" ? "step" : undefined}>
                    <span class="mark" aria-hidden="true">
                        {marks[state]}
                    </span>
                    {titles[stage]}
                    <span class="hidden-text">: {words[state]}</span>
                </li>
            ))}
        </ol>
    );
}
