// Choosing what to hand in: a starter in the editor, one's own text, or a file that is dropped or chosen.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { lazy } from "../app/lazy";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import type { Desk } from "./desk";
import { sizeText } from "./draft";
import { lastLanguage, rememberLanguage } from "./last_language";

const Editor = lazy(() => import("../editor/editor").then((module) => module.Editor));

// Where the text comes from, if it was not written just now.
function WhereFrom({ desk }: { desk: Desk }) {
    const note = desk.note.value;
    if (note === null) return null;
    if (note.kind === "restored") {
        return (
            <div class="draft-note" role="status">
                <span class="quiet">What you had written is here again.</span>
                <ConfirmButton label={`Begin anew with ${note.beginning.name}`} question="Give up what you have written?" isBusy={false} onConfirm={() => desk.beginAnew(note.beginning)} />
            </div>
        );
    }
    return (
        <div class="draft-note" role="status">
            <span class="quiet">The file has taken the place of what you had written.</span>
            <button type="button" onClick={() => desk.bringBack(note.before)}>
                Bring that back
            </button>
        </div>
    );
}

function Tools({ desk, take }: { desk: Desk; take: (file: File | undefined) => void }) {
    const chooser = useRef<HTMLInputElement>(null);
    const now = desk.draft.value;
    return (
        <div class="draft-tools">
            <label>
                Language{" "}
                <select value={now?.kind === "source" ? now.language : ""} onChange={(event) => void desk.choose(event.currentTarget.value)}>
                    {now?.kind === "file" && <option value="">as in the file</option>}
                    {desk.languages.map(({ name, title }) => (
                        <option key={name} value={name}>
                            {title}
                        </option>
                    ))}
                </select>
            </label>
            {now && <code class="file-name">{now.file}</code>}
            <button type="button" onClick={() => chooser.current?.click()}>
                Choose a file…
            </button>
            <input
                ref={chooser}
                type="file"
                hidden
                aria-label="A source or an archive"
                onChange={(event) => {
                    take(event.currentTarget.files?.[0]);
                    event.currentTarget.value = "";
                }}
            />
        </div>
    );
}

export function DraftForm({ desk }: { readonly desk: Desk }) {
    const isOver = useSignal(false);
    const now = desk.draft.value;
    const language = now?.kind === "source" ? now.language : null;
    useEffect(() => void desk.open(lastLanguage()), [desk]);
    useEffect(() => {
        if (language !== null) rememberLanguage(language);
    }, [language]);
    const take = (file: File | undefined) => {
        isOver.value = false;
        if (file) void desk.take(file);
    };
    const drop = (event: DragEvent) => {
        event.preventDefault();
        take(event.dataTransfer?.files[0]);
    };
    const over = (event: DragEvent) => {
        event.preventDefault();
        isOver.value = true;
    };
    return (
        <div class={`draft ${isOver.value ? "dropping" : ""}`} onDragOver={over} onDragLeave={() => (isOver.value = false)} onDrop={drop}>
            <Tools desk={desk} take={take} />
            <Fault text={desk.fault.value} />
            <WhereFrom key={language} desk={desk} />
            {now?.kind === "source" && (
                // Another language is another text: what is undone in one is nothing of the other.
                <Editor key={now.language} given={desk.given.value} language={now.language} label="Source of the bot" onChange={(text) => desk.write(text)} />
            )}
            {now?.kind === "file" && (
                <p class="whole-file">
                    <strong>{now.file}</strong> ({sizeText(now.content.size)}) is handed in as it is. Choose a language to go back to the editor.
                </p>
            )}
        </div>
    );
}
