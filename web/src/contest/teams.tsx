// The teams of an assignment as its staff see them: a table, moving a student, renaming, and a file for all.
import { teams, type Team, type TeamReport, type Teams } from "../api/teams";
import type { Contest } from "../api/contests";
import { useFollowed } from "../app/followed";
import { FileImport } from "../course/file_import";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { textIn } from "../forms/values";
import { CsvLink } from "../lists/csv_link";
import { t } from "../words/words";
import "../lists/data_table.css";
import "../course/course.css";
import "./contest.css";

const names = (members: Team["members"]) => members.map(({ name, student_number }) => `${name} (${student_number})`).join(", ");

function TeamTable({ items, least }: { items: readonly Team[]; least: number }) {
    if (items.length === 0) return <p class="quiet">{t("There are no teams yet.")}</p>;
    return (
        <div class="data-table">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t("Team")}</th>
                        <th scope="col" class="words">
                            {t("Members")}
                        </th>
                        <th scope="col" class="words">
                            {t("Invited")}
                        </th>
                        <th scope="col" class="words">
                            {t("State")}
                        </th>
                    </tr>
                </thead>
                <tbody>
                    {items.map(({ id, name, members, invited, submitted }) => (
                        <tr key={id}>
                            <th scope="row">{name}</th>
                            <td class="words">{names(members)}</td>
                            <td class="words">{names(invited)}</td>
                            <td class="words">
                                {submitted ? t("has submitted") : members.length < least ? t("too small") : t("has not submitted")}
                            </td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

type Act = (action: () => Promise<unknown>) => void;

function PutForm({ slug, all, act, isBusy }: { slug: string; all: Teams; act: Act; isBusy: boolean }) {
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const fields = new FormData(form);
        act(() => teams.put(slug, Number(fields.get("member")), textIn(fields, "team") || null));
        form.reset();
    };
    return (
        <form class="course-staff" onSubmit={submit}>
            <Field label={t("Student")}>
                <select name="member">
                    {all.alone.map(({ member, name, student_number }) => (
                        <option key={member} value={member}>
                            {name} ({student_number})
                        </option>
                    ))}
                    {all.items.flatMap((team) =>
                        team.members.map(({ member, name, student_number }) => (
                            <option key={member} value={member}>
                                {name} ({student_number}) · {team.name}
                            </option>
                        )),
                    )}
                </select>
            </Field>
            <Field label={t("Team")} hint={t("A new name makes a team; empty: none.")}>
                <input name="team" list="team-names" maxLength={60} />
            </Field>
            <datalist id="team-names">
                {all.items.map(({ id, name }) => (
                    <option key={id} value={name} />
                ))}
            </datalist>
            <button type="submit" disabled={isBusy}>
                {t("Move")}
            </button>
        </form>
    );
}

function RenameForm({ slug, items, act, isBusy }: { slug: string; items: readonly Team[]; act: Act; isBusy: boolean }) {
    if (items.length === 0) return null;
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const fields = new FormData(form);
        act(() => teams.rename(slug, Number(fields.get("renamed")), textIn(fields, "name")));
        form.reset();
    };
    return (
        <form class="course-staff" onSubmit={submit}>
            <Field label={t("Team to rename")}>
                <select name="renamed">
                    {items.map(({ id, name }) => (
                        <option key={id} value={id}>
                            {name}
                        </option>
                    ))}
                </select>
            </Field>
            <Field label={t("New name")}>
                <input name="name" required maxLength={60} />
            </Field>
            <button type="submit" disabled={isBusy}>
                {t("Rename")}
            </button>
        </form>
    );
}

function Moves({ report: { moves, unchanged } }: { report: TeamReport }) {
    return (
        <>
            {moves.length > 0 && (
                <details>
                    <summary>{t("{count, plural, one {# change} other {# changes}}", { count: moves.length })}</summary>
                    <ul>
                        {moves.map(({ student_number, name, from, to }) => (
                            <li key={student_number}>
                                {student_number} · {name}: {from || "–"} → {to || "–"}
                            </li>
                        ))}
                    </ul>
                </details>
            )}
            <p class="quiet">{t("{count, plural, one {# line} other {# lines}} without a change", { count: unchanged })}</p>
        </>
    );
}

interface Props {
    readonly contest: Contest;
    readonly mayChange: boolean;
}

export function ContestTeams({ contest, mayChange }: Props) {
    const { slug, terms } = contest;
    const follower = useFollowed<Teams>(teams.listPath(slug));
    const { isBusy, fault, run } = useAttempt();
    const asked = follower.asked.value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    const all = asked.answer;
    const look = () => void follower.look();
    const act: Act = (action) =>
        void run(async () => {
            await action();
            await follower.look();
        });
    const rows = all.items.flatMap((team) => team.members.map(({ name, student_number }) => [team.name, student_number ?? "", name]));
    return (
        <div class="contest-teams">
            <TeamTable items={all.items} least={terms.teams.least} />
            <p class="quiet">{t("{count, plural, one {# student is} other {# students are}} in no team.", { count: all.alone.length })}</p>
            <CsvLink file={`teams-${slug}.csv`} titles={["team", "student_number", "name"]} rows={rows} />
            {mayChange && (
                <>
                    <PutForm slug={slug} all={all} act={act} isBusy={isBusy.value} />
                    <RenameForm slug={slug} items={all.items} act={act} isBusy={isBusy.value} />
                    <Fault text={fault.value} />
                    <p>
                        {t(
                            "Or a CSV file whose first line names its columns: team and student_number. Students who are not in it stay where they are.",
                        )}
                    </p>
                    <FileImport
                        button={t("Teams (CSV)")}
                        done={t("The teams are imported.")}
                        send={(file, isPreview) => teams.importFile(slug, file, isPreview)}
                        changes={(report) => <Moves report={report} />}
                        onDone={look}
                    />
                </>
            )}
        </div>
    );
}
