// Where the link in a mail leads that confirms an address: /confirm-address#SECRET. Only whoever is logged in to the account can use
// it, so that nobody confirms an address for somebody else's account by mistake.
import { useSignal } from "@preact/signals";
import { AccountForm } from "../account/account_form";
import { LogIn } from "../account/log_in";
import { email } from "../api/people";
import { forgetSecret, secretInAddress } from "../app/router";
import { link } from "../app/routes";
import { session } from "../app/session";
import { t } from "../words/words";

export function ConfirmAddressPage() {
    const secret = useSignal(secretInAddress());
    const address = useSignal("");
    const person = session.person.value;
    if (!session.isKnown.value) return <p class="quiet">{t("Loading…")}</p>;
    if (address.value !== "") {
        return (
            <section class="empty" role="status">
                <h1>{t("Address confirmed")}</h1>
                <p>{t("{address} now belongs to your account.", { address: address.value })}</p>
                <p>
                    <a class="button primary" href={link("account")}>
                        {t("Your account")}
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
    const confirm = async () => {
        address.value = (await email.confirm(secret.value)).address;
        forgetSecret();
    };
    return (
        <>
            <h1>{t("Confirm your e-mail address")}</h1>
            {person === null && <p>{t("Log in to the account that the mail names. Then you can confirm the address.")}</p>}
            <div class="account-forms">
                {person === null ? (
                    <LogIn onDone={() => undefined} />
                ) : (
                    <AccountForm title={t("Account: {name}", { name: person.name })} button={t("Confirm the address")} action={confirm}>
                        <p>{t("The address of the mailbox that got the link will belong to this account.")}</p>
                    </AccountForm>
                )}
            </div>
        </>
    );
}
