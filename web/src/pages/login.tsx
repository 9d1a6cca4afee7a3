// Where people come back to from their institution's login. What it sent is used once, and leaves the address.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { AccountForm } from "../account/account_form";
import { needsSecondFactor } from "../account/institutions";
import { CodeField } from "../account/second_factor";
import { institutions } from "../api/people";
import { reasonIn } from "../app/asked";
import { destination } from "../app/login_trip";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { session } from "../app/session";
import { t } from "../words/words";

interface Props {
    readonly provider: string;
    readonly code: string | null;
    readonly state: string | null;
    readonly iss: string | null;
    readonly error: string | null;
}

type Stage = { readonly is: "waiting" } | { readonly is: "code" } | { readonly is: "failed"; readonly why: string };

function Failed({ why }: { why: string }) {
    return (
        <section class="empty" role="alert">
            <h1>{t("You are not logged in")}</h1>
            <p>{why}</p>
            <p>
                <a class="button primary" href={link("account")}>
                    {t("Back to the login")}
                </a>
            </p>
        </section>
    );
}

export function LoginPage({ provider, code, state, iss, error }: Props) {
    const stage = useSignal<Stage>({ is: "waiting" });
    const returned = useSignal({ state: state ?? "", ...(code === null ? {} : { code }), ...(iss === null ? {} : { iss }) });
    const finish = async (more: { second_factor?: string } = {}) => {
        session.admit(await institutions.finish(provider, { ...returned.value, ...more }));
        goTo(destination() ?? link("account"));
    };
    useEffect(() => {
        history.replaceState(null, "", location.pathname);
        if (error !== null || state === null || code === null) {
            stage.value = { is: "failed", why: t("Your institution did not log you in.") };
            return;
        }
        finish().catch((failure: unknown) => {
            stage.value = needsSecondFactor(failure) ? { is: "code" } : { is: "failed", why: reasonIn(failure) };
        });
    }, []);
    if (stage.value.is === "failed") return <Failed why={stage.value.why} />;
    if (stage.value.is === "waiting") return <p class="quiet">{t("Logging in…")}</p>;
    return (
        <>
            <h1>{t("Log in")}</h1>
            <div class="account-forms">
                <AccountForm
                    title={t("Second factor")}
                    button={t("Log in")}
                    action={(fields) => finish({ second_factor: String(fields.get("code")) })}
                >
                    <CodeField label={t("Code from your app, or a recovery code")} />
                </AccountForm>
            </div>
        </>
    );
}
