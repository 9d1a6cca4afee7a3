// Short descriptions of jobs.
import type { Priority, Work, WorkCount, WorkState } from "../api/work";
import { t } from "../words/words";

export const stateWords: Readonly<Record<WorkState, string>> = {
    waiting: t("waiting@@job"),
    running: t("running@@job"),
    failed: t("failed@@job"),
    done: t("done@@job"),
    cancelled: t("cancelled@@job"),
};
export const priorityWords: Readonly<Record<Priority, string>> = {
    judging: t("judging@@work"),
    tournament: t("tournament@@work"),
    ladder: t("ladder@@work"),
};

// The strings and numbers of a job, as "tournament 1, number 35".
export function whatWords(what: unknown): string {
    if (typeof what !== "object" || what === null) return String(what ?? "");
    return Object.entries(what)
        .filter(([, value]) => typeof value === "string" || typeof value === "number")
        .map(([name, value]) => `${name} ${String(value)}`)
        .join(", ");
}

export function piecesOf(counts: readonly WorkCount[], state: WorkCount["state"], priority: Priority): number {
    return counts.find((count) => count.state === state && count.priority === priority)?.pieces ?? 0;
}

export function canCancel({ state, cancelled }: Pick<Work, "state" | "cancelled">): boolean {
    return (state === "waiting" || state === "running") && !cancelled;
}
