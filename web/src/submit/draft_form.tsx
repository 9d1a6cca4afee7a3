// Choosing what to hand in: a starter in the editor, one's own text, or a file that is dropped or chosen.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { submissions, type Language } from "../api/submissions";
import { reasonIn } from "../app/asked";
import { lazy } from "../app/lazy";
import { DropZone } from "../forms/drop_zone";
import { FileButton } from "../forms/file_button";
import { sizeText } from "../forms/size_text";
import { draftOf, type Draft } from "./draft";
import { lastLanguage, rememberLanguage } from "./last_language";

const Editor = lazy(() => import("../editor/editor").then((module) => module.Editor));

interface Props {
    readonly game: string;
    readonly languages: readonly Language[];
    // What is on the page now; null until the first starter has come.
    readonly draft: Signal<Draft | null>;
}

export function DraftForm({ game, languages, draft }: Props) {
    const fault = useSignal<string | null>(null);
    // What the editor was last given; what is written in it since then is in the draft.
    const given = useSignal("");

    const show = (next: Draft) => {
        if (next.kind === "source") given.value = next.text;
        draft.value = next;
    };
    // With its starter; with an empty file where there is none.
    const begin = async ({ name, starter, extension }: Language) => {
        fault.value = null;
        try {
            const text = starter === null ? "" : await submissions.starter(game, name);
            rememberLanguage(name);
            show({ kind: "source", file: starter ?? `bot${extension}`, language: name, text });
        } catch (error) {
            fault.value = reasonIn(error);
        }
    };
    const take = async (file: File) => show(await draftOf(file));
    useEffect(() => {
        const now = draft.peek();
        const language = languages.find(({ name }) => name === lastLanguage()) ?? languages[0];
        if (now !== null) show(now);
        else if (language) void begin(language);
    }, []);

    const now = draft.value;
    return (
        <DropZone class="draft" onFile={(file) => void take(file)}>
            <div class="draft-tools">
                <label>
                    Language{" "}
                    <select
                        value={now?.kind === "source" ? now.language : ""}
                        onChange={(event) => {
                            const language = languages.find(({ name }) => name === event.currentTarget.value);
                            if (language) void begin(language);
                        }}
                    >
                        {now?.kind === "file" && <option value="">as in the file</option>}
                        {languages.map(({ name, title }) => (
                            <option key={name} value={name}>
                                {title}
                            </option>
                        ))}
                    </select>
                </label>
                {now && <code class="file-name">{now.file}</code>}
                <FileButton label="A source or an archive" onFile={(file) => void take(file)} />
            </div>
            {fault.value !== null && (
                <p class="fault-text" role="alert">
                    {fault.value}
                </p>
            )}
            {now?.kind === "source" && (
                <Editor
                    text={given.value}
                    language={now.language}
                    label={`Source of ${now.file}`}
                    onChange={(text) => {
                        const kept = draft.peek();
                        if (kept?.kind === "source") draft.value = { ...kept, text };
                    }}
                />
            )}
            {now?.kind === "file" && (
                <p class="file-box">
                    <strong>{now.file}</strong> ({sizeText(now.content.size)}) is handed in as it is. Choose a language to go back to the editor.
                </p>
            )}
        </DropZone>
    );
}
