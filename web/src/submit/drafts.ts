// Drafts that are not submitted yet, kept in the browser.
//
// A draft belongs to a person, a game, perhaps a contest, and a language: several people may use one browser. Each has a key of
// its own, so that two windows do not overwrite each other's. Storage may be forbidden or full: then less is kept, and nobody
// is bothered with it.
import { storage, type Memory } from "../app/storage";
import type { Source } from "./draft";

// Where a draft belongs.
export interface Place {
    readonly person: number;
    readonly game: string;
    readonly contest: number | null;
}

// What is used of the browser's storage.
export interface Shelf extends Memory {
    readonly length: number;
    key(index: number): string | null;
}

interface Kept {
    readonly file: string;
    readonly text: string;
    // A moment, in milliseconds.
    readonly written: number;
}

const mostDrafts = 20;
// Longer than what is written by hand; a longer one came from a file, and that is still there.
const mostCharacters = 150_000;
const first = "draft ";

function keyOf(place: Place): string {
    return `${first}${place.person} ${place.game} ${place.contest ?? "-"} `;
}

function keptIn(text: string | null): Kept | null {
    try {
        const kept = JSON.parse(text ?? "null") as Partial<Kept> | null;
        return typeof kept?.file === "string" && typeof kept.text === "string" && typeof kept.written === "number" ? (kept as Kept) : null;
    } catch {
        return null;
    }
}

export class Drafts {
    constructor(
        private readonly shelf: Shelf | null,
        private readonly now: () => number,
    ) {}

    find(place: Place, language: string): Source | null {
        const kept = keptIn(this.read(keyOf(place) + language));
        return kept && { kind: "source", language, file: kept.file, text: kept.text };
    }

    // The language that was written in last.
    latest(place: Place): string | null {
        const start = keyOf(place);
        return this.keys(start).at(-1)?.slice(start.length) ?? null;
    }

    // Again at every change: only a new draft is a reason to look at the others.
    keep(place: Place, { language, file, text }: Source): void {
        const key = keyOf(place) + language;
        if (text.length > mostCharacters) {
            this.remove([key]);
            return;
        }
        const value = JSON.stringify({ file, text, written: this.now() } satisfies Kept);
        if (this.read(key) === null) this.remove(this.keys(first).slice(0, -(mostDrafts - 1)));
        if (this.write(key, value)) return;
        // What nobody has written at for longest makes room.
        for (const oldest of this.keys(first).filter((other) => other !== key)) {
            this.remove([oldest]);
            if (this.write(key, value)) return;
        }
    }

    drop(place: Place, language: string): void {
        this.remove([keyOf(place) + language]);
    }

    // Those that begin so, the oldest first.
    private keys(start: string): string[] {
        return this.allKeys()
            .filter((key) => key.startsWith(start))
            .map((key) => ({ key, written: keptIn(this.read(key))?.written ?? 0 }))
            .sort((one, other) => one.written - other.written)
            .map(({ key }) => key);
    }
    private allKeys(): string[] {
        try {
            return Array.from({ length: this.shelf?.length ?? 0 }, (_, index) => this.shelf?.key(index) ?? "");
        } catch {
            return [];
        }
    }
    private read(key: string): string | null {
        try {
            return this.shelf?.getItem(key) ?? null;
        } catch {
            return null;
        }
    }
    private write(key: string, value: string): boolean {
        try {
            this.shelf?.setItem(key, value);
            return true;
        } catch {
            return false;
        }
    }
    private remove(keys: readonly string[]): void {
        try {
            for (const key of keys) this.shelf?.removeItem(key);
        } catch {
            // What cannot be removed stays.
        }
    }
}

export const drafts = new Drafts(storage(), Date.now);
