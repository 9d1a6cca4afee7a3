// Choosing what to submit: code in the editor, or a file.
import { useEffect } from "preact/hooks";
import { lazy } from "../app/lazy";
import { ConfirmButton } from "../forms/confirm_button";
import { DropZone } from "../forms/drop_zone";
import { Fault } from "../forms/fault";
import { FileButton } from "../forms/file_button";
import { sizeText } from "../forms/size_text";
import { rich, t } from "../words/words";
import type { Desk } from "./desk";
import { lastLanguage, rememberLanguage } from "./last_language";

const Editor = lazy(() => import("../editor/editor").then((module) => module.Editor));

// Says where a restored or replaced text came from.
function WhereFrom({ desk }: { desk: Desk }) {
    const note = desk.note.value;
    if (note === null) return null;
    if (note.kind === "restored") {
        return (
            <div class="draft-note" role="status">
                <span class="quiet">{t("Your draft was restored.")}</span>
                <ConfirmButton
                    label={t("Start over with {name}", { name: note.beginning.name })}
                    question={t("Discard your draft?")}
                    isBusy={false}
                    onConfirm={() => desk.beginAnew(note.beginning)}
                />
            </div>
        );
    }
    return (
        <div class="draft-note" role="status">
            <span class="quiet">{t("The file replaced your draft.")}</span>
            <button type="button" onClick={() => desk.bringBack(note.before)}>
                {t("Undo")}
            </button>
        </div>
    );
}

function Tools({ desk }: { desk: Desk }) {
    const now = desk.draft.value;
    return (
        <div class="draft-tools">
            <label>
                {t("Language")}{" "}
                <select
                    value={now?.kind === "source" ? now.language : ""}
                    onChange={(event) => void desk.choose(event.currentTarget.value)}
                >
                    {now?.kind === "file" && <option value="">{t("as in the file")}</option>}
                    {desk.languages.map(({ name, title }) => (
                        <option key={name} value={name}>
                            {title}
                        </option>
                    ))}
                </select>
            </label>
            {now && <code class="file-name">{now.file}</code>}
            <FileButton label={t("Source file or archive")} onFile={(file) => void desk.take(file)} />
        </div>
    );
}

export function DraftForm({ desk }: { readonly desk: Desk }) {
    const now = desk.draft.value;
    const language = now?.kind === "source" ? now.language : null;
    useEffect(() => void desk.open(lastLanguage()), [desk]);
    useEffect(() => {
        if (language !== null) rememberLanguage(language);
    }, [language]);
    return (
        <DropZone class="draft" onFile={(file) => void desk.take(file)}>
            <Tools desk={desk} />
            <Fault text={desk.fault.value} />
            <WhereFrom key={language} desk={desk} />
            {now?.kind === "source" && (
                // Another language is another text: what is undone in one is nothing of the other.
                <Editor
                    key={now.language}
                    given={desk.given.value}
                    language={now.language}
                    label={t("Source code")}
                    onChange={(text) => desk.write(text)}
                />
            )}
            {now?.kind === "file" && (
                <p class="file-box">
                    {rich("{file} ({size}) will be submitted as it is. Choose a language to return to the editor.", {
                        file: <strong>{now.file}</strong>,
                        size: sizeText(now.content.size),
                    })}
                </p>
            )}
        </DropZone>
    );
}
