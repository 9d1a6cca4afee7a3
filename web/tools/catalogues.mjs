// The texts of the pages (languages/*.json) for Vite.
//
// In the sources a text stands in English (src/words/words.ts). A build writes every script once for each language, with the
// texts of that language in it, so that a reader loads the texts of the pages that they look at, in one language, without a
// request of their own. Messages with arguments are compiled ahead: the pages contain no parser.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "@formatjs/icu-messageformat-parser";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../languages");
const name = "virtual:catalogues";
const serverName = "virtual:server-words";
export const english = "en";

export function languageFiles() {
    return readdirSync(folder)
        .filter((file) => file.endsWith(".json"))
        .map((file) => ({ code: basename(file, ".json"), path: join(folder, file) }));
}

// What the server says stands in a section of its own (tools/server_texts.mjs): pages load it when they need it.
export const serverSection = "@@server";

export function readLanguage(path) {
    const { [serverSection]: server = {}, ...words } = JSON.parse(readFileSync(path, "utf8"));
    return { words, server };
}

// A choice between forms is compiled; the rest has nothing but arguments.
function serverMessages(path) {
    const entries = Object.entries(readLanguage(path).server);
    const compiled = (text) => (/\{\w+,/.test(text) ? parse(text, { captureLocation: false }) : text);
    return Object.fromEntries(entries.map(([text, translated]) => [text, compiled(translated)]));
}

// FNV-1a; collisions are errors of the build.
function keyOf(text) {
    let hash = 0x811c9dc5;
    for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
    return hash.toString(36);
}

const offlinePage = join(folder, "../offline.html");
const oneLine = (text) => text.replace(/\s+/g, " ");
const offlineText = /\{\{([^}]+)\}\}/g;

// The texts of the page that is shown without a network, which has all languages in it (public/offline.js).
export function offlineTexts() {
    return [...readFileSync(offlinePage, "utf8").matchAll(offlineText)].map(([, text]) => oneLine(text));
}

const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

function offlineHtml(languages) {
    const html = readFileSync(offlinePage, "utf8");
    const all = [[english, {}], ...Object.entries(languages)];
    return html.replace(/<section>.*<\/section>/s, (section) =>
        all
            .map(([code, words]) =>
                section
                    .replace("<section>", `<section lang="${code}">`)
                    .replace(offlineText, (_, text) => escaped(words[oneLine(text)] ?? oneLine(text))),
            )
            .join("\n"),
    );
}

const shown = (text) => text.replace(/@@.*$/, "");
// What stands for a text in a script until its language is known.
const marked = (key) => `@@text:${key}`;
const marks = /"@@text:(\w+)"/g;

// Every call of t or rich with a literal: where the literal stands, its text, and whether arguments follow.
function textsIn(node, found = []) {
    if (Array.isArray(node)) for (const child of node) textsIn(child, found);
    else if (node && typeof node.type === "string") {
        if (node.type === "CallExpression" && node.callee.type === "Identifier" && /^(t|rich)$/.test(node.callee.name)) {
            const [first, values] = node.arguments;
            const text = first?.type === "Literal" ? first.value : first?.type === "TemplateLiteral" ? first.quasis[0].value.cooked : null;
            if (typeof text !== "string" || first.expressions?.length > 0) throw new Error(`${node.callee.name} needs a literal text`);
            found.push({ start: first.start, end: first.end, text, hasArguments: values !== undefined });
        }
        for (const [key, child] of Object.entries(node)) if (key !== "type" && child && typeof child === "object") textsIn(child, found);
    }
    return found;
}

const usesWords = /from "[^"]*\/words"/;

// The plugin. `translated` gives a built script in a language.
export function catalogues() {
    const languages = languageFiles();
    const words = Object.fromEntries(languages.map(({ code, path }) => [code, readLanguage(path).words]));
    const codes = [english, ...languages.map(({ code }) => code)].sort();
    const texts = new Map();
    let isBuild = true;

    const messageIn = (code, text) => (code === english ? shown(text) : words[code][text]);
    function translated(script, code) {
        const messages = {};
        const body = script.replace(marks, (_, key) => {
            const { text, hasArguments } = texts.get(key);
            if (!hasArguments) return JSON.stringify(messageIn(code, text));
            messages[key] = parse(messageIn(code, text), { captureLocation: false });
            return JSON.stringify(key);
        });
        if (body.includes("@@text:")) throw new Error("a text is not where a script can be translated");
        // What it imports may need them as well, and runs before it; it brings its own.
        const own = Object.keys(messages).length === 0 ? "" : `Object.assign(globalThis.tulkasMessages??={},${JSON.stringify(messages)});`;
        return own + body;
    }
    return {
        name: "catalogues",
        api: { codes, translated },
        configResolved({ command }) {
            isBuild = command === "build";
        },
        config(_, { command }) {
            // Messages are compiled, so the parser is left out.
            if (command !== "build") return {};
            return { resolve: { alias: { "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js" } } };
        },
        resolveId(id) {
            return id === name || id.startsWith(serverName) ? `\0${id}` : null;
        },
        load(id) {
            if (id === `\0${serverName}`) {
                const loaders = languages.map(
                    ({ code }) => `${JSON.stringify(code)}: () => import("${serverName}/${code}").then((module) => module.default)`,
                );
                return `export default { ${loaders.join(", ")} };`;
            }
            if (id.startsWith(`\0${serverName}/`)) {
                const { path } = languages.find(({ code }) => id.endsWith(`/${code}`));
                return `export default ${JSON.stringify(serverMessages(path))};`;
            }
            if (id !== `\0${name}`) return null;
            return `export const codes = ${JSON.stringify(codes)}; export const catalogues = ${JSON.stringify(isBuild ? {} : words)};`;
        },
        transform(code, id) {
            if (!isBuild || !usesWords.test(code)) return null;
            let result = code;
            for (const { start, end, text, hasArguments } of textsIn(this.parse(code)).reverse()) {
                const key = keyOf(text + (hasArguments ? "" : "@@plain"));
                if ((texts.get(key)?.text ?? text) !== text) throw new Error(`${id}: "${text}" and "${texts.get(key).text}" have one key`);
                texts.set(key, { text, hasArguments });
                result = `${result.slice(0, start)}${JSON.stringify(marked(key))}${result.slice(end)}`;
            }
            return { code: result, map: null };
        },
        // Names of files have a hash of what is in them, which the texts are as well.
        augmentChunkHash() {
            return createHash("sha256").update(JSON.stringify(words)).digest("hex");
        },
        generateBundle() {
            this.emitFile({ type: "asset", fileName: "offline.html", source: offlineHtml(words) });
        },
    };
}
