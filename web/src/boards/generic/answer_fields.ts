// A form for an answer in JSON, made from an example of one: a field for each member.
export type Scalar = string | number | boolean | null;

export interface AnswerField {
    // What it is called; empty where the answer has only one.
    readonly label: string;
    readonly kind: "number" | "text" | "flag";
    readonly example: string;
}

// Fields, and how the answer is made of what is written in them.
export interface AnswerForm {
    readonly fields: readonly AnswerField[];
    readonly answer: (texts: readonly string[]) => unknown;
}

const mostFields = 8;

function isScalar(value: unknown): value is Scalar {
    return value === null || typeof value !== "object";
}

function words(name: string): string {
    return name.replace(/[_-]/g, " ");
}

// Numbers and JSON as what they are; anything else is a text.
export function valueOf(text: string): unknown {
    try {
        return JSON.parse(text) as unknown;
    } catch {
        return text;
    }
}

function fieldOf(label: string, example: Scalar): AnswerField {
    if (typeof example === "boolean") return { label, kind: "flag", example: String(example) };
    if (typeof example === "number") return { label, kind: "number", example: String(example) };
    return { label, kind: "text", example: example ?? "" };
}

// A text stays a text, even if it looks like a number.
function read(text: string, example: Scalar): unknown {
    return typeof example === "string" ? text : valueOf(text);
}

// Null where an answer has parts of its own: then it is written as JSON.
export function formOf(example: unknown): AnswerForm | null {
    if (isScalar(example)) return { fields: [fieldOf("", example)], answer: ([text = ""]) => read(text, example) };
    const members: [string, unknown][] = Object.entries(example as object);
    if (members.length === 0 || members.length > mostFields || !members.every(([, value]) => isScalar(value))) return null;
    const isList = Array.isArray(example);
    return {
        fields: members.map(([name, value], index) => fieldOf(isList ? String(index + 1) : words(name), value as Scalar)),
        answer: (texts) => {
            const values = members.map(([name, value], index) => [name, read(texts[index] ?? "", value as Scalar)] as const);
            return isList ? values.map(([, value]) => value) : Object.fromEntries(values);
        },
    };
}

function cells(line: string): string[] {
    return line
        .replace(/^\s*\||\|\s*$/g, "")
        .split("|")
        .map((cell) => cell.trim());
}

// Rules say in a table what bots are asked: | method | params | answer |. The first JSON in the row's answer is an example;
// undefined without one.
export function exampleIn(rules: string, method: string): unknown {
    const lines = rules.split("\n");
    const head = lines.findIndex((line) => /^\s*\|?\s*method\s*\|.*\banswer\b/i.test(line));
    const column = cells(lines[head] ?? "").findIndex((cell) => /^answer$/i.test(cell));
    const row = lines.slice(head + 1).find((line) => line.includes("|") && cells(line)[0] === `\`${method}\``);
    if (head < 0 || column < 0 || row === undefined) return undefined;
    for (const [, code = ""] of (cells(row)[column] ?? "").matchAll(/`([^`]+)`/g)) {
        try {
            return JSON.parse(code) as unknown;
        } catch {
            continue;
        }
    }
    return undefined;
}
