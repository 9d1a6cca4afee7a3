// One operation of the API: closed, its method, path and summary; open, what to send and what comes back.
import { useSignal } from "@preact/signals";
import { t } from "../words/words";
import type { Body, Field, Operation } from "./openapi";
import { TryOperation } from "./try_operation";

function Fields({ title, fields }: { readonly title: string; readonly fields: readonly Field[] }) {
    if (fields.length === 0) return null;
    return (
        <>
            <h3>{title}</h3>
            <dl class="api-fields">
                {fields.map(({ name, type, isRequired, description }) => (
                    <div key={name}>
                        <dt>
                            <code>{name}</code> <span class="quiet">{[type, isRequired ? "" : "optional"].filter(Boolean).join(", ")}</span>
                        </dt>
                        <dd>{description}</dd>
                    </div>
                ))}
            </dl>
        </>
    );
}

function BodyOf({ body }: { readonly body: Body }) {
    if (body.fields.length > 0) return <Fields title={t("Request body (JSON)")} fields={body.fields} />;
    return (
        <>
            <h3>{t("Request body")}</h3>
            <p>
                <code>{body.schema ?? body.type}</code>
            </p>
        </>
    );
}

// A live stream is no question with an answer.
const isStream = ({ answers }: Operation) => answers.some(({ status }) => status === "101");

export function OperationDetails({ operation }: { readonly operation: Operation }) {
    const { method, path, summary, isPublic, parameters, body, answers } = operation;
    const isOpen = useSignal(false);
    return (
        <details class="api-operation" onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
            <summary>
                <span class={`api-method ${method.toLowerCase()}`}>{method}</span> <code>{path}</code> <span class="quiet">{summary}</span>
            </summary>
            <p>{isPublic ? t("No login needed.") : t("Needs a session or a token.")}</p>
            <Fields title={t("Parameters")} fields={parameters} />
            {body && <BodyOf body={body} />}
            <h3>{t("Responses")}</h3>
            <dl class="api-fields">
                {answers.map(({ status, description, type }) => (
                    <div key={status}>
                        <dt>
                            <code>{status}</code> <span class="quiet">{type}</span>
                        </dt>
                        <dd>{description}</dd>
                    </div>
                ))}
            </dl>
            {isOpen.value && !isStream(operation) && <TryOperation operation={operation} />}
        </details>
    );
}
