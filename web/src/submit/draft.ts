// What will be submitted: source code from the editor, or a file.
import { languageOf } from "../editor/modes";

export interface Source {
    readonly kind: "source";
    readonly file: string;
    readonly language: string;
    readonly text: string;
}

export type Draft = Source | { readonly kind: "file"; readonly file: string; readonly content: Blob };

// Larger than any source that somebody has written.
const mostEdited = 500_000;

// A file that was chosen or dropped: a source goes into the editor, all else is handed in as it is.
export async function draftOf(file: File): Promise<Draft> {
    const language = languageOf(file.name);
    if (language === null || file.size > mostEdited) return { kind: "file", file: file.name, content: file };
    return { kind: "source", file: file.name, language, text: await file.text() };
}
