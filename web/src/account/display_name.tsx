// What one is called where one is shown.
import { useSignal } from "@preact/signals";
import { changeDisplayName } from "../api/people";
import { session, type Person } from "../app/session";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { t } from "../words/words";
import "./account.css";

export function DisplayName({ person }: { readonly person: Person }) {
    const name = useSignal(person.display_name ?? "");
    const isDone = useSignal(false);
    const { isBusy, fault, run } = useAttempt();
    const change = (event: SubmitEvent) => {
        event.preventDefault();
        isDone.value = false;
        void run(async () => {
            session.admit(await changeDisplayName(name.value.trim()));
            isDone.value = true;
        });
    };
    return (
        <form class="card account-form" onSubmit={change}>
            <h2>{t("Display name")}</h2>
            <p class="quiet">{t("Others see this name, in any script. You log in as {name}.", { name: person.name })}</p>
            <label>
                {t("Display name")}
                <input
                    name="display_name"
                    autocomplete="name"
                    maxLength={120}
                    placeholder={person.name}
                    value={name.value}
                    onInput={(event) => (name.value = event.currentTarget.value)}
                />
            </label>
            <button type="submit" class="primary" disabled={isBusy.value}>
                {t("Save")}
            </button>
            <p role="status">{isDone.value && t("Saved.")}</p>
            <Fault text={fault.value} />
        </form>
    );
}
