// Logging in and registering; who is logged in finds the password and the tokens here.
import { AccountForm, PasswordField } from "../account/account_form";
import { ChangePassword } from "../account/change_password";
import { Tokens } from "../account/tokens";
import { goTo } from "../app/router";
import { session, type Person } from "../app/session";
import { wayBack } from "../app/way_back";

type Entrance = (name: string, password: string) => Promise<void>;

function through(entrance: Entrance, to: string | null) {
    return async (fields: FormData) => {
        await entrance(String(fields.get("name")), String(fields.get("password")));
        if (to !== null) goTo(to);
    };
}

function NameField() {
    return (
        <label>
            Name
            <input name="name" autocomplete="username" required maxLength={30} />
        </label>
    );
}

function LoggedOut({ to }: { to: string | null }) {
    return (
        <>
            <h1>Your account</h1>
            <p>Watching and casual games need none. With one your games are kept together under your name.{to !== null && " You come back to where you were."}</p>
            <div class="account-forms">
                <AccountForm title="Log in" button="Log in" action={through((name, password) => session.logIn(name, password), to)}>
                    <NameField />
                    <PasswordField label="Password" />
                </AccountForm>
                <AccountForm title="Register" button="Make an account" action={through((name, password) => session.register(name, password), to)}>
                    <NameField />
                    <PasswordField label="Password, at least ten characters" isNew />
                </AccountForm>
            </div>
        </>
    );
}

function LoggedIn({ person }: { person: Person }) {
    return (
        <>
            <h1>{person.name}</h1>
            <p>You are logged in as {person.role}.</p>
            <p class="account-links">
                <a class="button" href={`/people/${person.id}`}>
                    Your games, bots and statistics
                </a>
                <button type="button" onClick={() => void session.logOut().catch(() => undefined)}>
                    Log out
                </button>
            </p>
            <Tokens />
            <div class="account-forms">
                <ChangePassword name={person.name} />
            </div>
        </>
    );
}

export function Account({ to }: { readonly to: string | null }) {
    const person = session.person.value;
    return person ? <LoggedIn person={person} /> : <LoggedOut to={wayBack(to)} />;
}
