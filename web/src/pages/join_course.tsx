// Joining a course: the code comes with the link (behind the #, which never reaches the server), the student number is typed in.
import { useSignal } from "@preact/signals";
import { courses } from "../api/courses";
import { PeopleOnly } from "../app/people_only";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { textIn } from "../forms/values";
import { t } from "../words/words";
import "../forms/forms.css";

export function JoinCoursePage({ slug }: { readonly slug: string }) {
    const code = useSignal(location.hash.slice(1));
    const { isBusy, fault, run } = useAttempt();
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget as HTMLFormElement);
        void run(async () => {
            await courses.join(slug, textIn(form, "code"), textIn(form, "student_number"));
            goTo(link("course", { slug }));
        });
    };
    return (
        <PeopleOnly title={t("Join a course")} why={t("Log in with your own account, then open the link again.")}>
            {() => (
                <>
                    <h1>{t("Join a course")}</h1>
                    <form class="form" onSubmit={submit}>
                        <fieldset>
                            <legend>{t("Course {slug}", { slug })}</legend>
                            <Field label={t("Student number")} hint={t("The one your university gave you.")}>
                                <input name="student_number" required maxLength={40} autocapitalize="none" autocomplete="off" />
                            </Field>
                            <Field label={t("Code")} hint={t("It comes with the link.")}>
                                <input name="code" required maxLength={100} defaultValue={code.value} autocomplete="off" />
                            </Field>
                        </fieldset>
                        <div class="actions">
                            <button type="submit" class="primary" disabled={isBusy.value}>
                                {t("Join")}
                            </button>
                            <Fault text={fault.value} />
                        </div>
                    </form>
                </>
            )}
        </PeopleOnly>
    );
}
