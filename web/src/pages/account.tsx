// Log in and register; for logged-in users, sessions, tokens and password; for organisers, invitation codes.
import { ChangePassword } from "../account/change_password";
import { DisplayName } from "../account/display_name";
import { EmailAddress } from "../account/email";
import { InstitutionalLogins, Links } from "../account/institutions";
import { LogIn } from "../account/log_in";
import { Register } from "../account/register";
import { roleWords } from "../account/role_words";
import { SecondFactor } from "../account/second_factor";
import { Sessions } from "../account/sessions";
import { StorageUse } from "../account/storage_use";
import { Tokens } from "../account/tokens";
import { institutions } from "../api/people";
import { useAsked } from "../app/asked";
import { InvitationCodes } from "../administration/invitation_codes";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { session, shownName, type Person } from "../app/session";
import { wayBack } from "../app/way_back";
import { t } from "../words/words";
import "../administration/administration.css";

function LoggedOut({ to }: { to: string | null }) {
    const ways = useAsked(() => institutions.list(), []).value;
    if (ways.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    const passwords = ways.is === "there" ? ways.answer.passwords : "everybody";
    return (
        <>
            <h1>{t("Your account")}</h1>
            <p>
                {t("You can watch and play without an account. With one, your games are saved under your name and you can submit bots.")}
                {to !== null && ` ${t("After logging in you return to the page you came from.")}`}
            </p>
            {ways.is === "there" && <InstitutionalLogins institutions={ways.answer.items} to={to} />}
            <div class="account-forms">
                {passwords !== "nobody" && (
                    <LogIn
                        isForAdministrators={passwords === "administrators"}
                        canForget={ways.is === "there" && ways.answer.sends_mail}
                        onDone={() => to !== null && goTo(to)}
                    />
                )}
                {passwords === "everybody" && <Register onDone={() => to !== null && goTo(to)} />}
            </div>
        </>
    );
}

// At the institution too, if one has logged in there.
async function logOut() {
    const elsewhere = await session.logOut();
    if (elsewhere !== null) location.assign(elsewhere);
}

function LoggedIn({ person }: { person: Person }) {
    return (
        <>
            <h1>{shownName(person)}</h1>
            <p>{t("Role: {role}", { role: roleWords[person.role] })}</p>
            <p class="account-links">
                <a class="button" href={link("person", { id: person.id })}>
                    {t("Your games, bots and statistics")}
                </a>
                <button type="button" onClick={() => void logOut().catch(() => undefined)}>
                    {t("Log out")}
                </button>
            </p>
            <StorageUse />
            <Links />
            <Sessions />
            <SecondFactor isNeeded={person.needs_second_factor === true} />
            <Tokens role={person.role} />
            {person.role === "organiser" && (
                <section aria-labelledby="invitation-codes">
                    <h2 id="invitation-codes">{t("Invitation codes")}</h2>
                    <InvitationCodes />
                </section>
            )}
            <div class="account-forms">
                <DisplayName person={person} />
                <EmailAddress />
                <ChangePassword name={person.name} />
            </div>
        </>
    );
}

export function Account({ to }: { readonly to: string | null }) {
    const person = session.person.value;
    // A form that is replaced when the session is known would lose what has been typed into it.
    if (!session.isKnown.value) return <p class="quiet">{t("Loading…")}</p>;
    return person ? <LoggedIn person={person} /> : <LoggedOut to={wayBack(to)} />;
}
