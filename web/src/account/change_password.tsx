// A new password instead of the old one.
import { useSignal } from "@preact/signals";
import { changePassword } from "../api/people";
import { AccountForm, PasswordField } from "./account_form";

export function ChangePassword({ name }: { readonly name: string }) {
    const isDone = useSignal(false);
    const change = async (fields: FormData) => {
        isDone.value = false;
        await changePassword(String(fields.get("old")), String(fields.get("password")));
        isDone.value = true;
    };
    return (
        <AccountForm title="Change the password" button="Change it" action={change}>
            {/* So that whoever keeps passwords for people knows whose it is. */}
            <input hidden name="name" autocomplete="username" value={name} readOnly />
            <PasswordField label="Password so far" name="old" />
            <PasswordField label="New password, at least ten characters" isNew />
            <p role="status">{isDone.value && "Changed. You are logged out everywhere else."}</p>
        </AccountForm>
    );
}
