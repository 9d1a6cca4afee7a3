// Logging in at an institution, and the institutions that an account is linked to.
import { ApiError } from "../api/client";
import { institutions, type Institution, type LinkedInstitution } from "../api/people";
import { useAsked } from "../app/asked";
import { leaveFor } from "../app/login_trip";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { t } from "../words/words";
import { useSignal } from "@preact/signals";
import "./account.css";

// `to` is the page to return to afterwards.
export function InstitutionalLogins({
    institutions: all,
    to,
}: {
    readonly institutions: readonly Institution[];
    readonly to: string | null;
}) {
    const { isBusy, fault, run } = useAttempt();
    if (all.length === 0) return null;
    const go = (name: string) => run(async () => leaveFor((await institutions.beginLogin(name)).url, to));
    return (
        <section class="institutions" aria-label={t("Log in with your institution")}>
            {all.map(({ name, title }) => (
                <button key={name} type="button" class="primary" disabled={isBusy.value} onClick={() => void go(name)}>
                    {t("Log in with {institution}", { institution: title })}
                </button>
            ))}
            <Fault text={fault.value} />
        </section>
    );
}

function LinkRow({
    institution,
    link,
    onChanged,
}: {
    institution: Institution;
    link: LinkedInstitution | undefined;
    onChanged: () => void;
}) {
    const { isBusy, fault, run } = useAttempt();
    const begin = () => run(async () => leaveFor((await institutions.beginLink(institution.name)).url, null));
    const end = () =>
        run(async () => {
            await institutions.unlink(institution.name);
            onChanged();
        });
    return (
        <li>
            <span>
                {link
                    ? t("{institution}: linked, last used on {day}", { institution: institution.title, day: link.last_used.slice(0, 10) })
                    : t("{institution}: not linked", { institution: institution.title })}
            </span>{" "}
            {link ? (
                <ConfirmButton
                    label={t("Unlink")}
                    question={t("You will not be able to log in with {institution} any more. Unlink it?", {
                        institution: institution.title,
                    })}
                    isBusy={isBusy.value}
                    onConfirm={() => void end()}
                />
            ) : (
                <button type="button" disabled={isBusy.value} onClick={() => void begin()}>
                    {t("Link")}
                </button>
            )}
            <Fault text={fault.value} />
        </li>
    );
}

export function Links() {
    const round = useSignal(0);
    const asked = useAsked(
        async () => ({ all: (await institutions.list()).items, links: (await institutions.links()).items }),
        [round.value],
    ).value;
    if (asked.is === "failed") return <Fault text={asked.why} />;
    if (asked.is === "asking" || asked.answer.all.length === 0) return null;
    const { all, links } = asked.answer;
    return (
        <section aria-labelledby="institutions">
            <h2 id="institutions">{t("Login with your institution")}</h2>
            <ul class="institution-links">
                {all.map((institution) => (
                    <LinkRow
                        key={institution.name}
                        institution={institution}
                        link={links.find(({ name }) => name === institution.name)}
                        onChanged={() => ++round.value}
                    />
                ))}
            </ul>
        </section>
    );
}

export function needsSecondFactor(error: unknown): boolean {
    return error instanceof ApiError && error.code === "second_factor_needed";
}
