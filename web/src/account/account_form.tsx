// A form of the account page: fields, one button, and the error if it fails.
import type { ComponentChildren } from "preact";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { t } from "../words/words";
import "./account.css";

interface Props {
    readonly title: string;
    readonly button: string;
    readonly action: (fields: FormData) => Promise<void>;
    readonly children: ComponentChildren;
}

export function AccountForm({ title, button, action, children }: Props) {
    const { isBusy, fault, run } = useAttempt();
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        void run(async () => {
            await action(new FormData(form));
            form.reset();
        });
    };
    return (
        <form class="card account-form" onSubmit={submit}>
            <h2>{title}</h2>
            {children}
            <button type="submit" class="primary" disabled={isBusy.value}>
                {button}
            </button>
            <Fault text={fault.value} />
        </form>
    );
}

export function NameField() {
    return (
        <label>
            {t("Name")}
            <input name="name" autocomplete="username" required maxLength={30} />
        </label>
    );
}

export function PasswordField({
    label,
    name = "password",
    isNew = false,
}: {
    readonly label: string;
    readonly name?: string;
    readonly isNew?: boolean;
}) {
    return (
        <label>
            {label}
            <input
                name={name}
                type="password"
                autocomplete={isNew ? "new-password" : "current-password"}
                required
                minLength={isNew ? 10 : 1}
            />
        </label>
    );
}
