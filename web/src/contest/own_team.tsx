// A student’s team for an assignment: made, joined and left here, as long as students may.
import { teams, type OwnTeam, type Team, type TeamRules } from "../api/teams";
import type { Contest } from "../api/contests";
import { useFollowed } from "../app/followed";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { zonedMoment } from "../forms/moments";
import { textIn } from "../forms/values";
import { t } from "../words/words";

type Act = (action: () => Promise<unknown>) => void;

interface PartProps {
    readonly slug: string;
    readonly rules: TeamRules;
    readonly own: OwnTeam;
    readonly act: Act;
    readonly isBusy: boolean;
}

// One field and its button.
function NameForm({ label, hint, button, isBusy, onName }: FormProps) {
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        onName(textIn(new FormData(form), "name"));
        form.reset();
    };
    return (
        <form class="team-form" onSubmit={submit}>
            <Field label={label} hint={hint}>
                <input name="name" required maxLength={60} />
            </Field>
            <button type="submit" disabled={isBusy}>
                {button}
            </button>
        </form>
    );
}

interface FormProps {
    readonly label: string;
    readonly hint: string;
    readonly button: string;
    readonly isBusy: boolean;
    readonly onName: (name: string) => void;
}

function Mine({ slug, rules, own, team, act, isBusy }: PartProps & { readonly team: Team }) {
    const hasRoom = team.members.length + team.invited.length < rules.most;
    return (
        <>
            <p>
                <strong>{team.name}</strong>
            </p>
            <ul class="team-members">
                {team.members.map(({ member, name }) => (
                    <li key={member}>{name}</li>
                ))}
                {team.invited.map(({ member, name }) => (
                    <li key={member}>
                        {name} <span class="quiet">{t("invited")}</span>{" "}
                        {own.may_change && (
                            <button type="button" disabled={isBusy} onClick={() => act(() => teams.withdraw(slug, member))}>
                                {t("Withdraw the invitation of {name}", { name })}
                            </button>
                        )}
                    </li>
                ))}
            </ul>
            {team.members.length < rules.least && (
                <p class="late-words">{t("Your team needs {least} members to submit.", { least: rules.least })}</p>
            )}
            {own.may_change && hasRoom && (
                <NameForm
                    label={t("Student")}
                    hint={t("Student number or login name.")}
                    button={t("Invite")}
                    isBusy={isBusy}
                    onName={(student) => act(() => teams.invite(slug, student))}
                />
            )}
            {own.may_change && (!team.submitted || team.members.length === 1) && (
                <ConfirmButton
                    label={t("Leave the team")}
                    question={t("Leave {team}?", { team: team.name })}
                    isBusy={isBusy}
                    onConfirm={() => act(() => teams.leave(slug))}
                />
            )}
            {own.may_change && team.submitted && team.members.length > 1 && (
                <p class="quiet">{t("Your team has submitted: only your course staff can take somebody out of it.")}</p>
            )}
        </>
    );
}

function Alone({ slug, rules, own, act, isBusy }: PartProps) {
    return (
        <>
            <p>
                {rules.least > 1
                    ? t("You are in no team yet. A team needs {least} members to submit.", { least: rules.least })
                    : t("You are in no team: you submit on your own.")}
            </p>
            {own.may_change && (
                <NameForm
                    label={t("Name of the team")}
                    hint={t("Others see it where a contest shows authors.")}
                    button={t("Make a team")}
                    isBusy={isBusy}
                    onName={(name) => act(() => teams.make(slug, name))}
                />
            )}
        </>
    );
}

function Invitations({ slug, own, act, isBusy }: PartProps) {
    if (own.invitations.length === 0) return null;
    return (
        <ul class="team-members" aria-label={t("Invitations")}>
            {own.invitations.map(({ id, name, members }) => (
                <li key={id}>
                    {t("{team} invites you: {members}", { team: name, members: members.map((member) => member.name).join(", ") })}{" "}
                    {own.may_change && (
                        <>
                            <button
                                type="button"
                                class="primary"
                                disabled={isBusy || own.team !== null}
                                onClick={() => act(() => teams.join(slug, id))}
                            >
                                {t("Join {team}", { team: name })}
                            </button>{" "}
                            <button type="button" disabled={isBusy} onClick={() => act(() => teams.decline(slug, id))}>
                                {t("Decline {team}", { team: name })}
                            </button>
                        </>
                    )}
                </li>
            ))}
        </ul>
    );
}

function changeWords(own: OwnTeam, rules: TeamRules): string {
    if (!rules.by_students) return t("Your course staff make the teams.");
    return own.may_change
        ? t("You can change your team until {time}.", { time: zonedMoment(own.until) })
        : t("Teams are fixed. Ask your course staff if something is wrong.");
}

export function OwnTeamSection({ contest, onChange }: { readonly contest: Contest; readonly onChange: () => void }) {
    const { slug, terms } = contest;
    const follower = useFollowed<OwnTeam>(teams.ownPath(slug));
    const { isBusy, fault, run } = useAttempt();
    const asked = follower.asked.value;
    const act: Act = (action) =>
        void run(async () => {
            await action();
            await follower.look();
            onChange();
        });
    return (
        <section class="card team-card" aria-labelledby="own-team">
            <h2 id="own-team">{t("Your team")}</h2>
            {asked.is === "asking" && <p class="quiet">{t("Loading…")}</p>}
            {asked.is === "failed" && <p class="quiet">{asked.why}</p>}
            {asked.is === "there" && <Parts slug={slug} rules={terms.teams} own={asked.answer} act={act} isBusy={isBusy.value} />}
            <Fault text={fault.value} />
        </section>
    );
}

function Parts(props: PartProps) {
    const { own, rules } = props;
    return (
        <>
            {own.team ? <Mine {...props} team={own.team} /> : <Alone {...props} />}
            <Invitations {...props} />
            <p class="quiet">{changeWords(own, rules)}</p>
        </>
    );
}
