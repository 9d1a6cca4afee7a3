// Logging in and registering; who is logged in finds the password and the tokens here.
import { AccountForm, PasswordField } from "../account/account_form";
import { ChangePassword } from "../account/change_password";
import { Tokens } from "../account/tokens";
import { session, type Person } from "../app/session";

type Entrance = (name: string, password: string) => Promise<void>;

function through(entrance: Entrance) {
    return (fields: FormData) => entrance(String(fields.get("name")), String(fields.get("password")));
}

function NameField() {
    return (
        <label>
            Name
            <input name="name" autocomplete="username" required maxLength={30} />
        </label>
    );
}

function LoggedOut() {
    return (
        <>
            <h1>Your account</h1>
            <p>Watching and casual games need none. With one your games are kept together under your name.</p>
            <div class="account-forms">
                <AccountForm title="Log in" button="Log in" action={through((name, password) => session.logIn(name, password))}>
                    <NameField />
                    <PasswordField label="Password" />
                </AccountForm>
                <AccountForm title="Register" button="Make an account" action={through((name, password) => session.register(name, password))}>
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

export function Account() {
    const person = session.person.value;
    return person ? <LoggedIn person={person} /> : <LoggedOut />;
}
