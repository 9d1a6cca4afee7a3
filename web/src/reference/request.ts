// A request that somebody tries from the API reference: made from what was typed, and as a command for a terminal.
import { t } from "../words/words";
import type { Operation } from "./openapi";

export interface Typed {
    // By the names of the parameters; empty ones are left out.
    readonly parameters: Readonly<Record<string, string>>;
    // JSON as text, or a file; null where nothing is sent.
    readonly body: string | Blob | null;
}

export interface TriedRequest {
    readonly method: string;
    readonly address: string;
    readonly type: string | null;
    readonly body: string | Blob | null;
}

export function requestOf(operation: Operation, { parameters, body }: Typed): TriedRequest {
    let address = operation.path;
    const query = new URLSearchParams();
    for (const { name, isInPath } of operation.parameters) {
        const value = parameters[name] ?? "";
        if (isInPath) address = address.replace(`{${name}}`, encodeURIComponent(value));
        else if (value !== "") query.append(name, value);
    }
    const behind = query.toString();
    const sent = operation.body !== null && body !== null && body !== "" ? { type: operation.body.type, body } : { type: null, body: null };
    return { method: operation.method, address: behind === "" ? address : `${address}?${behind}`, ...sent };
}

// What is required and still empty; null if it can be sent.
export function missingIn(operation: Operation, { parameters, body }: Typed): string | null {
    const field = operation.parameters.find(({ name, isRequired }) => isRequired && (parameters[name] ?? "") === "");
    if (field) return t("{name} is required.", { name: field.name });
    if (operation.body?.type !== "application/json" || typeof body !== "string" || body === "") return null;
    try {
        JSON.parse(body);
        return null;
    } catch {
        return t("The body is not valid JSON. Put words in quotes, e.g. {example}", { example: '{"name": "otter"}' });
    }
}

// A body to begin with: its required fields, empty.
export function exampleOf({ body }: Operation): string {
    if (body?.type !== "application/json") return "";
    const fields = body.fields.filter(({ isRequired }) => isRequired);
    const empty = (type: string) => (type.startsWith("list") ? [] : /integer|number/.test(type) ? 0 : type === "boolean" ? false : "");
    return JSON.stringify(Object.fromEntries(fields.map(({ name, type }) => [name, empty(type)])), null, 2);
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

export function commandOf({ method, address, type, body }: TriedRequest, origin: string): string {
    return [
        "curl",
        ...(method === "GET" ? [] : ["-X", method]),
        "-H",
        '"Authorization: Bearer $(cat ~/.config/tulkas/token)"',
        ...(type === null ? [] : ["-H", quoted(`Content-Type: ${type}`)]),
        ...(body === null ? [] : typeof body === "string" ? ["-d", quoted(body)] : ["--data-binary", "@FILE"]),
        quoted(origin + address),
    ].join(" ");
}

export interface TriedAnswer {
    readonly status: number;
    readonly text: string;
}

// Longer answers are cut: a page is no editor.
const most = 20_000;

export function answerText(type: string, text: string): string {
    let shown = text;
    if (type.includes("json")) {
        try {
            shown = JSON.stringify(JSON.parse(text), null, 2);
        } catch {
            // As it came.
        }
    }
    return shown.length > most
        ? `${shown.slice(0, most)}
${t("… ({count} more characters)", { count: shown.length - most })}`
        : shown;
}
