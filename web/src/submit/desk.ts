// The desk at which a bot is written: what lies on it, and what was written in each language.
//
// Nothing that was written is lost by choosing another language, by leaving the page or by handing in what is refused:
// every change is kept as a draft until it is handed in, or is again what it began with.
import { signal, type Signal } from "@preact/signals";
import type { Language } from "../api/submissions";
import { reasonIn } from "../app/asked";
import { t } from "../words/words";
import { draftOf, type Draft, type Source } from "./draft";
import type { Drafts, Place } from "./drafts";

// What a language begins with, and what that is called.
export interface Beginning {
    readonly source: Source;
    readonly name: string;
}

// What has happened to the text without its being written.
export type Note =
    | { readonly kind: "restored"; readonly beginning: Beginning }
    // A file has taken its place.
    | { readonly kind: "replaced"; readonly before: Source };

interface Surroundings {
    readonly place: Place;
    readonly drafts: Drafts;
    readonly languages: readonly Language[];
    readonly starter: (language: string) => Promise<string>;
    // Something other than a starter to begin with: an earlier version.
    readonly earlier: Beginning | null;
}

// As the editor has them.
function withPlainLines(text: string): string {
    return text.replace(/\r\n?/g, "\n");
}

export class Desk {
    // What would be handed in now; null until the first text has come.
    readonly draft: Signal<Draft | null> = signal(null);
    // What the editor was last given; what is written in it since then is in the draft.
    readonly given: Signal<{ readonly text: string }> = signal({ text: "" });
    readonly note: Signal<Note | null> = signal(null);
    // Why a language cannot be begun with.
    readonly fault: Signal<string | null> = signal(null);
    private readonly m_beginnings = new Map<string, Beginning>();
    private readonly m_written = new Map<string, Source>();
    private m_wanted = "";

    constructor(private readonly around: Surroundings) {
        const { earlier } = around;
        if (earlier)
            this.m_beginnings.set(earlier.source.language, {
                ...earlier,
                source: { ...earlier.source, text: withPlainLines(earlier.source.text) },
            });
    }

    get languages(): readonly Language[] {
        return this.around.languages;
    }

    // With the earlier version, with what was written last, or in the language that is preferred.
    async open(preferred: string): Promise<void> {
        const { earlier, drafts, place, languages } = this.around;
        const wishes = [earlier?.source.language, drafts.latest(place), preferred, languages[0]?.name];
        const wish = wishes.find((name) => languages.some((language) => language.name === name));
        if (wish) await this.choose(wish);
    }

    // What was written in it, or what it begins with.
    async choose(name: string): Promise<void> {
        this.m_wanted = name;
        this.fault.value = null;
        try {
            const beginning = await this.beginningIn(name);
            // Another may have been chosen in the meantime.
            if (this.m_wanted !== name) return;
            const written = this.writtenIn(name);
            const isChanged = written !== null && written.text !== beginning.source.text;
            this.show(isChanged ? written : beginning.source, isChanged ? { kind: "restored", beginning } : null);
        } catch (error) {
            this.fault.value = reasonIn(error);
        }
    }

    write(text: string): void {
        const now = this.draft.peek();
        if (now?.kind !== "source" || now.text === text) return;
        this.draft.value = { ...now, text };
        this.keep(this.draft.value);
    }

    // A source goes into the editor, all else is handed in as it is.
    async take(file: File): Promise<void> {
        const taken = await draftOf(file);
        this.m_wanted = "";
        this.fault.value = null;
        if (taken.kind === "file" || !this.languages.some(({ name }) => name === taken.language)) {
            this.show({ kind: "file", file: file.name, content: file }, null);
            return;
        }
        const before = this.writtenIn(taken.language);
        const source = { ...taken, text: withPlainLines(taken.text) };
        this.show(source, before && before.text !== source.text ? { kind: "replaced", before } : null);
        this.keep(source);
    }

    // What was written there is given up.
    beginAnew({ source }: Beginning): void {
        this.forget(source.language);
        this.show(source, null);
    }

    bringBack(before: Source): void {
        this.keep(before);
        this.show(before, null);
    }

    // It is the arena's now; what was written since then is not.
    handedIn(draft: Draft): void {
        if (draft.kind === "source" && draft === this.draft.peek()) this.forget(draft.language);
    }

    private show(draft: Draft, note: Note | null): void {
        if (draft.kind === "source") this.given.value = { text: draft.text };
        this.draft.value = draft;
        this.note.value = note;
    }
    private async beginningIn(name: string): Promise<Beginning> {
        const known = this.m_beginnings.get(name);
        if (known) return known;
        const language = this.languages.find((each) => each.name === name);
        const starter = language?.starter ?? null;
        const text = starter === null ? "" : withPlainLines(await this.around.starter(name));
        const beginning: Beginning = {
            source: { kind: "source", file: starter ?? `bot${language?.extension ?? ""}`, language: name, text },
            name: starter === null ? t("an empty file") : t("the starter"),
        };
        this.m_beginnings.set(name, beginning);
        return beginning;
    }
    private writtenIn(language: string): Source | null {
        return this.m_written.get(language) ?? this.around.drafts.find(this.around.place, language);
    }
    private keep(source: Source): void {
        if (source.text === this.m_beginnings.get(source.language)?.source.text) {
            this.forget(source.language);
            return;
        }
        this.m_written.set(source.language, source);
        this.around.drafts.keep(this.around.place, source);
    }
    private forget(language: string): void {
        this.m_written.delete(language);
        this.around.drafts.drop(this.around.place, language);
    }
}
