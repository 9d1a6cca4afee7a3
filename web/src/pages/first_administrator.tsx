// Creates the first account of a new server, with the link that the server printed when it started.
import { useSignal } from "@preact/signals";
import { AccountForm, NameField, PasswordField } from "../account/account_form";
import { secretInAddress, forgetSecret } from "../app/router";
import { link } from "../app/routes";
import { session } from "../app/session";
import { t } from "../words/words";

export function FirstAdministratorPage() {
    const secret = useSignal(secretInAddress());
    const isDone = useSignal(false);
    const create = async (fields: FormData) => {
        await session.becomeFirstAdministrator(secret.value, String(fields.get("name")), String(fields.get("password")));
        forgetSecret();
        isDone.value = true;
    };
    if (isDone.value) {
        return (
            <section class="empty" role="status">
                <h1>{t("Welcome, {name}", { name: session.person.value?.name })}</h1>
                <p>{t("Your account is ready, and you are logged in as the administrator of this server.")}</p>
                <p class="account-links">
                    <a class="button primary" href={link("administration")}>
                        {t("Manage the server")}
                    </a>
                    <a class="button" href={link("home")}>
                        {t("Go to the games")}
                    </a>
                </p>
            </section>
        );
    }
    if (secret.value === "") {
        return (
            <section class="empty">
                <h1>{t("Incomplete link")}</h1>
                <p>{t("Copy the whole link that the server printed when it started, including everything after the “#”.")}</p>
            </section>
        );
    }
    return (
        <>
            <h1>{t("Set up this server")}</h1>
            <p>{t("Create the first account. It becomes the administrator.")}</p>
            <div class="account-forms">
                <AccountForm title={t("Administrator account")} button={t("Create account")} action={create}>
                    <NameField />
                    <PasswordField label={t("Password (at least 10 characters)")} isNew />
                </AccountForm>
            </div>
        </>
    );
}
