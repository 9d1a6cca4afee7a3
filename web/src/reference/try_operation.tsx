// Tries an operation of the API from its reference: with the session of whoever reads it.
import { useSignal } from "@preact/signals";
import { session } from "../app/session";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { rich, t } from "../words/words";
import type { Operation } from "./openapi";
import { answerText, commandOf, exampleOf, missingIn, requestOf, type TriedAnswer, type Typed } from "./request";

async function send(operation: Operation, typed: Typed): Promise<TriedAnswer> {
    const { method, address, type, body } = requestOf(operation, typed);
    const response = await fetch(address, { method, body, headers: type === null ? {} : { "Content-Type": type } });
    return { status: response.status, text: answerText(response.headers.get("content-type") ?? "", await response.text()) };
}

function Answer({ answer }: { answer: TriedAnswer }) {
    return (
        <div role="status">
            <p>{rich("Status {status}", { status: <strong class={answer.status < 400 ? "" : "fault-text"}>{answer.status}</strong> })}</p>
            {answer.text !== "" && (
                <pre class="output" tabindex={0} role="region" aria-label={t("Response")}>
                    {answer.text}
                </pre>
            )}
        </div>
    );
}

export function TryOperation({ operation }: { readonly operation: Operation }) {
    const typed = useSignal<Typed>({ parameters: {}, body: exampleOf(operation) });
    const answer = useSignal<TriedAnswer | null>(null);
    const { isBusy, fault, run } = useAttempt();
    const { parameters, body } = typed.value;
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        void run(async () => {
            answer.value = null;
            const missing = missingIn(operation, typed.peek());
            if (missing !== null) throw new Error(missing);
            answer.value = await send(operation, typed.peek());
        });
    };
    const set = (name: string, value: string) => (typed.value = { ...typed.value, parameters: { ...parameters, [name]: value } });
    const person = session.person.value;
    return (
        <form class="try-operation" onSubmit={submit} noValidate>
            <h3>{t("Try it")}</h3>
            <div class="try-fields">
                {operation.parameters.map(({ name, isRequired }) => (
                    <Field key={name} label={isRequired ? name : t("{name} (optional)", { name })}>
                        <input value={parameters[name] ?? ""} onInput={(event) => set(name, event.currentTarget.value)} />
                    </Field>
                ))}
                {operation.body?.type === "application/json" && (
                    <Field label={t("Body (JSON)")} class="whole">
                        <textarea
                            rows={5}
                            spellcheck={false}
                            value={typeof body === "string" ? body : ""}
                            onInput={(event) => (typed.value = { ...typed.value, body: event.currentTarget.value })}
                        />
                    </Field>
                )}
                {operation.body !== null && operation.body.type !== "application/json" && (
                    <Field label={t("Body (a file)")}>
                        <input
                            type="file"
                            onChange={(event) => (typed.value = { ...typed.value, body: event.currentTarget.files?.[0] ?? null })}
                        />
                    </Field>
                )}
            </div>
            <p class="actions">
                <button type="submit" class="primary" disabled={isBusy.value}>
                    {t("Send")}
                </button>
                <span class="quiet">
                    {t("A real request, as")} {person === null ? "a guest" : person.name}.
                </span>
            </p>
            <pre class="output command" tabindex={0} role="region" aria-label={t("The same in a terminal")}>
                {commandOf(requestOf(operation, typed.value), typeof location === "undefined" ? "" : location.origin)}
            </pre>
            <Fault text={fault.value} />
            {answer.value !== null && <Answer answer={answer.value} />}
        </form>
    );
}
