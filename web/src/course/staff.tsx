// Who runs a course; its owners give and take roles here.
import { courses, type Course, type Staff, type StaffRole } from "../api/courses";
import { link } from "../app/routes";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { t } from "../words/words";
import { courseRoles } from "./role_words";
import "../lists/data_table.css";
import "./course.css";

const roles: readonly StaffRole[] = ["assistant", "grader", "owner"];

function Row({ staff: { account, name, role }, onRemove }: { staff: Staff; onRemove: (() => void) | null }) {
    return (
        <tr>
            <th scope="row">
                <a href={link("person", { id: account })}>{name}</a>
            </th>
            <td class="words">{courseRoles[role]}</td>
            {onRemove && (
                <td class="words">
                    <ConfirmButton
                        label={t("Remove")}
                        question={t("Take the role away from {name}?", { name })}
                        isBusy={false}
                        onConfirm={onRemove}
                    />
                </td>
            )}
        </tr>
    );
}

export function CourseStaff({ course, onDone }: { readonly course: Course; readonly onDone: () => void }) {
    const { fault, run } = useAttempt();
    const isOwner = course.role === "owner";
    const remove = (account: number) =>
        void run(async () => {
            await courses.removeStaff(course.slug, account);
            onDone();
        });
    const add = (event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const fields = new FormData(form);
        void run(async () => {
            await courses.setStaff(course.slug, String(fields.get("name")).trim(), String(fields.get("role")) as StaffRole);
            form.reset();
            onDone();
        });
    };
    return (
        <section aria-labelledby="staff">
            <h2 id="staff">{t("Staff")}</h2>
            <p class="quiet">
                {t("Assistants manage the roster and the assignments. Graders see submissions and grades, and give bonus points.")}
            </p>
            <div class="data-table">
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{t("Name")}</th>
                            <th scope="col" class="words">
                                {t("Role")}
                            </th>
                            {isOwner && (
                                <th scope="col" class="words">
                                    {t("Actions")}
                                </th>
                            )}
                        </tr>
                    </thead>
                    <tbody>
                        {(course.staff ?? []).map((staff) => (
                            <Row key={staff.account} staff={staff} onRemove={isOwner ? () => remove(staff.account) : null} />
                        ))}
                    </tbody>
                </table>
            </div>
            {isOwner && (
                <form class="course-staff" onSubmit={add}>
                    <Field label={t("Login name")}>
                        <input name="name" required autocapitalize="none" />
                    </Field>
                    <Field label={t("Role")}>
                        <select name="role">
                            {roles.map((role) => (
                                <option key={role} value={role}>
                                    {courseRoles[role]}
                                </option>
                            ))}
                        </select>
                    </Field>
                    <button type="submit">{t("Give role")}</button>
                </form>
            )}
            <Fault text={fault.value} />
        </section>
    );
}
