// Where the link of an invitation leads: /register#CODE. What follows the # is not sent to any server, and so not logged.
import { useSignal } from "@preact/signals";
import { Register } from "../account/register";
import { goTo, secretInAddress } from "../app/router";
import { link } from "../app/routes";
import { session } from "../app/session";
import { t } from "../words/words";

export function RegisterPage() {
    const invitation = useSignal(secretInAddress());
    const person = session.person.value;
    if (!session.isKnown.value) return <p class="quiet">{t("Loading…")}</p>;
    if (person) {
        return (
            <section class="empty">
                <h1>{t("You already have an account")}</h1>
                <p>{t("You are logged in as {name}.", { name: person.name })}</p>
                <p>
                    <a class="button primary" href={link("account")}>
                        {t("Your account")}
                    </a>
                </p>
            </section>
        );
    }
    return (
        <>
            <h1>{t("Create an account")}</h1>
            <p>
                {t("With an account, your games are saved under your name and you can submit bots.")}{" "}
                <a href={link("account")}>{t("Log in to an existing account")}</a>
            </p>
            <div class="account-forms">
                <Register invitation={invitation.value} onDone={() => goTo(link("account"))} />
            </div>
        </>
    );
}
