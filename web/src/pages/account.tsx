// Log in and register; for logged-in users, sessions, tokens and password.
import { AccountForm, NameField, PasswordField } from "../account/account_form";
import { ChangePassword } from "../account/change_password";
import { LogIn } from "../account/log_in";
import { SecondFactor } from "../account/second_factor";
import { Sessions } from "../account/sessions";
import { StorageUse } from "../account/storage_use";
import { Tokens } from "../account/tokens";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { session, type Person } from "../app/session";
import { wayBack } from "../app/way_back";

type Entrance = (name: string, password: string) => Promise<void>;

function through(entrance: Entrance, to: string | null) {
    return async (fields: FormData) => {
        await entrance(String(fields.get("name")), String(fields.get("password")));
        if (to !== null) goTo(to);
    };
}

function LoggedOut({ to }: { to: string | null }) {
    return (
        <>
            <h1>Your account</h1>
            <p>
                You can watch and play without an account. With one, your games are saved under your name and you can submit bots.
                {to !== null && " After logging in you return to the page you came from."}
            </p>
            <div class="account-forms">
                <LogIn onDone={() => to !== null && goTo(to)} />
                <AccountForm
                    title="Register"
                    button="Create account"
                    action={through((name, password) => session.register(name, password), to)}
                >
                    <NameField />
                    <PasswordField label="Password (at least 10 characters)" isNew />
                </AccountForm>
            </div>
        </>
    );
}

function LoggedIn({ person }: { person: Person }) {
    return (
        <>
            <h1>{person.name}</h1>
            <p>Role: {person.role}</p>
            <p class="account-links">
                <a class="button" href={link("person", { id: person.id })}>
                    Your games, bots and statistics
                </a>
                <button type="button" onClick={() => void session.logOut().catch(() => undefined)}>
                    Log out
                </button>
            </p>
            <StorageUse />
            <Sessions />
            <SecondFactor isNeeded={person.needs_second_factor === true} />
            <Tokens role={person.role} />
            <div class="account-forms">
                <ChangePassword name={person.name} />
            </div>
        </>
    );
}

export function Account({ to }: { readonly to: string | null }) {
    const person = session.person.value;
    // A form that is replaced when the session is known would lose what has been typed into it.
    if (!session.isKnown.value) return <p class="quiet">Loading…</p>;
    return person ? <LoggedIn person={person} /> : <LoggedOut to={wayBack(to)} />;
}
