// What a submission would count for now, in words; and the late policy of a contest.
import type { OwnTime, Terms } from "../api/contests";
import { decimalWords, t } from "../words/words";

const percentText = (percent: number) => decimalWords(percent, Number.isInteger(percent) ? 0 : 1);

// Null when there is nothing to say.
export function timeWords({ timing, lost_percent, late_days }: OwnTime): string | null {
    if (timing === "unofficial") return t("This contest has ended. You can still submit to see how your bot does; it does not count.");
    if (timing !== "late") return null;
    const days = t("{days, plural, one {# late day} other {# late days}}", { days: late_days });
    const percent = percentText(lost_percent);
    if (lost_percent === 0)
        return late_days > 0 ? t("A submission now uses {days}.", { days }) : t("A submission now is late, but loses no points.");
    return late_days > 0
        ? t("A submission now uses {days} and loses {percent} % of its points.", { days, percent })
        : t("A submission now loses {percent} % of its points.", { percent });
}

// Empty where nothing counts after the deadline.
export function lateWords({ late, late_days, unofficial }: Terms): readonly string[] {
    const percent = percentText(late.percent);
    const most = percentText(late.most_percent);
    return [
        ...(late.grace_minutes > 0
            ? [t("{minutes, plural, one {# minute} other {# minutes}} of grace", { minutes: late.grace_minutes })]
            : []),
        ...(late.unit === "hour"
            ? [t("{percent} % less per hour begun, at most {most} %, for up to {hours} hours", { percent, most, hours: late.most_units })]
            : []),
        ...(late.unit === "day"
            ? [t("{percent} % less per day begun, at most {most} %, for up to {days} days", { percent, most, days: late.most_units })]
            : []),
        ...(late_days > 0 ? [t("up to {days, plural, one {# late day} other {# late days}}", { days: late_days })] : []),
        ...(unofficial ? [t("later submissions are judged but do not count")] : []),
    ];
}
