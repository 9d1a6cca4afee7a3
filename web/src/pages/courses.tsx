// The courses that one runs or takes part in; organisers make new ones.
import { courses, type CourseSummary } from "../api/courses";
import { PeopleOnly } from "../app/people_only";
import { isOrganiser } from "../app/roles";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { session } from "../app/session";
import { CourseForm } from "../course/course_form";
import { courseRoles } from "../course/role_words";
import { Pages } from "../lists/pages";
import { t } from "../words/words";
import { OnlyFor } from "./only_for";

function List({ items }: { items: readonly CourseSummary[] }) {
    if (items.length === 0)
        return <p class="quiet">{t("You are in no course yet. To join one, open the link that its staff sent you.")}</p>;
    return (
        <ul class="cards">
            {items.map(({ id, slug, title, role }) => (
                <li key={id} class="card">
                    <h2>
                        <a href={link("course", { slug })}>{title}</a>
                    </h2>
                    <p class="quiet">{courseRoles[role]}</p>
                </li>
            ))}
        </ul>
    );
}

export function CoursesPage() {
    return (
        <PeopleOnly title={t("Courses")} why={t("Courses are for their members and staff.")}>
            {(person) => (
                <>
                    <h1>{t("Courses")}</h1>
                    {isOrganiser(person) && (
                        <p>
                            <a class="button primary" href={link("new-course")}>
                                {t("New course")}
                            </a>
                        </p>
                    )}
                    <Pages<CourseSummary> path={courses.listPath}>{(items) => <List items={items} />}</Pages>
                </>
            )}
        </PeopleOnly>
    );
}

export function NewCoursePage() {
    if (!isOrganiser(session.person.value)) return <OnlyFor who={t("organisers")} title={t("New course")} />;
    return (
        <>
            <h1>{t("New course")}</h1>
            <CourseForm course={null} onDone={({ slug }) => goTo(link("course", { slug }))} />
        </>
    );
}
