// The login: name and password, then the code of the second factor where there is one.
import { useSignal } from "@preact/signals";
import { ApiError } from "../api/client";
import { link } from "../app/routes";
import { session } from "../app/session";
import { t } from "../words/words";
import { AccountForm, NameField, PasswordField } from "./account_form";
import { CodeField } from "./second_factor";

interface Props {
    // Others have no password here.
    readonly isForAdministrators?: boolean;
    // A new password can be mailed.
    readonly canForget?: boolean;
    readonly onDone: () => void;
}

export function LogIn({ isForAdministrators = false, canForget = false, onDone }: Props) {
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
        <AccountForm title={isForAdministrators ? t("Log in as an administrator") : t("Log in")} button={t("Log in")} action={logIn}>
            <NameField />
            <PasswordField label={t("Password")} />
            {canForget && (
                <p>
                    <a href={link("forgot-password")}>{t("Forgot your password?")}</a>
                </p>
            )}
            {needsCode.value && <CodeField label={t("Code from your app, or a recovery code")} />}
        </AccountForm>
    );
}
