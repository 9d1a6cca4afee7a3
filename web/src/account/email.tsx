// The e-mail address of one's account: shown, given, confirmed by a link that is mailed.
import { useSignal } from "@preact/signals";
import { email, type Email } from "../api/people";
import { useAsked } from "../app/asked";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { t } from "../words/words";
import { AccountForm, PasswordField } from "./account_form";

export function AddressField({ initial = "", isRequired = true }: { readonly initial?: string; readonly isRequired?: boolean }) {
    return (
        <label>
            {t("E-mail address")}
            <input name="address" type="email" autocomplete="email" maxLength={254} required={isRequired} defaultValue={initial} />
        </label>
    );
}

function Pending({ state, onChange }: { readonly state: Email; readonly onChange: (state: Email) => void }) {
    const isSent = useSignal(false);
    const { isBusy, fault, run } = useAttempt();
    const sendAgain = () =>
        void run(async () => {
            onChange(await email.sendAgain());
            isSent.value = true;
        });
    return (
        <>
            <p>{t("We have sent a link to {address}. Open it to confirm the address.", { address: state.pending })}</p>
            <button type="button" disabled={isBusy.value} onClick={sendAgain}>
                {t("Send the link again")}
            </button>
            <p role="status">{isSent.value && t("Sent.")}</p>
            <Fault text={fault.value} />
        </>
    );
}

export function EmailForm({ state, onChange }: { readonly state: Email; readonly onChange: (state: Email) => void }) {
    const change = async (fields: FormData) => {
        const password = fields.get("password");
        onChange(await email.change(String(fields.get("address")).trim(), password === null ? undefined : String(password)));
    };
    return (
        <AccountForm title={t("E-mail address")} button={t("Save")} action={change}>
            <p class="quiet">
                {t("With a confirmed address you can set a new password yourself if you forget yours. Others do not see it.")}
            </p>
            <p>{state.address === "" ? t("No confirmed address.") : t("{address}: confirmed.", { address: state.address })}</p>
            {state.pending !== "" && <Pending state={state} onChange={onChange} />}
            <AddressField initial={state.pending || state.address} isRequired={state.address === ""} />
            {state.needs_password && <PasswordField label={t("Current password")} />}
        </AccountForm>
    );
}

export function EmailAddress() {
    const asked = useAsked(() => email.show(), []).value;
    const changed = useSignal<Email | null>(null);
    if (asked.is === "failed") return <Fault text={asked.why} />;
    if (asked.is === "asking" || !asked.answer.can_send) return null;
    const state = changed.value ?? asked.answer;
    return <EmailForm key={`${state.address} ${state.pending}`} state={state} onChange={(next) => (changed.value = next)} />;
}
