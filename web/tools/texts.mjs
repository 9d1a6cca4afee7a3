// The texts of the pages and of the server (tools/server_texts.mjs), and their translations (languages/*.json).
//
//   node tools/texts.mjs           adds the texts that are missing in a language, empty; removes those that are not used
//   node tools/texts.mjs --check   fails if a text is missing, unused, no ICU message, or has other arguments than the English one
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import ts from "typescript";
import { languageFiles, offlineTexts, readLanguage, serverSection } from "./catalogues.mjs";
import { serverTexts } from "./server_texts.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

function sourcesIn(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return sourcesIn(path);
        return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) ? [path] : [];
    });
}

function namesIn(values) {
    if (values === undefined) return [];
    if (!ts.isObjectLiteralExpression(values)) return null;
    return values.properties.map((property) => (property.name && ts.isIdentifier(property.name) ? property.name.text : null));
}

// The calls of t and rich in one source: the text, the names of its arguments, where it stands.
export function textsIn(path, source) {
    const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
    const found = [];
    const visit = (node) => {
        if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^(t|rich)$/.test(node.expression.text)) {
            const [first, values] = node.arguments;
            const place = `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
            const text = first && ts.isStringLiteralLike(first) ? first.text : null;
            found.push({ place, text, names: namesIn(values) });
        }
        ts.forEachChild(node, visit);
    };
    if (/from "[^"]*\/words"/.test(source)) visit(file);
    return found;
}

export const shown = (text) => text.replace(/@@.*$/, "");

// The arguments and tags of a message: "count: plural", "<a>".
export function argumentsOf(message) {
    const found = new Set();
    const visit = (elements) => {
        for (const element of elements) {
            if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
            if (element.type === TYPE.tag) visit(element.children);
            for (const option of Object.values(element.options ?? {})) visit(option.value);
            found.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
        }
    };
    visit(parse(message, { ignoreTag: !/<\/\w+>/.test(message) }));
    return [...found].sort();
}

// What is wrong with a text where it is used.
export function faultOfUse({ text, names }) {
    if (text === null) return "the text is not a literal";
    if (names === null || names.includes(null)) return "the arguments are not written out by name";
    if (names.length === 0) return /[{<]/.test(text) ? "the text has { or <, and gets no arguments" : null;
    try {
        const wanted = argumentsOf(shown(text)).map((name) => name.replace(/[<>]/g, ""));
        const lacking = wanted.filter((name) => !names.includes(name));
        return lacking.length === 0 ? null : `the text does not get ${lacking.join(", ")}`;
    } catch (error) {
        return `no ICU message: ${error.message}`;
    }
}

// What is wrong with a translation.
// It may use more of the arguments than English does: other languages tell "you" from others, where English does not.
export function faultOf(text, names, translated, language) {
    if (translated === undefined || translated === "") return "is missing";
    if (/@@/.test(translated)) return "has @@";
    if (names.length === 0) return null;
    try {
        const [wanted, given] = [argumentsOf(shown(text)), argumentsOf(translated)];
        const lacking = wanted.filter((name) => !given.includes(name));
        if (lacking.length > 0) return `lacks ${lacking.join(", ")}`;
        const unknown = given.filter((name) => !names.includes(name.replace(/[<>]/g, "")));
        if (unknown.length > 0) return `has ${unknown.join(", ")}, which it does not get`;
        return pluralFault(translated, language);
    } catch (error) {
        return `is no ICU message: ${error.message}`;
    }
}

// A plural needs the forms of its language, no others.
function pluralFault(message, language) {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    let fault = null;
    const visit = (elements) => {
        for (const element of elements) {
            if (element.type === TYPE.tag) visit(element.children);
            const options = Object.keys(element.options ?? {});
            const odd = options.find((option) => !option.startsWith("=") && !forms.includes(option));
            if (element.type === TYPE.plural && element.pluralType === "cardinal" && odd) fault = `has the plural "${odd}"`;
            for (const option of Object.values(element.options ?? {})) visit(option.value);
        }
    };
    visit(parse(message));
    return fault;
}

export function allTexts() {
    const uses = sourcesIn(join(root, "src")).flatMap((path) => textsIn(relative(root, path), readFileSync(path, "utf8")));
    return [...uses, ...offlineTexts().map((text) => ({ place: "offline.html", text, names: [] }))];
}

function check(uses) {
    const faults = uses.flatMap((use) => (faultOfUse(use) ? [`${use.place}: ${faultOfUse(use)}: ${use.text}`] : []));
    // A text that is used twice has the arguments that it gets everywhere.
    const given = new Map();
    for (const { text, names } of uses)
        given.set(
            text,
            (given.get(text) ?? names ?? []).filter((name) => names?.includes(name)),
        );
    const said = serverTexts();
    for (const { code, path } of languageFiles()) {
        const { words, server } = readLanguage(path);
        for (const [text, names] of given) {
            const fault = text === null ? null : faultOf(text, names, words[text], code);
            if (fault) faults.push(`languages/${code}.json: "${text}" ${fault}`);
        }
        for (const text of Object.keys(words)) if (!given.has(text)) faults.push(`languages/${code}.json: "${text}" is not used`);
        for (const text of said) {
            // "who" tells the reader from others, as in the pages' own texts.
            const fault = faultOf(text, [...argumentsOf(text), "who"], server[text], code);
            if (fault) faults.push(`languages/${code}.json, ${serverSection}: "${text}" ${fault}`);
        }
        for (const text of Object.keys(server))
            if (!said.includes(text)) faults.push(`languages/${code}.json, ${serverSection}: "${text}" is not said by the server`);
    }
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) console.error("npm run languages adds and removes texts in languages/*.json; the words are yours");
    return faults.length === 0;
}

function update(uses) {
    const texts = [...new Set(uses.map(({ text }) => text).filter((text) => text !== null))].sort();
    const said = serverTexts();
    for (const { path } of languageFiles()) {
        const { words, server } = readLanguage(path);
        const next = Object.fromEntries(texts.map((text) => [text, words[text] ?? ""]));
        const nextSaid = Object.fromEntries(said.map((text) => [text, server[text] ?? ""]));
        writeFileSync(path, `${JSON.stringify({ ...next, [serverSection]: nextSaid }, null, 2)}\n`);
        const missing = [...Object.values(next), ...Object.values(nextSaid)].filter((text) => text === "").length;
        console.log(`${relative(root, path)}: ${texts.length + said.length} texts, ${missing} to be written`);
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    if (process.argv.includes("--check")) process.exit(check(allTexts()) ? 0 : 1);
    update(allTexts());
}
