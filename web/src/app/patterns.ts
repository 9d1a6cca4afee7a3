// Patterns of addresses: taking an address apart, and building one.
//
// `/tables/:id?ply&invitation` has a required `id` in its path; `ply` and `invitation` are optional. `?*position` takes the
// whole query. Types follow from the pattern, so a link that lacks a parameter does not compile.

// Where games are kept that were not played at a table.
export type Book = "ladder" | "submissions" | "tournaments";

// Parameters that are not just any string. Everything else is a name or an id.
interface Types {
    readonly book: Book;
    readonly ply: number;
}
const shapes: Readonly<Record<string, RegExp>> = { book: /^(ladder|submissions|tournaments)$/, number: /^\d+$/ };
const name = /^[A-Za-z0-9_-]+$/;

type Value<Name> = Name extends keyof Types ? Types[Name] : string;
type Loose<Name> = Name extends keyof Types ? Types[Name] : string | number;

type Split<Text, By extends string> = Text extends `${infer Head}${By}${infer Tail}` ? Head | Split<Tail, By> : Text;
type AfterColon<Part> = Part extends `:${infer Name}` ? Name : never;
type Path<Pattern> = Pattern extends `${infer Before}?${string}` ? Before : Pattern;
type Query<Pattern> = Pattern extends `${string}?${infer After}` ? After : "";
type Required<Pattern> = AfterColon<Split<Path<Pattern>, "/">> | (Query<Pattern> extends `*${infer Name}` ? Name : never);
type Optional<Pattern> = Exclude<Split<Query<Pattern>, "&">, `*${string}` | "">;

// The parameters of a matching address.
export type Parameters<Pattern> = { readonly [Name in Required<Pattern>]: Value<Name> } & {
    readonly [Name in Optional<Pattern>]: Value<Name> | null;
};
// The parameters that a link needs.
export type LinkParameters<Pattern> = { readonly [Name in Required<Pattern>]: Loose<Name> } & {
    readonly [Name in Optional<Pattern>]?: Loose<Name> | null;
};

type Found = Record<string, string | number | null>;

export function pathIn(pattern: string): string {
    return pattern.replace(/\?.*/, "");
}
const queryIn = (pattern: string) => /\?(.*)/.exec(pattern)?.[1] ?? "";
const partsOf = (path: string) => path.replace(/^\/+|\/+$/g, "").split("/");

function matchPath(pattern: string, path: string): Found | null {
    const wanted = partsOf(pathIn(pattern));
    const parts = partsOf(path);
    if (wanted.length !== parts.length) return null;
    const found: Found = {};
    for (const [index, part] of parts.entries()) {
        const want = wanted[index] ?? "";
        const parameter = want.startsWith(":") ? want.slice(1) : null;
        if (parameter === null ? part !== want : !(shapes[parameter] ?? name).test(part)) return null;
        if (parameter !== null) found[parameter] = part;
    }
    return found;
}

// Spaces may be typed as they are, as + or as %20.
function decoded(query: string): string {
    const text = query.replace(/\+/g, " ");
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

function matchQuery(pattern: string, search: string): Found {
    const query = search.replace(/^\?/, "");
    const wanted = queryIn(pattern);
    if (wanted.startsWith("*")) return { [wanted.slice(1)]: decoded(query) };
    const given = new URLSearchParams(query);
    const valueOf = (key: string) => {
        const text = given.get(key);
        return key !== "ply" ? text : text !== null && /^\d+$/.test(text) ? Number(text) : null;
    };
    return Object.fromEntries(wanted === "" ? [] : wanted.split("&").map((key) => [key, valueOf(key)]));
}

// Null if the address does not match.
export function match(pattern: string, path: string, search: string): Found | null {
    const found = matchPath(pattern, path);
    return found && { ...found, ...matchQuery(pattern, search) };
}

// Keeps slashes and commas readable.
function encoded(value: unknown): string {
    return encodeURIComponent(String(value)).replace(/%2F/g, "/").replace(/%2C/g, ",");
}

export function build(pattern: string, values: Readonly<Record<string, unknown>>): string {
    const path = pathIn(pattern).replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key])));
    const query = queryIn(pattern);
    if (query.startsWith("*")) return `${path}?${encoded(values[query.slice(1)])}`;
    const given = query.split("&").filter((key) => values[key] !== undefined && values[key] !== null);
    return given.length === 0 ? path : `${path}?${given.map((key) => `${key}=${encoded(values[key])}`).join("&")}`;
}
