// Whether a page is in a language other than English: looks for English texts of web/languages in what it shows and says.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./arena.mjs";

const { source: axe } = createRequire(join(root, "web/package.json"))("axe-core");

export const otherLanguages = ["de", "hu"];

function read(language) {
    const { "@@server": server, ...pages } = JSON.parse(readFileSync(join(root, `web/languages/${language}.json`), "utf8"));
    return { server, pages };
}

export function wordsIn(language) {
    return read(language).pages;
}

// What the server says, by its form.
export function serverWordsIn(language) {
    return read(language).server;
}

// A text of several words, with anything for its arguments. Plurals and choices are left out.
function patternOf(text) {
    const plain = text.replace(/@@.*$/, "").replace(/<\/?\w+>/g, "");
    const parts = plain.split(/\{\w+\}/);
    if (parts.some((part) => /[{}]/.test(part)) || (parts.join(" ").match(/\p{L}{2,}/gu) ?? []).length < 2) return null;
    return parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".+");
}

const patterns = new Map();
function englishIn(language) {
    if (!patterns.has(language)) {
        const { server, pages } = read(language);
        const others = [...Object.entries(pages), ...Object.entries(server)].filter(([text, own]) => text !== own);
        const found = others.map(([text]) => patternOf(text)).filter((pattern) => pattern !== null);
        patterns.set(language, new RegExp(`^(?:${found.join("|")})[.:]?$`, "is"));
    }
    return patterns.get(language);
}

// Sentences that are still English on this page.
export async function englishOn(page, language) {
    if (!otherLanguages.includes(language)) return [];
    const shown = await page.evaluate(() => {
        const isForeign = (element) => element?.closest("pre, code, .cm-editor, [lang]:not(html), script, style, noscript");
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts = [document.title.replace(/ – Tulkas$/, "")];
        while (walker.nextNode()) if (!isForeign(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent.trim());
        for (const each of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
            for (const name of ["aria-label", "title", "placeholder", "alt"]) if (!isForeign(each)) texts.push(each.getAttribute(name) ?? "");
        return texts;
    });
    const english = englishIn(language);
    return [...new Set(shown.filter((text) => english.test(text)))];
}

// What axe finds. The editor's scroller holds text that has the focus itself.
export async function axeFaults(page) {
    await page.evaluate(axe);
    return page.evaluate(async () => {
        const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
        return violations
            .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
            .filter((fault) => !/^scrollable-region-focusable:.*cm-scroller/.test(fault));
    });
}
