// One course: its assignments; for its staff also roster, staff and log.
import type { ContestSummary } from "../api/contests";
import { courses, type Course } from "../api/courses";
import { calm, never, useFollowed, type Follower } from "../app/followed";
import { link } from "../app/routes";
import { ContestCards } from "../contest/contest_cards";
import { CourseForm } from "../course/course_form";
import { CourseLog } from "../course/course_log";
import { CourseGrades } from "../course/grade_book";
import { JoinLink } from "../course/join_link";
import { CourseMembers } from "../course/members";
import { courseRoles } from "../course/role_words";
import { CourseStaff } from "../course/staff";
import { Pages } from "../lists/pages";
import { t } from "../words/words";
import { RulesText } from "./rules_text";
import "../course/course.css";

function You({ course: { role, you } }: { course: Course }) {
    if (!you) return <p class="quiet">{courseRoles[role]}</p>;
    return (
        <p class="quiet">
            {you.section === ""
                ? t("You are {name} ({number}).", { name: you.name, number: you.student_number })
                : t("You are {name} ({number}), section {section}.", { name: you.name, number: you.student_number, section: you.section })}
        </p>
    );
}

function Assignments({ course }: { course: Course }) {
    const mayMake = course.role === "owner" || course.role === "assistant";
    return (
        <section aria-labelledby="assignments">
            <h2 id="assignments">{t("Assignments")}</h2>
            {mayMake && (
                <p>
                    <a class="button primary" href={link("new-contest", { course: course.slug })}>
                        {t("New assignment")}
                    </a>
                </p>
            )}
            <Pages<ContestSummary> path={courses.assignmentsPath(course.slug)}>
                {(items) =>
                    items.length === 0 ? (
                        <p class="quiet">{t("There are no assignments yet.")}</p>
                    ) : (
                        <ContestCards contests={items} heading="h3" />
                    )
                }
            </Pages>
        </section>
    );
}

function ForStaff({ course, look }: { course: Course; look: () => void }) {
    const mayChange = course.role !== "grader";
    const { slug, members = 0, joined = 0, sections = [] } = course;
    return (
        <>
            <p>
                {t("{joined} of {members, plural, one {# student} other {# students}} have joined.", { joined, members })}{" "}
                {sections.length > 0 && t("Sections: {sections}", { sections: sections.join(", ") })}
            </p>
            <CourseMembers slug={slug} mayChange={mayChange} onDone={look} />
            {mayChange && <JoinLink course={course} onDone={look} />}
            <CourseStaff course={course} onDone={look} />
            <details>
                <summary>{t("Grades")}</summary>
                <CourseGrades slug={slug} />
            </details>
            {course.role === "owner" && (
                <details>
                    <summary>{t("Settings")}</summary>
                    <CourseForm course={course} onDone={look} />
                </details>
            )}
            <details>
                <summary>{t("Log of changes")}</summary>
                <CourseLog slug={slug} />
            </details>
        </>
    );
}

function Shown({ course, follower }: { course: Course; follower: Follower<Course> }) {
    return (
        <div class="course-parts">
            <h1>{course.title}</h1>
            <You course={course} />
            {course.text !== "" && <RulesText text={course.text} isUploaded />}
            <Assignments course={course} />
            {course.role !== "member" && <ForStaff course={course} look={() => void follower.look()} />}
        </div>
    );
}

export function CoursePage({ slug }: { readonly slug: string }) {
    const follower = useFollowed<Course>(courses.path(slug), never, calm);
    const asked = follower.asked.value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>{t("Course not found")}</h1>
                <p>
                    {asked.why}. <a href={link("courses")}>{t("Your courses")}</a>
                </p>
            </section>
        );
    }
    return <Shown course={asked.answer} follower={follower} />;
}
