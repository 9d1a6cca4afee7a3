// What the server says, in the reader's language: errors, reasons why a game ended or a bot was not accepted, rules of games.
//
// The server speaks English, to programs and pages alike, and what it said is stored. A message is recognised by its
// form: languages/*.json has "seat {0} is taken" (tools/server_texts.mjs finds the forms in the server's sources), and what
// stands in it is translated the same way. What has no such form, as the words of an uploaded game, stays as it is.
import { signal } from "@preact/signals";
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import catalogues from "virtual:server-words";
import { language, locale } from "./language";
import { t } from "./words";
import { whoIs } from "./you";

export type ServerMessage = string | MessageFormatElement[];

interface Form {
    readonly pattern: RegExp;
    // Which arguments are numbers of players.
    readonly seats: readonly boolean[];
    readonly message: ServerMessage;
}

export interface Forms {
    readonly exact: ReadonlyMap<string, ServerMessage>;
    // Those with more words of their own come first.
    readonly open: readonly Form[];
}

// Longer texts are none of the server's messages, and would take long to look through.
const longest = 2000;
const placeholder = /\{\d+\}/;

function formOf(text: string, message: ServerMessage): Form {
    const literals = text.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const seats = text.split(placeholder).map((part) => /\bplayer $/.test(part));
    return { pattern: new RegExp(`^${literals.join("(.*?)")}$`, "s"), seats, message };
}

export function formsOf(messages: Readonly<Record<string, ServerMessage>>): Forms {
    const entries = Object.entries(messages);
    const weight = (text: string) => text.replace(/\{\d+\}/g, "").length;
    return {
        exact: new Map(entries.filter(([text]) => !placeholder.test(text))),
        open: entries
            .filter(([text]) => placeholder.test(text))
            .sort(([one], [other]) => weight(other) - weight(one))
            .map(([text, message]) => formOf(text, message)),
    };
}

function filled(message: ServerMessage, values: readonly string[]): string {
    if (typeof message === "string") return message.replace(/\{(\d+)\}/g, (_, index: string) => values[Number(index)] ?? "");
    const named = Object.fromEntries(values.map((value, index) => [String(index), value]));
    return String(new IntlMessageFormat(message, locale).format({ ...named, who: whoIs(values[0] ?? "") }));
}

// The names are those of the players, by seat.
export function translated(forms: Forms, english: string, names: readonly string[] = []): string {
    const exact = forms.exact.get(english);
    if (exact !== undefined) return filled(exact, []);
    if (english.length > longest) return english;
    for (const { pattern, seats, message } of forms.open) {
        const found = pattern.exec(english);
        if (!found) continue;
        const values = found.slice(1).map((value, index) => {
            if (seats[index]) return names[Number(value)] ?? t("player {seat}", { seat: value });
            return value === english ? value : translated(forms, value, names);
        });
        return filled(message, values);
    }
    return english;
}

const forms = signal<Forms | null>(null);
let loading: Promise<void> | null = null;

// English needs nothing. Where it cannot be loaded, the server's own words have to do.
export function loadServerWords(): Promise<void> {
    loading ??= Promise.resolve(catalogues[language]?.()).then(
        (messages) => {
            if (messages) forms.value = formsOf(messages);
        },
        () => void (loading = null),
    );
    return loading;
}

// In English until the texts are there; what renders it is rendered again then.
export function serverWords(english: string, names: readonly string[] = []): string {
    if (!(language in catalogues) || english === "") return english;
    if (forms.value === null) void loadServerWords();
    return forms.value === null ? english : translated(forms.value, english, names);
}

// Only what the server says word for word: titles and rules of the games of the house, unlike those that people upload.
export function serverText(english: string): string {
    if (isTranslated && forms.value === null) void loadServerWords();
    const exact = forms.value?.exact.get(english);
    return exact === undefined ? english : filled(exact, []);
}

// When the texts are there.
export async function spoken(english: string): Promise<string> {
    await loadServerWords();
    return serverWords(english);
}

// Whether the server is understood in another language than its own.
export const isTranslated = language in catalogues;
