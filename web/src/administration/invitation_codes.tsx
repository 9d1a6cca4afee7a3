// Invitation codes: made, copied as links, listed with their uses, revoked. Organisers see their own, administrators all.
import { useSignal } from "@preact/signals";
import { invitationCodes, registration, type InvitationCode } from "../api/people";
import { useAsked } from "../app/asked";
import { useFollowed } from "../app/followed";
import { link } from "../app/routes";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { longMoment, momentOf } from "../forms/moments";
import { t } from "../words/words";
import { stateOf, usesOf } from "./invitation_words";
import "../account/account.css";
import "../lists/data_table.css";

function Row({ code, now, onRevoke }: { code: InvitationCode; now: number; onRevoke: () => void }) {
    return (
        <tr>
            <th scope="row">{code.label}</th>
            <td class="words">{code.author ?? t("operator")}</td>
            <td class="words">{longMoment(code.created)}</td>
            <td>{usesOf(code)}</td>
            <td class="words">{stateOf(code, now)}</td>
            <td class="words">
                {code.revoked === null && (
                    <ConfirmButton
                        label={t("Revoke")}
                        question={t("Nobody will be able to register with “{label}” any more. Revoke it?", { label: code.label })}
                        isBusy={false}
                        onConfirm={onRevoke}
                    />
                )}
            </td>
        </tr>
    );
}

function CodeTable({ items, onRevoke }: { items: readonly InvitationCode[]; onRevoke: (id: number) => void }) {
    if (items.length === 0) return <p class="quiet">{t("There are no invitation codes yet.")}</p>;
    return (
        <div class="data-table">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t("Label")}</th>
                        <th scope="col" class="words">
                            {t("Created by")}
                        </th>
                        <th scope="col" class="words">
                            {t("Created")}
                        </th>
                        <th scope="col">{t("Uses")}</th>
                        <th scope="col" class="words">
                            {t("State")}
                        </th>
                        <th scope="col" class="words">
                            {t("Actions")}
                        </th>
                    </tr>
                </thead>
                <tbody>
                    {items.map((code) => (
                        <Row key={code.id} code={code} now={Date.now()} onRevoke={() => onRevoke(code.id)} />
                    ))}
                </tbody>
            </table>
        </div>
    );
}

// The link as a whole, to be sent to people.
function NewLink({ address }: { address: string }) {
    const isCopied = useSignal(false);
    const copy = async () => {
        await navigator.clipboard.writeText(address);
        isCopied.value = true;
    };
    return (
        <div class="card secret" role="status">
            <label>
                {t("Send this link to the people you invite. Save it now, it is not shown again:")}
                <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
            </label>
            {/* Browsers have a clipboard on HTTPS and on the machine itself alone. */}
            {isSecureContext && (
                <p>
                    <button type="button" onClick={() => void copy().catch(() => undefined)}>
                        {isCopied.value ? t("Copied") : t("Copy link")}
                    </button>
                </p>
            )}
        </div>
    );
}

function RegistrationNow() {
    const asked = useAsked(() => registration.show(), []).value;
    if (asked.is !== "there") return null;
    const words = {
        open: t("Registration is open: people can register without a code."),
        code: t("Registration needs an invitation code."),
        closed: t("Registration is closed: codes do not work at present."),
    };
    return <p>{words[asked.answer.registration]}</p>;
}

export function InvitationCodes() {
    const follower = useFollowed<{ readonly items: readonly InvitationCode[] }>(invitationCodes.path);
    const attempt = useAttempt();
    const address = useSignal("");
    const make = (event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const fields = new FormData(form);
        const [uses, expires] = [String(fields.get("most_uses")), String(fields.get("expires"))];
        void attempt.run(async () => {
            const { code } = await invitationCodes.make({
                label: String(fields.get("label")),
                ...(uses === "" ? {} : { most_uses: Number(uses) }),
                ...(expires === "" ? {} : { expires: momentOf(expires) }),
            });
            address.value = `${location.origin}${link("register")}#${code}`;
            form.reset();
            await follower.look();
        });
    };
    const revoke = (id: number) =>
        void attempt.run(async () => {
            await invitationCodes.revoke(id);
            await follower.look();
        });
    const known = follower.asked.value;
    return (
        <>
            <RegistrationNow />
            {known.is === "asking" && <p class="quiet">{t("Loading…")}</p>}
            {known.is === "failed" && <p class="quiet">{known.why}</p>}
            {known.is === "there" && <CodeTable items={known.answer.items} onRevoke={revoke} />}
            {address.value !== "" && <NewLink key={address.value} address={address.value} />}
            <form class="invitation-form" onSubmit={make}>
                <Field label={t("Label of a new invitation code")}>
                    <input name="label" required maxLength={100} placeholder={t("Monday's class")} />
                </Field>
                <Field label={t("Number of uses")} hint={t("Empty for any number")}>
                    <input name="most_uses" type="number" min={1} max={1_000_000} />
                </Field>
                <Field label={t("Expires")} hint={t("Empty for never")}>
                    <input name="expires" type="datetime-local" />
                </Field>
                <button type="submit">{t("Create invitation code")}</button>
            </form>
            <Fault text={attempt.fault.value} />
        </>
    );
}
