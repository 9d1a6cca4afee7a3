// The tokens of workers on other machines: issued, listed with what is known of their workers, revoked.
import { useSignal } from "@preact/signals";
import { workerTokens, type WorkerToken } from "../api/work";
import { useFollowed } from "../app/followed";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { longMoment } from "../forms/moments";
import { t } from "../words/words";
import "../lists/data_table.css";

function stateOf({ revoked, why, last_used }: WorkerToken): string {
    if (revoked !== null && why !== "") return t("Revoked {when}: {why}", { when: longMoment(revoked), why });
    if (revoked !== null) return t("Revoked {when}", { when: longMoment(revoked) });
    return last_used === null ? t("Never used") : t("Last used {when}", { when: longMoment(last_used) });
}

const titles = [
    { words: t("Token"), isNumber: false },
    { words: t("Label"), isNumber: false },
    { words: t("Created"), isNumber: false },
    { words: t("Results"), isNumber: true },
    { words: t("Played again"), isNumber: true },
    { words: t("Doubted"), isNumber: true },
    { words: t("State"), isNumber: false },
    { words: t("Actions"), isNumber: false },
];

function Row({ token, onRevoke }: { token: WorkerToken; onRevoke: () => void }) {
    return (
        <tr>
            <th scope="row">#{token.id}</th>
            <td class="words">{token.label}</td>
            <td class="words">{longMoment(token.created)}</td>
            <td>{token.results}</td>
            <td>{token.repeated}</td>
            <td>{token.doubts}</td>
            <td class={token.why === "" ? "words" : "words error-text"}>{stateOf(token)}</td>
            <td class="words">
                {token.revoked === null && (
                    <button type="button" aria-label={t("Revoke worker token {id}", { id: token.id })} onClick={onRevoke}>
                        {t("Revoke")}
                    </button>
                )}
            </td>
        </tr>
    );
}

export function WorkerTokens() {
    const follower = useFollowed<{ readonly items: readonly WorkerToken[] }>(workerTokens.path);
    const attempt = useAttempt();
    const label = useSignal("");
    const secret = useSignal("");
    const issue = (event: Event) => {
        event.preventDefault();
        void attempt.run(async () => {
            secret.value = (await workerTokens.issue(label.value)).token;
            label.value = "";
            await follower.look();
        });
    };
    const revoke = (id: number) =>
        void attempt.run(async () => {
            await workerTokens.revoke(id);
            await follower.look();
        });
    const known = follower.asked.value;
    return (
        <>
            <p>{t("A worker on another machine needs a token. It can lease work and report results, nothing else.")}</p>
            {known.is === "asking" && <p class="quiet">{t("Loading…")}</p>}
            {known.is === "failed" && <p class="quiet">{known.why}</p>}
            {known.is === "there" && known.answer.items.length > 0 && (
                <div class="data-table">
                    <table>
                        <thead>
                            <tr>
                                {titles.map(({ words, isNumber }) => (
                                    <th key={words} scope="col" class={isNumber ? "" : "words"}>
                                        {words}
                                    </th>
                                ))}
                            </tr>
                        </thead>
                        <tbody>
                            {known.answer.items.map((token) => (
                                <Row key={token.id} token={token} onRevoke={() => revoke(token.id)} />
                            ))}
                        </tbody>
                    </table>
                </div>
            )}
            <form onSubmit={issue}>
                <Field label={t("Label of a new worker token")}>
                    <input required maxLength={100} value={label.value} onInput={(event) => (label.value = event.currentTarget.value)} />
                </Field>
                <button type="submit">{t("Issue token")}</button>
            </form>
            <Fault text={attempt.fault.value} />
            {secret.value !== "" && (
                <p>
                    {t("The new token, shown this once:")} <code class="worker-token">{secret.value}</code>
                </p>
            )}
        </>
    );
}
