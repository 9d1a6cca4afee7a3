// All accounts with their roles, and help for people who lost their password or their second factor.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { roleWords } from "../account/role_words";
import { people, roles, type Account, type Role } from "../api/people";
import { allOf } from "../api/pages_of";
import { reasonIn } from "../app/asked";
import { link } from "../app/routes";
import { session } from "../app/session";
import { ConfirmButton } from "../forms/confirm_button";
import { CsvOfAll } from "../lists/csv_of_all";
import "../lists/data_table.css";
import { shortDay } from "../forms/moments";
import { t } from "../words/words";

interface RowProps {
    readonly account: Account;
    readonly isMe: boolean;
    readonly attempt: (action: () => Promise<Account | null>) => void;
    readonly onLink: (account: Account) => void;
}

function Row({ account, isMe, attempt, onLink }: RowProps) {
    const { id, name, role, created, disabled, has_second_factor } = account;
    const removeSecondFactor = async () => {
        await people.removeSecondFactor(id);
        return { ...account, has_second_factor: false };
    };
    return (
        <tr>
            <th scope="row">
                <a href={link("person", { id })}>{name}</a>
                {account.display_name !== "" && <span class="quiet"> {account.display_name}</span>}
            </th>
            <td class="words">
                <select
                    aria-label={t("Role of {name}", { name })}
                    value={role}
                    disabled={isMe}
                    onChange={(event) => {
                        const chosen = event.currentTarget.value as Role;
                        attempt(() => people.change(id, { role: chosen }));
                    }}
                >
                    {roles.map((each) => (
                        <option key={each} value={each}>
                            {roleWords[each]}
                        </option>
                    ))}
                </select>
            </td>
            <td class="words">{shortDay(created)}</td>
            <td class="words">
                <button
                    type="button"
                    disabled={isMe}
                    aria-label={`${disabled === null ? t("Disable") : t("Enable")} ${name}`}
                    onClick={() => attempt(() => people.change(id, { disabled: disabled === null }))}
                >
                    {disabled === null ? t("Disable") : t("Enable")}
                </button>{" "}
                <button type="button" aria-label={t("Reset password of {name}", { name })} onClick={() => onLink(account)}>
                    {t("Reset password")}
                </button>
                {has_second_factor && !isMe && (
                    <>
                        {" "}
                        <ConfirmButton
                            label={t("Remove second factor")}
                            question={t("Remove the second factor of {name} and end their sessions?", { name })}
                            isBusy={false}
                            onConfirm={() => attempt(removeSecondFactor)}
                        />
                    </>
                )}
            </td>
        </tr>
    );
}

export function Accounts() {
    const accounts = useSignal<readonly Account[]>([]);
    const next = useSignal<number | null>(0);
    const fault = useSignal<string | null>(null);
    const given = useSignal<{ readonly name: string; readonly address: string } | null>(null);
    const me = session.person.value;
    const attempt = async (action: () => Promise<Account | null>) => {
        fault.value = null;
        try {
            const changed = await action();
            if (changed) accounts.value = accounts.value.map((each) => (each.id === changed.id ? changed : each));
        } catch (error) {
            fault.value = reasonIn(error);
        }
    };
    const more = () =>
        attempt(async () => {
            const page = await people.list(next.value ?? 0);
            accounts.value = [...accounts.value, ...page.items];
            next.value = page.next;
            return null;
        });
    const giveLink = ({ id, name }: Account) =>
        attempt(async () => {
            const { link: secret } = await people.resetLink(id);
            given.value = { name, address: `${location.origin}${link("new-password")}#${secret}` };
            return null;
        });
    useEffect(() => void more(), []);
    return (
        <>
            {fault.value !== null && (
                <p class="fault-text" role="alert">
                    {fault.value}
                </p>
            )}
            {given.value && (
                <p class="waiting" role="status">
                    <label>
                        {t("Send this link to {name} to set a new password. It works once:", { name: given.value.name })}
                        <input class="link" readOnly value={given.value.address} onFocus={(event) => event.currentTarget.select()} />
                    </label>
                </p>
            )}
            <div class="data-table">
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{t("Name")}</th>
                            <th scope="col" class="words">
                                {t("Role")}
                            </th>
                            <th scope="col" class="words">
                                {t("Since")}
                            </th>
                            <th scope="col" class="words">
                                {t("Actions")}
                            </th>
                        </tr>
                    </thead>
                    <tbody>
                        {accounts.value.map((account) => (
                            <Row
                                key={account.id}
                                account={account}
                                isMe={account.id === me?.id}
                                attempt={(action) => void attempt(action)}
                                onLink={(each) => void giveLink(each)}
                            />
                        ))}
                    </tbody>
                </table>
            </div>
            {next.value !== null && next.value > 0 && (
                <button type="button" onClick={() => void more()}>
                    {t("Show more")}
                </button>
            )}
            <CsvOfAll
                file="accounts.csv"
                titles={["id", "name", "role", "since", "disabled"]}
                load={async () =>
                    (await allOf((after) => people.list(after ?? 0))).map(({ id, name, role, created, disabled }) => [
                        id,
                        name,
                        role,
                        created,
                        disabled,
                    ])
                }
            />
        </>
    );
}
