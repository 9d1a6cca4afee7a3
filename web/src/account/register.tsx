// Registration: open to everybody, with an invitation code (from a link or typed in), or closed.
import { useSignal } from "@preact/signals";
import { registration, type Registration } from "../api/people";
import { useAsked } from "../app/asked";
import { forgetSecret } from "../app/router";
import { session } from "../app/session";
import { Fault } from "../forms/fault";
import { t } from "../words/words";
import { AccountForm, NameField, PasswordField } from "./account_form";

interface FormProps {
    readonly who: Registration["registration"];
    readonly invitation: string;
    readonly onDone: () => void;
}

export function RegisterForm({ who, invitation, onDone }: FormProps) {
    const code = useSignal(invitation);
    const register = async (fields: FormData) => {
        await session.register(String(fields.get("name")), String(fields.get("password")), code.value.trim());
        if (invitation !== "") forgetSecret();
        onDone();
    };
    if (who === "closed") {
        return (
            <section class="card account-form">
                <h2>{t("Register")}</h2>
                <p>{t("Registration is closed on this server. Ask an administrator for an account.")}</p>
            </section>
        );
    }
    return (
        <AccountForm title={t("Register")} button={t("Create account")} action={register}>
            {who === "code" && invitation === "" && <p class="quiet">{t("You need an invitation code from an organiser to register.")}</p>}
            {who === "code" && (
                <label>
                    {t("Invitation code")}
                    <input
                        name="code"
                        required
                        autocomplete="off"
                        maxLength={200}
                        value={code.value}
                        onInput={(event) => (code.value = event.currentTarget.value)}
                    />
                </label>
            )}
            <NameField />
            <PasswordField label={t("Password (at least 10 characters)")} isNew />
        </AccountForm>
    );
}

// `invitation` is the code of the link that led here, or "".
export function Register({ invitation = "", onDone }: { readonly invitation?: string; readonly onDone: () => void }) {
    const asked = useAsked(() => registration.show(), []).value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") return <Fault text={asked.why} />;
    return <RegisterForm who={asked.answer.registration} invitation={invitation} onDone={onDone} />;
}
