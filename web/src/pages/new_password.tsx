// Sets a new password with a link from an administrator.
import { useSignal } from "@preact/signals";
import { AccountForm, PasswordField } from "../account/account_form";
import { api } from "../api/client";
import { forgetSecret, secretInAddress } from "../app/router";
import { link } from "../app/routes";
import { session } from "../app/session";
import { t } from "../words/words";

export function NewPasswordPage() {
    const secret = useSignal(secretInAddress());
    const isDone = useSignal(false);
    const change = async (fields: FormData) => {
        await api.post<null>("/new-password", { link: secret.value, password: String(fields.get("password")) });
        forgetSecret();
        session.runOut();
        isDone.value = true;
    };
    if (isDone.value) {
        return (
            <section class="empty" role="status">
                <h1>{t("Password changed")}</h1>
                <p>{t("You have been logged out on all devices.")}</p>
                <p>
                    <a class="button primary" href={link("account")}>
                        {t("Log in")}
                    </a>
                </p>
            </section>
        );
    }
    if (secret.value === "") {
        return (
            <section class="empty">
                <h1>{t("Incomplete link")}</h1>
                <p>{t("Copy the whole link that you were given, including everything after the “#”.")}</p>
            </section>
        );
    }
    return (
        <>
            <h1>{t("Set a new password")}</h1>
            <p>{t("The link works once. You will be logged out on all devices.")}</p>
            <div class="account-forms">
                <AccountForm title={t("New password")} button={t("Set password")} action={change}>
                    <PasswordField label={t("New password (at least 10 characters)")} isNew />
                </AccountForm>
            </div>
        </>
    );
}
