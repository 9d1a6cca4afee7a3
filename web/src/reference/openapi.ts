// The part of an OpenAPI document that the API reference shows, taken apart for it.

interface Schema {
    readonly $ref?: string;
    readonly type?: string | readonly string[];
    readonly description?: string;
    readonly enum?: readonly unknown[];
    readonly const?: unknown;
    readonly items?: Schema;
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly required?: readonly string[];
    readonly anyOf?: readonly Schema[];
    readonly oneOf?: readonly Schema[];
}
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface OperationObject {
    readonly operationId?: string;
    readonly summary?: string;
    readonly security?: readonly unknown[];
    readonly parameters?: readonly {
        readonly name: string;
        readonly in: string;
        readonly required?: boolean;
        readonly description?: string;
        readonly schema?: Schema;
    }[];
    readonly requestBody?: { readonly content: Content };
    readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface ApiDocument {
    readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
    readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

export interface Field {
    readonly name: string;
    readonly type: string;
    readonly isRequired: boolean;
    readonly description: string;
    // A parameter in the path; others are in the query.
    readonly isInPath: boolean;
}
// A body: JSON of some fields, or bytes of a type.
export interface Body {
    readonly type: string;
    // The name of its schema, if it has one.
    readonly schema: string | null;
    readonly fields: readonly Field[];
}
export interface Operation {
    readonly id: string;
    readonly method: string;
    readonly path: string;
    readonly summary: string;
    readonly isPublic: boolean;
    readonly parameters: readonly Field[];
    readonly body: Body | null;
    readonly answers: readonly { readonly status: string; readonly description: string; readonly type: string }[];
}
export interface Group {
    readonly title: string;
    readonly operations: readonly Operation[];
}

const nameOf = (reference: string) => reference.split("/").pop() ?? "";

// "string", "list of Game", "integer or null".
export function typeOf(schema: Schema | undefined): string {
    if (schema === undefined) return "";
    if (schema.$ref !== undefined) return nameOf(schema.$ref);
    const choices = schema.enum ?? (schema.const === undefined ? null : [schema.const]);
    if (choices) return choices.map((choice) => JSON.stringify(choice)).join(" or ");
    const variants = schema.oneOf ?? schema.anyOf;
    if (variants) return variants.map(typeOf).join(" or ");
    const types = schema.type === undefined ? [] : [schema.type].flat();
    return types.map((type) => (type !== "array" ? type : schema.items ? `list of ${typeOf(schema.items)}` : "list")).join(" or ");
}

function fieldsOf(schema: Schema): Field[] {
    return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
        name,
        type: typeOf(field),
        isRequired: schema.required?.includes(name) ?? false,
        description: field.description ?? "",
        isInPath: false,
    }));
}

function bodyOf(content: Content | undefined, schemas: Readonly<Record<string, Schema>>): Body | null {
    const [found] = Object.entries(content ?? {});
    if (found === undefined) return null;
    const [type, { schema }] = found;
    const name = schema?.$ref === undefined ? null : nameOf(schema.$ref);
    const resolved = name === null ? schema : schemas[name];
    return { type, schema: name, fields: resolved ? fieldsOf(resolved) : [] };
}

function contentType(content: Content | undefined): string {
    const [found] = Object.entries(content ?? {});
    return found === undefined ? "" : typeOf(found[1].schema) || found[0];
}

function operationOf(path: string, method: string, operation: OperationObject, schemas: Readonly<Record<string, Schema>>): Operation {
    return {
        id: operation.operationId ?? `${method} ${path}`,
        method: method.toUpperCase(),
        path,
        summary: operation.summary ?? "",
        isPublic: operation.security?.length === 0,
        parameters: (operation.parameters ?? []).map((parameter) => ({
            name: parameter.name,
            type: typeOf(parameter.schema),
            isRequired: parameter.required ?? false,
            description: parameter.description ?? (parameter.in === "path" ? "part of the path" : ""),
            isInPath: parameter.in === "path",
        })),
        body: bodyOf(operation.requestBody?.content, schemas),
        answers: Object.entries(operation.responses).map(([status, { description, content }]) => ({
            status: status === "default" ? "other" : status,
            description,
            type: contentType(content),
        })),
    };
}

// By the first word of the path below /api/v1.
const titles: Readonly<Record<string, string>> = {
    games: "Games",
    tables: "Tables",
    submissions: "Submissions and bots",
    bots: "Submissions and bots",
    ladders: "Ladders",
    tournaments: "Tournaments",
    contests: "Contests",
    session: "Accounts",
    people: "Accounts",
    password: "Accounts",
    tokens: "Accounts",
    registration: "Accounts",
    "invitation-codes": "Accounts",
    "first-administrator": "Accounts",
    "new-password": "Accounts",
    "password-wishes": "Accounts",
    email: "Accounts",
    "remote-bots": "Remote bots",
    "game-packages": "Uploaded games",
    work: "Work queue",
};
const other = "Other";

function titleFor(path: string): string {
    return titles[/^\/api\/v1\/([^/]+)/.exec(path)?.[1] ?? ""] ?? other;
}

export function groupsOf(document: ApiDocument): readonly Group[] {
    const schemas = document.components?.schemas ?? {};
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => operationOf(path, method, operation, schemas)),
    );
    return [...new Set([...Object.values(titles), other])]
        .map((title) => ({ title, operations: operations.filter(({ path }) => titleFor(path) === title) }))
        .filter(({ operations }) => operations.length > 0);
}
