// Making a course, or changing its title and description.
import { courses, type Course } from "../api/courses";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { numberIn, textIn } from "../forms/values";
import { t } from "../words/words";
import "../forms/forms.css";

interface Props {
    // Null for a new one.
    readonly course: Course | null;
    readonly onDone: (course: Course) => void;
}

export function CourseForm({ course, onDone }: Props) {
    const { isBusy, fault, run } = useAttempt();
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget as HTMLFormElement);
        const wish = { title: textIn(form, "title"), text: textIn(form, "text") };
        const change = { ...wish, late_days: numberIn(form, "late_days") ?? 0 };
        void run(async () =>
            onDone(course ? await courses.change(course.slug, change) : await courses.make({ ...wish, slug: textIn(form, "slug") })),
        );
    };
    return (
        <form class="form" onSubmit={submit}>
            <fieldset>
                <legend>{t("Course")}</legend>
                <Field label={t("Title")} class="whole">
                    <input name="title" required maxLength={100} defaultValue={course?.title ?? ""} />
                </Field>
                {!course && (
                    <Field label={t("Short name for the URL")} hint={t("Only a–z, 0–9 and -")}>
                        <input name="slug" required pattern="[a-z0-9\-]+" maxLength={60} autocapitalize="none" />
                    </Field>
                )}
                <Field
                    label={t("Description")}
                    hint={t("Markdown: # heading, - list, **bold**, *italic*, `code`, [words](https://…)")}
                    class="whole"
                >
                    <textarea name="text" rows={6} maxLength={10_000} defaultValue={course?.text ?? ""} />
                </Field>
                {course && (
                    <Field label={t("Late days")} hint={t("Per student, for all assignments together.")}>
                        <input name="late_days" type="number" min={0} max={100} defaultValue={course.late_days} />
                    </Field>
                )}
            </fieldset>
            <div class="actions">
                <button type="submit" class="primary" disabled={isBusy.value}>
                    {course ? t("Save") : t("Create course")}
                </button>
                <Fault text={fault.value} />
            </div>
        </form>
    );
}
