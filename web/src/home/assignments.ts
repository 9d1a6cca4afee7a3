// Which assignment of a course comes next, and how far one is with it.
import type { Contest, ContestSummary } from "../api/contests";
import type { Bot } from "../api/submissions";
import { t } from "../words/words";

const orders: Readonly<Record<string, number>> = { open: 0, late: 1, announced: 2 };

// What is open comes before what is late or only announced, and the earlier deadline before the later one.
export function nextAssignment(assignments: readonly ContestSummary[]): ContestSummary | null {
    const rank = ({ state }: ContestSummary) => orders[state] ?? Infinity;
    return (
        [...assignments]
            .filter((one) => rank(one) !== Infinity)
            .sort((one, other) => rank(one) - rank(other) || (one.closes < other.closes ? -1 : 1))[0] ?? null
    );
}

// Of one's own bots for it.
export function statusWords({ attempts_left: left }: Pick<Contest, "attempts_left">, bots: readonly Pick<Bot, "accepted">[]): string {
    if (bots.some(({ accepted }) => accepted !== null)) return t("Accepted@@bot");
    if (bots.length === 0) return t("Not submitted yet");
    return left === 0 ? t("Not accepted, no attempts left") : t("Submitted, not accepted yet");
}
