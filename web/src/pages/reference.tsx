// The API reference, drawn from the OpenAPI document that the server makes of itself.
import { api } from "../api/client";
import { useAsked } from "../app/asked";
import { Fault } from "../forms/fault";
import { groupsOf, type ApiDocument, type Group } from "../reference/openapi";
import { OperationDetails } from "../reference/operation";
import "../reference/reference.css";
import { rich, t } from "../words/words";

const anchorOf = (title: string) => title.toLowerCase().replace(/\W+/g, "-");

export function Operations({ groups }: { readonly groups: readonly Group[] }) {
    return (
        <>
            <nav class="api-groups" aria-label={t("Groups")}>
                {groups.map(({ title }) => (
                    <a key={title} href={`#${anchorOf(title)}`}>
                        {title}
                    </a>
                ))}
            </nav>
            {groups.map(({ title, operations }) => (
                <section key={title} aria-labelledby={anchorOf(title)}>
                    <h2 id={anchorOf(title)}>{title}</h2>
                    {operations.map((operation) => (
                        <OperationDetails key={operation.id} operation={operation} />
                    ))}
                </section>
            ))}
        </>
    );
}

export function ReferencePage() {
    const asked = useAsked(() => api.get<ApiDocument>("/openapi.json"), []).value;
    return (
        <>
            <h1>{t("API reference")}</h1>
            <p>
                {rich(
                    "Everything on this site can be done by a program: HTTP and JSON under <code>/api/v1</code>. Send a token from your account page as <code2>Authorization: Bearer …</code2>. Errors have a fitting status and {value}. For tools there is the <a>OpenAPI document</a>.",
                    {
                        code: (words) => <code>{words}</code>,
                        code2: (words) => <code>{words}</code>,
                        value: <code>{'{"error": {"code": …, "message": …}}'}</code>,
                        a: (words) => <a href="/api/v1/openapi.json">{words}</a>,
                    },
                )}
            </p>
            {asked.is === "asking" && <p class="quiet">{t("Loading…")}</p>}
            {asked.is === "failed" && <Fault text={asked.why} />}
            {asked.is === "there" && <Operations groups={groupsOf(asked.answer)} />}
        </>
    );
}
