// For whoever has forgotten their password: a link is mailed to the address of their account.
import { useSignal } from "@preact/signals";
import { AccountForm } from "../account/account_form";
import { AddressField } from "../account/email";
import { forgetPassword } from "../api/people";
import { link } from "../app/routes";
import { t } from "../words/words";

export function ForgotPasswordPage() {
    const isDone = useSignal(false);
    if (isDone.value) {
        return (
            <section class="empty" role="status">
                <h1>{t("Look into your mailbox")}</h1>
                <p>{t("If an account has this e-mail address, we have sent a link for a new password there. It works for two hours.")}</p>
                <p>
                    <a class="button" href={link("account")}>
                        {t("Back to the login")}
                    </a>
                </p>
            </section>
        );
    }
    const ask = async (fields: FormData) => {
        await forgetPassword(String(fields.get("address")).trim());
        isDone.value = true;
    };
    return (
        <>
            <h1>{t("Forgot your password?")}</h1>
            <p>{t("Enter the e-mail address that you confirmed for your account. Without one, ask an administrator for a link.")}</p>
            <div class="account-forms">
                <AccountForm title={t("New password by e-mail")} button={t("Send the link")} action={ask}>
                    <AddressField />
                </AccountForm>
            </div>
        </>
    );
}
