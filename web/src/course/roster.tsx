// Importing the roster from a CSV file.
import { useSignal } from "@preact/signals";
import { courses, type RosterReport, type Student } from "../api/courses";
import { t } from "../words/words";
import { FileImport } from "./file_import";

function Students({ title, students }: { title: string; students: readonly Student[] }) {
    if (students.length === 0) return null;
    return (
        <details>
            <summary>{title}</summary>
            <ul>
                {students.map(({ student_number, name, section }) => (
                    <li key={student_number}>
                        {student_number} · {name}
                        {section !== "" && ` · ${section}`}
                    </li>
                ))}
            </ul>
        </details>
    );
}

function Changes({ report: { added, changed, missing, unchanged } }: { report: RosterReport }) {
    return (
        <>
            <Students title={t("{count, plural, one {# new student} other {# new students}}", { count: added.length })} students={added} />
            <Students title={t("{count, plural, one {# change} other {# changes}}", { count: changed.length })} students={changed} />
            <Students
                title={t("{count, plural, one {# student} other {# students}} on the roster but not in the file", {
                    count: missing.length,
                })}
                students={missing}
            />
            <p class="quiet">{t("{count, plural, one {# line} other {# lines}} without a change", { count: unchanged })}</p>
        </>
    );
}

export function RosterImport({ slug, onDone }: { readonly slug: string; readonly onDone: () => void }) {
    const removes = useSignal(false);
    const send = (file: File, isPreview: boolean) => {
        removes.value = removes.value && !isPreview;
        return courses.importRoster(slug, file, isPreview, removes.value);
    };
    const choices = ({ missing }: RosterReport) =>
        missing.length > 0 && (
            <label class="choice">
                <input type="checkbox" checked={removes.value} onChange={(event) => (removes.value = event.currentTarget.checked)} />
                {t("Remove students who are not in the file")}
            </label>
        );
    return (
        <section aria-labelledby="import">
            <h3 id="import">{t("Import the roster")}</h3>
            <p>
                {t(
                    "A CSV file whose first line names its columns: student_number, name, and optionally section and account (a login name). You see what changes before it does.",
                )}
            </p>
            <FileImport
                button={t("Roster (CSV)")}
                done={t("The roster is imported.")}
                send={send}
                changes={(report) => <Changes report={report} />}
                choices={choices}
                onDone={onDone}
            />
        </section>
    );
}
