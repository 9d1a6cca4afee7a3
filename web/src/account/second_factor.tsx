// The second factor: an authenticator app is connected, or removed.
import { useSignal } from "@preact/signals";
import { secondFactor, type SecondFactorSecret } from "../api/people";
import { useAsked } from "../app/asked";
import { session } from "../app/session";
import { Fault } from "../forms/fault";
import { t } from "../words/words";
import { AccountForm, PasswordField } from "./account_form";
import { QrCode } from "./qr_code";

export function CodeField({ label = t("Code from the app") }: { readonly label?: string }) {
    return (
        <label>
            {label}
            <input name="code" autocomplete="one-time-code" required maxLength={40} />
        </label>
    );
}

function Begin({ onBegun }: { onBegun: (secret: SecondFactorSecret) => void }) {
    const begin = async (fields: FormData) => onBegun(await secondFactor.begin(String(fields.get("password"))));
    return (
        <AccountForm title={t("Set up")} button={t("Continue")} action={begin}>
            <p>{t("You need an authenticator app on your phone.")}</p>
            <PasswordField label={t("Your password")} />
        </AccountForm>
    );
}

function Confirm({ begun, onConfirmed }: { begun: SecondFactorSecret; onConfirmed: (codes: readonly string[]) => void }) {
    const confirm = async (fields: FormData) => onConfirmed((await secondFactor.confirm(String(fields.get("code")))).codes);
    return (
        <AccountForm title={t("Connect the app")} button={t("Turn on")} action={confirm}>
            <p>{t("Scan this with the app, or type in the key, then enter the code that the app shows.")}</p>
            <QrCode text={begun.uri} label={t("The key as a QR code")} />
            <label>
                {t("Key")}
                <input class="secret" readOnly value={begun.secret} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <CodeField />
        </AccountForm>
    );
}

function Remove({ onRemoved }: { onRemoved: () => void }) {
    const remove = async (fields: FormData) => {
        await secondFactor.remove(String(fields.get("code")));
        onRemoved();
    };
    return (
        <AccountForm title={t("Turn off")} button={t("Turn off")} action={remove}>
            <CodeField label={t("Code from the app, or a recovery code")} />
        </AccountForm>
    );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
    return (
        <div class="card" role="status">
            <p>
                {t(
                    "The second factor is on. Save these recovery codes now, they are not shown again. Each works once if you do not have the app:",
                )}
            </p>
            <ul class="recovery-codes">
                {codes.map((code) => (
                    <li key={code}>
                        <code>{code}</code>
                    </li>
                ))}
            </ul>
        </div>
    );
}

export function SecondFactor({ isNeeded }: { readonly isNeeded: boolean }) {
    const changes = useSignal(0);
    const begun = useSignal<SecondFactorSecret | null>(null);
    const codes = useSignal<readonly string[] | null>(null);
    const asked = useAsked(() => secondFactor.show(), [changes.value]).value;
    const changed = (told: readonly string[] | null) => {
        begun.value = null;
        codes.value = told;
        ++changes.value;
        void session.restore(); // the role may depend on it
    };
    return (
        <section aria-labelledby="second-factor">
            <h2 id="second-factor">{t("Second factor")}</h2>
            {isNeeded && <p role="status">{t("Your role needs a second factor. Until you have set it up, you have the role user.")}</p>}
            {codes.value !== null && <RecoveryCodes codes={codes.value} />}
            <Fault text={asked.is === "failed" ? asked.why : null} />
            {asked.is === "there" && (
                <>
                    <p>
                        {asked.answer.enabled
                            ? t("On. To log in you need your password and a code. Recovery codes left: {count}.", {
                                  count: asked.answer.recovery_codes,
                              })
                            : t("Off. With it, somebody who knows your password still cannot log in.")}
                    </p>
                    <div class="account-forms">
                        {asked.answer.enabled && <Remove onRemoved={() => changed(null)} />}
                        {!asked.answer.enabled && begun.value === null && <Begin onBegun={(secret) => (begun.value = secret)} />}
                        {!asked.answer.enabled && begun.value !== null && <Confirm begun={begun.value} onConfirmed={changed} />}
                    </div>
                </>
            )}
        </section>
    );
}
