// The login: name and password, then the code of the second factor where there is one.
import { useSignal } from "@preact/signals";
import { ApiError } from "../api/client";
import { session } from "../app/session";
import { AccountForm, NameField, PasswordField } from "./account_form";
import { CodeField } from "./second_factor";

export function LogIn({ onDone }: { readonly onDone: () => void }) {
    const needsCode = useSignal(false);
    const logIn = async (fields: FormData) => {
        const code = fields.get("code");
        try {
            await session.logIn(String(fields.get("name")), String(fields.get("password")), code === null ? undefined : String(code));
        } catch (error) {
            if (error instanceof ApiError && error.code === "second_factor_needed") needsCode.value = true;
            throw error;
        }
        onDone();
    };
    return (
        <AccountForm title="Log in" button="Log in" action={logIn}>
            <NameField />
            <PasswordField label="Password" />
            {needsCode.value && <CodeField label="Code from your app, or a recovery code" />}
        </AccountForm>
    );
}
