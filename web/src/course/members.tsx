// The roster as its staff see it: who has joined, by section; members are removed and accounts released here.
import { useSignal } from "@preact/signals";
import { courses, type Member } from "../api/courses";
import { useAsked } from "../app/asked";
import { link } from "../app/routes";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { CsvLink } from "../lists/csv_link";
import { t } from "../words/words";
import { RosterImport } from "./roster";
import { fits } from "./search";
import "../lists/data_table.css";
import "./course.css";

interface RowProps {
    readonly member: Member;
    readonly mayChange: boolean;
    readonly onChange: (change: Parameters<typeof courses.changeMember>[2]) => void;
}

function Row({ member, mayChange, onChange }: RowProps) {
    const { student_number, name, section, account, account_name } = member;
    return (
        <tr>
            <th scope="row">{name}</th>
            <td class="words">{student_number}</td>
            <td class="words">{section}</td>
            <td class="words">{account === null ? t("not joined yet") : <a href={link("person", { id: account })}>{account_name}</a>}</td>
            {mayChange && (
                <td class="words">
                    {account !== null && (
                        <ConfirmButton
                            label={t("Release account")}
                            question={t("{account} will not be {name} in this course any more. Release the account?", {
                                account: account_name,
                                name,
                            })}
                            isBusy={false}
                            onConfirm={() => onChange({ release_account: true })}
                        />
                    )}{" "}
                    <ConfirmButton
                        label={t("Remove")}
                        question={t("Remove {name} from the course?", { name })}
                        isBusy={false}
                        onConfirm={() => onChange({ removed: true })}
                    />
                </td>
            )}
        </tr>
    );
}

interface TableProps {
    readonly slug: string;
    readonly members: readonly Member[];
    readonly mayChange: boolean;
    readonly onDone: () => void;
}

function MemberTable({ slug, members, mayChange, onDone }: TableProps) {
    const search = useSignal("");
    const { fault, run } = useAttempt();
    if (members.length === 0) return <p class="quiet">{t("The roster is empty. Import one to begin.")}</p>;
    return (
        <>
            <Field label={t("Search")} hint={t("Name, student number, section or account")} class="member-filter">
                <input type="search" value={search.value} onInput={(event) => (search.value = event.currentTarget.value)} />
            </Field>
            <Fault text={fault.value} />
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
                            <th scope="col" class="words">
                                {t("Account")}
                            </th>
                            {mayChange && (
                                <th scope="col" class="words">
                                    {t("Actions")}
                                </th>
                            )}
                        </tr>
                    </thead>
                    <tbody>
                        {members
                            .filter((member) => fits(member, search.value))
                            .map((member) => (
                                <Row
                                    key={member.id}
                                    member={member}
                                    mayChange={mayChange}
                                    onChange={(change) =>
                                        void run(async () => {
                                            await courses.changeMember(slug, member.id, change);
                                            onDone();
                                        })
                                    }
                                />
                            ))}
                    </tbody>
                </table>
            </div>
            <CsvLink
                file={`roster-${slug}.csv`}
                titles={["student_number", "name", "section", "account"]}
                rows={members.map(({ student_number, name, section, account_name }) => [student_number, name, section, account_name ?? ""])}
            />
        </>
    );
}

export function CourseMembers({
    slug,
    mayChange,
    onDone,
}: {
    readonly slug: string;
    readonly mayChange: boolean;
    readonly onDone: () => void;
}) {
    const version = useSignal(0);
    const asked = useAsked(() => courses.members(slug), [slug, version.value]).value;
    const done = () => {
        version.value++;
        onDone();
    };
    return (
        <section aria-labelledby="members">
            <h2 id="members">{t("Roster")}</h2>
            {asked.is === "asking" && <p class="quiet">{t("Loading…")}</p>}
            {asked.is === "failed" && <p class="quiet">{asked.why}</p>}
            {asked.is === "there" && <MemberTable slug={slug} members={asked.answer} mayChange={mayChange} onDone={done} />}
            {mayChange && <RosterImport slug={slug} onDone={done} />}
        </section>
    );
}
