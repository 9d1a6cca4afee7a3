// Changes the password.
import { useSignal } from "@preact/signals";
import { changePassword } from "../api/people";
import { t } from "../words/words";
import { AccountForm, PasswordField } from "./account_form";

export function ChangePassword({ name }: { readonly name: string }) {
    const isDone = useSignal(false);
    const change = async (fields: FormData) => {
        isDone.value = false;
        await changePassword(String(fields.get("old")), String(fields.get("password")));
        isDone.value = true;
    };
    return (
        <AccountForm title={t("Change password")} button={t("Change password")} action={change}>
            {/* Password managers need the name beside the password. */}
            <input hidden name="name" autocomplete="username" value={name} readOnly />
            <PasswordField label={t("Current password")} name="old" />
            <PasswordField label={t("New password (at least 10 characters)")} isNew />
            <p role="status">{isDone.value && t("Password changed. You have been logged out on all other devices.")}</p>
        </AccountForm>
    );
}
