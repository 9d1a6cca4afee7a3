// Who has more time for an assignment, and giving somebody more.
import { contests, type Contest, type Extension, type Extensions } from "../api/contests";
import { courses, type Member } from "../api/courses";
import { teams, type Team, type Teams } from "../api/teams";
import { api } from "../api/client";
import { useAsked } from "../app/asked";
import { useFollowed } from "../app/followed";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { localOf, momentOf, zonedMoment } from "../forms/moments";
import { textIn } from "../forms/values";
import { t } from "../words/words";
import "../lists/data_table.css";
import "../course/course.css";

function ExtensionTable({ items, onRemove }: { items: readonly Extension[]; onRemove: (member: number) => void }) {
    if (items.length === 0) return <p class="quiet">{t("No extensions yet.")}</p>;
    return (
        <div class="data-table">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t("Name")}</th>
                        <th scope="col" class="words">
                            {t("Deadline")}
                        </th>
                        <th scope="col" class="words">
                            {t("Reason")}
                        </th>
                        <th scope="col" class="words">
                            {t("Actions")}
                        </th>
                    </tr>
                </thead>
                <tbody>
                    {items.map(({ member, name, student_number, closes, reason }) => (
                        <tr key={member}>
                            <th scope="row">
                                {name} ({student_number})
                            </th>
                            <td class="words">{zonedMoment(closes)}</td>
                            <td class="words">{reason}</td>
                            <td class="words">
                                <ConfirmButton
                                    label={t("Remove")}
                                    question={t("Take the extension back from {name}?", { name })}
                                    isBusy={false}
                                    onConfirm={() => onRemove(member)}
                                />
                            </td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

// "team 3" or "member 7".
const recipientIn = (text: string) => {
    const [kind, id] = text.split(" ");
    return kind === "team" ? { team: Number(id) } : { member: Number(id) };
};

function Options({ members, all }: { members: readonly Member[]; all: readonly Team[] }) {
    return (
        <>
            {all.map(({ id, name }) => (
                <option key={`team ${id}`} value={`team ${id}`}>
                    {t("Team {name}", { name })}
                </option>
            ))}
            {members.map(({ id, name, student_number }) => (
                <option key={id} value={`member ${id}`}>
                    {name} ({student_number})
                </option>
            ))}
        </>
    );
}

interface Props {
    readonly contest: Contest;
    readonly course: string;
    readonly onDone: () => void;
}

export function ContestExtensions({ contest, course, onDone }: Props) {
    const { slug, closes, terms } = contest;
    const hasTeams = terms.teams.most > 1;
    const follower = useFollowed<Extensions>(contests.extensionsPath(slug));
    const members = useAsked(() => courses.members(course), [course]).value;
    const listed = useAsked(async () => (hasTeams ? (await api.get<Teams>(teams.listPath(slug))).items : []), [slug, hasTeams]).value;
    const { isBusy, fault, run } = useAttempt();
    const set = (recipient: ReturnType<typeof recipientIn>, until: string | null, reason: string) =>
        run(async () => {
            await contests.extend(slug, recipient, until, reason);
            await follower.look();
            onDone();
        });
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const fields = new FormData(form);
        void set(recipientIn(textIn(fields, "recipient")), momentOf(textIn(fields, "closes")), textIn(fields, "reason"));
    };
    const known = follower.asked.value;
    return (
        <>
            {known.is === "failed" && <p class="quiet">{known.why}</p>}
            {known.is === "there" && <ExtensionTable items={known.answer.items} onRemove={(member) => void set({ member }, null, "")} />}
            {members.is === "there" && members.answer.length > 0 && (
                <form class="course-staff" onSubmit={submit}>
                    <Field
                        label={hasTeams ? t("Student or team") : t("Student")}
                        hint={hasTeams ? t("What one member gets is for the whole team.") : t("From the roster.")}
                    >
                        <select name="recipient">
                            <Options members={members.answer} all={listed.is === "there" ? listed.answer : []} />
                        </select>
                    </Field>
                    <Field label={t("Deadline")} hint={t("In your time zone.")}>
                        <input name="closes" type="datetime-local" required defaultValue={localOf(Date.parse(closes) + 2 * 86_400_000)} />
                    </Field>
                    <Field label={t("Reason")}>
                        <input name="reason" maxLength={200} />
                    </Field>
                    <button type="submit" disabled={isBusy.value}>
                        {t("Give more time")}
                    </button>
                </form>
            )}
            <Fault text={fault.value} />
        </>
    );
}
