// Importing a CSV file: choose it, look at what it would change, then apply it.
import type { ComponentChildren } from "preact";
import { useSignal } from "@preact/signals";
import { useAttempt } from "../forms/attempt";
import { DropZone } from "../forms/drop_zone";
import { Fault } from "../forms/fault";
import { FileButton } from "../forms/file_button";
import { serverWords } from "../words/server_words";
import { t } from "../words/words";
import "../forms/forms.css";
import "./course.css";

interface ImportReport {
    readonly applied: boolean;
    readonly faults: readonly { readonly line: number; readonly message: string }[];
}

function Faults({ faults }: { faults: ImportReport["faults"] }) {
    if (faults.length === 0) return null;
    return (
        <div role="alert">
            <p class="fault-text">
                {t("{count, plural, one {# line has an error} other {# lines have errors}}. Nothing changes until all are corrected.", {
                    count: faults.length,
                })}
            </p>
            <ul class="fault-list">
                {faults.map(({ line, message }) => (
                    <li key={line}>{t("Line {line}: {message}", { line, message: serverWords(message) })}</li>
                ))}
            </ul>
        </div>
    );
}

interface Props<Report extends ImportReport> {
    readonly button: string;
    // Said when the file was applied.
    readonly done: string;
    readonly send: (file: File, isPreview: boolean) => Promise<Report>;
    readonly changes: (report: Report) => ComponentChildren;
    // Beside the button that applies it.
    readonly choices?: (report: Report) => ComponentChildren;
    readonly onDone: () => void;
}

export function FileImport<Report extends ImportReport>({ button, done, send, changes, choices, onDone }: Props<Report>) {
    const file = useSignal<File | null>(null);
    const report = useSignal<Report | null>(null);
    const { isBusy, fault, run } = useAttempt();
    const look = (chosen: File) =>
        void run(async () => {
            report.value = null;
            file.value = chosen;
            report.value = await send(chosen, true);
        });
    const apply = () =>
        void run(async () => {
            if (!file.value) return;
            report.value = await send(file.value, false);
            if (report.value.applied) onDone();
        });
    const seen = report.value;
    return (
        <>
            <DropZone class="file-box" onFile={look}>
                <FileButton label={button} onFile={look} /> {file.value?.name ?? t("or drop it here")}
            </DropZone>
            <Fault text={fault.value} />
            {seen && (
                <div class="roster-report">
                    <Faults faults={seen.faults} />
                    {changes(seen)}
                </div>
            )}
            {seen && seen.applied && <p role="status">{done}</p>}
            {seen && !seen.applied && seen.faults.length === 0 && (
                <div class="actions">
                    {choices?.(seen)}
                    <button type="button" class="primary" disabled={isBusy.value} onClick={apply}>
                        {t("Apply")}
                    </button>
                </div>
            )}
        </>
    );
}
