// Logging in, registering, logging out.
import { session } from "../app/session";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import "./account.css";

type Action = (name: string, password: string) => Promise<void>;

interface FormProps {
    readonly title: string;
    readonly button: string;
    readonly passwordKind: "current-password" | "new-password";
    readonly action: Action;
}

function AccountForm({ title, button, passwordKind, action }: FormProps) {
    const { isBusy, fault, run } = useAttempt();
    const isNew = passwordKind === "new-password";
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget as HTMLFormElement);
        void run(() => action(String(form.get("name")), String(form.get("password"))));
    };
    return (
        <form class="card account-form" onSubmit={submit}>
            <h2>{title}</h2>
            <label>
                Name
                <input name="name" autocomplete="username" required maxLength={30} />
            </label>
            <label>
                {isNew ? "Password, at least ten characters" : "Password"}
                <input name="password" type="password" autocomplete={passwordKind} required minLength={isNew ? 10 : 1} />
            </label>
            <button type="submit" class="primary" disabled={isBusy.value}>
                {button}
            </button>
            <Fault text={fault.value} />
        </form>
    );
}

export function Account() {
    const person = session.person.value;
    if (person) {
        return (
            <>
                <h1>{person.name}</h1>
                <p>You are logged in as {person.role}.</p>
                <p>
                    <a href={`/people/${person.id}`}>Your games and statistics</a>
                </p>
                <button type="button" onClick={() => void session.logOut().catch(() => undefined)}>
                    Log out
                </button>
            </>
        );
    }
    return (
        <>
            <h1>Your account</h1>
            <p>Watching and casual games need none. With one your games are kept together under your name.</p>
            <div class="account-forms">
                <AccountForm
                    title="Log in"
                    button="Log in"
                    passwordKind="current-password"
                    action={(name, password) => session.logIn(name, password)}
                />
                <AccountForm
                    title="Register"
                    button="Make an account"
                    passwordKind="new-password"
                    action={(name, password) => session.register(name, password)}
                />
            </div>
        </>
    );
}
