// Who may hand in together, in words.
import type { TeamRules } from "../api/teams";
import { zonedMoment } from "../forms/moments";
import { t } from "../words/words";

export function teamWords({ least, most, by_students, until }: TeamRules): string {
    const size = least === most ? t("{most} members", { most }) : t("{least} to {most} members", { least, most });
    if (!by_students) return t("{size}, made by the staff", { size });
    return until
        ? t("{size}, made by the students until {time}", { size, time: zonedMoment(until) })
        : t("{size}, made by the students", { size });
}
