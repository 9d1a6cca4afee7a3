// For organisers: a new contest, as a draft; for the staff of a course: a new assignment.
import { isOrganiser } from "../app/roles";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { session } from "../app/session";
import { ContestForm } from "../contest/contest_form";
import { t } from "../words/words";
import { OnlyFor } from "./only_for";

export function NewContestPage({ course }: { readonly course: string | null }) {
    if (!course && !isOrganiser(session.person.value)) return <OnlyFor who={t("organisers")} title={t("New contest")} />;
    return (
        <>
            <h1>{course ? t("New assignment") : t("New contest")}</h1>
            <ContestForm contest={null} course={course} onDone={({ slug }) => goTo(link("contest", { slug }))} />
        </>
    );
}
