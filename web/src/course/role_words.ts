// What people are in a course, and what was done there, in words.
import type { CourseSummary } from "../api/courses";
import { t } from "../words/words";

export const courseRoles: Readonly<Record<CourseSummary["role"], string>> = {
    owner: t("Owner@@course"),
    assistant: t("Assistant@@course"),
    grader: t("Grader@@course"),
    member: t("Member@@course"),
};

const actions: Readonly<Record<string, string>> = {
    course: t("Course changed"),
    staff: t("Role given"),
    "staff-removed": t("Role taken away"),
    roster: t("Roster imported"),
    member: t("Member changed"),
    "member-removed": t("Member removed"),
    "member-unlinked": t("Account released"),
    "join-code": t("Join link created"),
    "join-code-revoked": t("Join link revoked"),
    joined: t("Joined"),
    assignment: t("Assignment changed"),
    closed: t("Assignment closed"),
    extension: t("Extension"),
    bonus: t("Bonus points"),
    "team-made": t("Team made"),
    "team-invited": t("Invited to a team"),
    "team-uninvited": t("Invitation withdrawn"),
    "team-declined": t("Invitation declined"),
    "team-joined": t("Team joined"),
    "team-left": t("Team left"),
    "team-set": t("Team changed by the staff"),
    "team-renamed": t("Team renamed"),
};

// One that the pages do not know is shown as it is.
export const actionWords = (action: string) => actions[action] ?? action;
