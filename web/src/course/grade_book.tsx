// The grade book of a course: every student with every assignment, the distribution, bonus points, and all of it as CSV.
import { courses, type GradeBook, type GradeLine } from "../api/courses";
import { calm, never, useFollowed } from "../app/followed";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { textIn } from "../forms/values";
import { decimalWords, t } from "../words/words";
import { distributionOf } from "./distribution";
import "../lists/data_table.css";
import "./course.css";

const text = (points: number) => decimalWords(points, Number.isInteger(points) ? 0 : 2);

function Distribution({ totals }: { totals: readonly number[] }) {
    const bins = distributionOf(totals);
    const most = Math.max(1, ...bins.map(({ count }) => count));
    return (
        <figure class="distribution">
            <figcaption>{t("Distribution of the totals")}</figcaption>
            <ol>
                {bins.map(({ from, to, count }) => (
                    <li key={from}>
                        <span class="range">{t("{from} to {to}", { from: text(from), to: text(to) })}</span>
                        <meter min={0} max={most} value={count} aria-label={t("{from} to {to}", { from: text(from), to: text(to) })} />
                        <span>{count}</span>
                    </li>
                ))}
            </ol>
        </figure>
    );
}

function Line({ line: { student_number, name, section, parts, total } }: { line: GradeLine }) {
    return (
        <tr>
            <th scope="row">{name}</th>
            <td class="words">{student_number}</td>
            <td class="words">{section}</td>
            {parts.map((part, number) => (
                <td
                    key={number}
                    title={t("Points {points}, bonus {bonus}, lost by being late {lost} %", {
                        points: text(part.points),
                        bonus: text(part.bonus),
                        lost: text(part.lost_percent),
                    })}
                >
                    {text(part.total)}
                    {part.place !== null && <span class="quiet"> ({part.place}.)</span>}
                    {part.team !== "" && <span class="quiet grade-team">{part.team}</span>}
                </td>
            ))}
            <td>
                <strong>{text(total)}</strong>
            </td>
        </tr>
    );
}

function BonusForm({ book, onDone }: { book: GradeBook; onDone: () => void }) {
    const { isBusy, fault, run } = useAttempt();
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const fields = new FormData(form);
        void run(async () => {
            await courses.giveBonus(
                textIn(fields, "contest"),
                Number(fields.get("member")),
                Number(fields.get("points")),
                textIn(fields, "reason"),
            );
            form.reset();
            onDone();
        });
    };
    return (
        <form class="course-staff" onSubmit={submit}>
            <Field label={t("Student")}>
                <select name="member">
                    {book.items.map(({ member, name, student_number }) => (
                        <option key={member} value={member}>
                            {name} ({student_number})
                        </option>
                    ))}
                </select>
            </Field>
            <Field label={t("Assignment")}>
                <select name="contest">
                    {book.assignments.map(({ slug, title }) => (
                        <option key={slug} value={slug}>
                            {title}
                        </option>
                    ))}
                </select>
            </Field>
            <Field label={t("Bonus points")} hint={t("They replace earlier ones; 0 for none.")}>
                <input name="points" type="number" step="any" required />
            </Field>
            <Field label={t("Reason")}>
                <input name="reason" maxLength={200} />
            </Field>
            <button type="submit" disabled={isBusy.value}>
                {t("Give bonus")}
            </button>
            <Fault text={fault.value} />
        </form>
    );
}

export function CourseGrades({ slug }: { readonly slug: string }) {
    const follower = useFollowed<GradeBook>(courses.gradesPath(slug), never, calm);
    const asked = follower.asked.value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    const book = asked.answer;
    if (book.items.length === 0 || book.assignments.length === 0)
        return <p class="quiet">{t("Grades appear here when there are students and an announced assignment.")}</p>;
    return (
        <>
            <Distribution totals={book.items.map(({ total }) => total)} />
            <div class="data-table">
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{t("Name")}</th>
                            <th scope="col" class="words">
                                {t("Student number")}
                            </th>
                            <th scope="col" class="words">
                                {t("Section")}
                            </th>
                            {book.assignments.map(({ slug: assignment, title }) => (
                                <th key={assignment} scope="col">
                                    {title}
                                </th>
                            ))}
                            <th scope="col">{t("Total")}</th>
                        </tr>
                    </thead>
                    <tbody>
                        {book.items.map((line) => (
                            <Line key={line.member} line={line} />
                        ))}
                    </tbody>
                </table>
            </div>
            <p>
                <a href={`/api/v1/courses/${slug}/grades.csv`} download={`grades-${slug}.csv`}>
                    {t("Download grades (CSV)")}
                </a>
            </p>
            <BonusForm book={book} onDone={() => void follower.look()} />
        </>
    );
}
