// API tokens for programs such as `tulkas submit` and `tulkas connect`: created, shown once, revoked.
import { useSignal } from "@preact/signals";
import { api } from "../api/client";
import { tokens, type Role, type Token } from "../api/people";
import { useAsked } from "../app/asked";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
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
            <td class="words">{token.created.slice(0, 10)}</td>
            <td class="words">{token.last_used?.slice(0, 10) ?? "never"}</td>
            <td class="words">{token.expires?.slice(0, 10) ?? "never"}</td>
            <td class="words">{token.scopes?.join(", ") ?? "everything"}</td>
            <td class="words">
                <ConfirmButton
                    label="Revoke"
                    question={`Programs that use “${token.label}” will lose access. Revoke it?`}
                    isBusy={isBusy.value}
                    onConfirm={() => void remove()}
                />
                <Fault text={fault.value} />
            </td>
        </tr>
    );
}

function TokenTable({ items, onRemoved }: { items: readonly Token[]; onRemoved: () => void }) {
    if (items.length === 0) return <p class="quiet">You have no tokens yet.</p>;
    return (
        <div class="data-table">
            <table>
                <thead>
                    <tr>
                        <th scope="col">For</th>
                        <th scope="col" class="words">
                            Created
                        </th>
                        <th scope="col" class="words">
                            Last used
                        </th>
                        <th scope="col" class="words">
                            Expires
                        </th>
                        <th scope="col" class="words">
                            Scopes
                        </th>
                        <th scope="col" class="words">
                            <span class="hidden-text">Actions</span>
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
        <AccountForm title="New token" button="Create token" action={action}>
            <label>
                Label
                <input name="label" required maxLength={60} placeholder="my laptop" />
            </label>
            <fieldset>
                <legend>What it may do besides reading</legend>
                {choicesFor(role).map(({ scope, label }) => (
                    <label key={scope} class="choice">
                        <input type="checkbox" name="scope" value={scope} defaultChecked={scope === "play" || scope === "submit"} />
                        {label}
                    </label>
                ))}
            </fieldset>
            <label>
                Expires after
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
            <h2 id="tokens">API tokens</h2>
            <p>
                Programs use a token to act as you: <code>tulkas submit</code> submits bots, <code>tulkas connect</code> lets them play from
                your own machine.
            </p>
            {secret.value !== null && (
                <p class="card secret" role="status">
                    <label>
                        Your new token. Save it now, it is not shown again. <code>tulkas</code> reads it from{" "}
                        <code>~/.config/tulkas/token</code>:
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
