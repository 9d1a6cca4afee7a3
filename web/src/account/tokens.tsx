// API tokens for programs such as `tulkas submit` and `tulkas connect`: created, shown once, revoked.
import { useSignal } from "@preact/signals";
import { api } from "../api/client";
import { tokens, type Role, type Token } from "../api/people";
import { useAsked } from "../app/asked";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { shortDay } from "../forms/moments";
import { Fault } from "../forms/fault";
import { rich, t } from "../words/words";
import { AccountForm } from "./account_form";
import { choicesFor, lifetimes, tokenWish, usualLifetime } from "./token_wish";
import "../lists/data_table.css";

function Row({ token, onRemoved }: { token: Token; onRemoved: () => void }) {
    const { isBusy, fault, run } = useAttempt();
    const remove = () =>
        run(async () => {
            await tokens.remove(token.id);
            onRemoved();
        });
    return (
        <tr>
            <th scope="row">{token.label}</th>
            <td class="words">{shortDay(token.created)}</td>
            <td class="words">{token.last_used ? shortDay(token.last_used) : t("never")}</td>
            <td class="words">{token.expires ? shortDay(token.expires) : t("never")}</td>
            <td class="words">{token.scopes?.join(", ") ?? t("everything")}</td>
            <td class="words">
                <ConfirmButton
                    label={t("Revoke")}
                    question={t("Programs that use “{label}” will lose access. Revoke it?", { label: token.label })}
                    isBusy={isBusy.value}
                    onConfirm={() => void remove()}
                />
                <Fault text={fault.value} />
            </td>
        </tr>
    );
}

function TokenTable({ items, onRemoved }: { items: readonly Token[]; onRemoved: () => void }) {
    if (items.length === 0) return <p class="quiet">{t("You have no tokens yet.")}</p>;
    return (
        <div class="data-table">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t("For")}</th>
                        <th scope="col" class="words">
                            {t("Created")}
                        </th>
                        <th scope="col" class="words">
                            {t("Last used")}
                        </th>
                        <th scope="col" class="words">
                            {t("Expires")}
                        </th>
                        <th scope="col" class="words">
                            {t("Scopes")}
                        </th>
                        <th scope="col" class="words">
                            <span class="hidden-text">{t("Actions")}</span>
                        </th>
                    </tr>
                </thead>
                <tbody>
                    {items.map((token) => (
                        <Row key={token.id} token={token} onRemoved={onRemoved} />
                    ))}
                </tbody>
            </table>
        </div>
    );
}

function NewToken({ role, action }: { role: Role; action: (fields: FormData) => Promise<void> }) {
    return (
        <AccountForm title={t("New token")} button={t("Create token")} action={action}>
            <label>
                {t("Label")}
                <input name="label" required maxLength={60} placeholder={t("my laptop")} />
            </label>
            <fieldset>
                <legend>{t("What it may do besides reading")}</legend>
                {choicesFor(role).map(({ scope, label }) => (
                    <label key={scope} class="choice">
                        <input type="checkbox" name="scope" value={scope} defaultChecked={scope === "play" || scope === "submit"} />
                        {label}
                    </label>
                ))}
            </fieldset>
            <label>
                {t("Expires after")}
                <select name="days">
                    {lifetimes.map(([days, label]) => (
                        <option key={days} value={days} selected={days === usualLifetime}>
                            {label}
                        </option>
                    ))}
                </select>
            </label>
        </AccountForm>
    );
}

export function Tokens({ role }: { readonly role: Role }) {
    const changes = useSignal(0);
    const secret = useSignal<string | null>(null);
    const asked = useAsked(() => tokens.list(), [changes.value]).value;
    const make = async (fields: FormData) => {
        secret.value = (await tokens.make(tokenWish(fields, api.clock.now()))).token;
        ++changes.value;
    };
    const removed = () => {
        secret.value = null;
        ++changes.value;
    };
    return (
        <section aria-labelledby="tokens">
            <h2 id="tokens">{t("API tokens")}</h2>
            <p>
                {rich(
                    "Programs use a token to act as you: <code>tulkas submit</code> submits bots, <code2>tulkas connect</code2> lets them play from your own machine.",
                    { code: (words) => <code>{words}</code>, code2: (words) => <code>{words}</code> },
                )}
            </p>
            {secret.value !== null && (
                <p class="card secret" role="status">
                    <label>
                        {rich(
                            "Your new token. Save it now, it is not shown again. <code>tulkas</code> reads it from <code2>~/.config/tulkas/token</code2>:",
                            { code: (words) => <code>{words}</code>, code2: (words) => <code>{words}</code> },
                        )}
                        <input readOnly value={secret.value} onFocus={(event) => event.currentTarget.select()} />
                    </label>
                </p>
            )}
            {asked.is === "there" && <TokenTable items={asked.answer.items} onRemoved={removed} />}
            <Fault text={asked.is === "failed" ? asked.why : null} />
            <div class="account-forms">
                <NewToken role={role} action={make} />
            </div>
        </section>
    );
}
