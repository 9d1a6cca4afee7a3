// The courses that one takes part in or runs, each with its next deadline and what one has submitted so far.
import { contests, type Contest, type ContestSummary } from "../api/contests";
import { courses, type CourseSummary } from "../api/courses";
import { api } from "../api/client";
import { allOf, pagePath, type PageOf } from "../api/pages_of";
import type { Bot } from "../api/submissions";
import { useAsked } from "../app/asked";
import { link } from "../app/routes";
import { courseRoles } from "../course/role_words";
import { zonedMoment } from "../forms/moments";
import { t } from "../words/words";
import { nextAssignment, statusWords } from "./assignments";

interface MyCourse {
    readonly course: CourseSummary;
    // The one with the next deadline.
    readonly next: Contest | null;
}

const all = <Item,>(path: string) => allOf((after) => api.get<PageOf<Item>>(pagePath(path, after)));

async function withNext(course: CourseSummary): Promise<MyCourse> {
    const next = nextAssignment(await all<ContestSummary>(courses.assignmentsPath(course.slug)));
    return { course, next: next && (await contests.show(next.slug)) };
}

async function find(): Promise<readonly MyCourse[]> {
    return Promise.all((await all<CourseSummary>(courses.listPath)).map(withNext));
}

function Next({ contest, bots, isMember }: { contest: Contest; bots: readonly Bot[]; isMember: boolean }) {
    const deadline = contest.your_time?.deadline ?? contest.closes;
    const status = statusWords(
        contest,
        bots.filter((bot) => bot.contest === contest.id),
    );
    return (
        <p class="my-deadline">
            <a href={link("contest", { slug: contest.slug })}>{contest.title}</a>{" "}
            <span class="quiet">
                {contest.state === "announced"
                    ? t("opens {time}", { time: zonedMoment(contest.opens) })
                    : t("due {time}", { time: zonedMoment(contest.state === "late" ? (contest.your_time?.last ?? deadline) : deadline) })}
            </span>
            {isMember && contest.state !== "announced" && <strong> {status}</strong>}
        </p>
    );
}

// Nothing for those who are in no course.
export function MyCourses({ bots }: { readonly bots: readonly Bot[] }) {
    const asked = useAsked(find, []).value;
    if (asked.is !== "there" || asked.answer.length === 0) return null;
    return (
        <section aria-labelledby="my-courses">
            <h2 id="my-courses">{t("Your courses")}</h2>
            <ul class="my-courses">
                {asked.answer.map(({ course, next }) => (
                    <li key={course.id}>
                        <a href={link("course", { slug: course.slug })}>{course.title}</a>{" "}
                        {course.role !== "member" && <span class="quiet">{courseRoles[course.role]}</span>}
                        {next ? (
                            <Next contest={next} bots={bots} isMember={course.role === "member"} />
                        ) : (
                            <p class="quiet my-deadline">{t("No assignment is open.")}</p>
                        )}
                    </li>
                ))}
            </ul>
        </section>
    );
}
