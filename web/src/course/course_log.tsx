// What staff and members changed in a course.
import { courses, type CourseLogLine } from "../api/courses";
import { longMoment } from "../forms/moments";
import { Pages } from "../lists/pages";
import { t } from "../words/words";
import { actionWords } from "./role_words";
import "../lists/data_table.css";

function Lines({ lines }: { lines: readonly CourseLogLine[] }) {
    if (lines.length === 0) return <p class="quiet">{t("Nothing has been changed yet.")}</p>;
    return (
        <div class="data-table">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t("Time")}</th>
                        <th scope="col" class="words">
                            {t("By")}
                        </th>
                        <th scope="col" class="words">
                            {t("Change")}
                        </th>
                        <th scope="col" class="words">
                            {t("Details")}
                        </th>
                    </tr>
                </thead>
                <tbody>
                    {lines.map(({ id, moment, actor, action, details }) => (
                        <tr key={id}>
                            <th scope="row">{longMoment(moment)}</th>
                            <td class="words">{actor ?? "–"}</td>
                            <td class="words">{actionWords(action)}</td>
                            <td class="words">{details}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

export function CourseLog({ slug }: { readonly slug: string }) {
    return <Pages<CourseLogLine> path={courses.logPath(slug)}>{(lines) => <Lines lines={lines} />}</Pages>;
}
