// Texts in the reader's language.
//
// A text is written in English where it is used, as an ICU message if it has arguments, and languages/*.json has the others:
//
//     t("Log in")
//     t("{count, plural, one {# game} other {# games}}", { count })
//     rich("Read the <a>rules</a>.", { a: (words) => <a href={link("game", { game })}>{words}</a> })
//
// The first argument is always a literal, so that it can be found by tools/texts.mjs. What follows "@@" tells two meanings of
// one English text apart, and is not shown: t("Open@@state").
import { IntlMessageFormat } from "intl-messageformat";
import type { ComponentChildren } from "preact";
import { catalogue, language, locale } from "./language";
import { compiled } from "./compiled";

type Plain = string | number;
type Values = Readonly<Record<string, Plain | null | undefined>>;
type RichValues = Readonly<Record<string, ComponentChildren | ((words: ComponentChildren) => ComponentChildren)>>;

const formats = new Map<string, IntlMessageFormat>();

// In a build the text is in the reader's language already, or the key of a compiled message.
function messageOf(text: string) {
    return compiled[text] ?? catalogue[text] ?? text.replace(/@@.*$/, "");
}

function formatOf(text: string): IntlMessageFormat {
    const known = formats.get(text);
    if (known) return known;
    const made = new IntlMessageFormat(messageOf(text), locale);
    formats.set(text, made);
    return made;
}

export function t(text: string, values?: Values): string {
    const message = messageOf(text);
    if (values === undefined && typeof message === "string") return message;
    const words = formatOf(text).format(values as Record<string, Plain>);
    return Array.isArray(words) ? words.join("") : String(words);
}

// With elements in it: <a>…</a> in the text calls the function of that name; arguments may be elements.
export function rich(text: string, values: RichValues): ComponentChildren {
    return formatOf(text).format(values as Record<string, never>);
}

const numbers = new Intl.NumberFormat(language);

// 10,000 or 10.000 or 10 000.
export function numberWords(value: number): string {
    return numbers.format(value);
}

// 12.3 or 12,3, with as many digits after the point as asked for.
export function decimalWords(value: number, digits = 1, inLocale = locale): string {
    return new Intl.NumberFormat(inLocale, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).format(
        value,
    );
}

// "a, b and c".
const lists = new Intl.ListFormat(locale, { type: "conjunction" });

export function listWords(items: readonly string[]): string {
    return lists.format(items);
}
