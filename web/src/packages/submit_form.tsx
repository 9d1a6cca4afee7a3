// Submitting a game: drop or choose an archive.
import { useSignal } from "@preact/signals";
import { gamePackages, type GamePackage } from "../api/game_packages";
import { useAttempt } from "../forms/attempt";
import { DropZone } from "../forms/drop_zone";
import { Fault } from "../forms/fault";
import { FileButton } from "../forms/file_button";
import { sizeText } from "../forms/size_text";
import { t } from "../words/words";
import "./packages.css";

export function SubmitGameForm({ onDone }: { readonly onDone: () => void }) {
    const chosen = useSignal<File | null>(null);
    const made = useSignal<GamePackage | null>(null);
    const { isBusy, fault, run } = useAttempt();
    // Clears the error of the previous file.
    const choose = (file: File) =>
        void run(() => {
            made.value = null;
            chosen.value = file;
            return Promise.resolve();
        });
    const handIn = (file: File) =>
        void run(async () => {
            made.value = await gamePackages.handIn(file);
            chosen.value = null;
            onDone();
        });
    const file = chosen.value;
    return (
        <>
            <DropZone class="file-box archive" onFile={choose}>
                {file === null ? (
                    <p>{t("Drop a zip or tar file here, or")}</p>
                ) : (
                    <p>
                        <strong>{file.name}</strong> ({sizeText(file.size)})
                    </p>
                )}
                <div class="actions">
                    {file !== null && (
                        <button type="button" class="primary" disabled={isBusy.value} onClick={() => handIn(file)}>
                            {t("Submit")}
                        </button>
                    )}
                    <FileButton label={t("A zip or tar file")} onFile={choose} />
                </div>
            </DropZone>
            <Fault text={fault.value} />
            {made.value !== null && (
                <p role="status">
                    {t("{title}, version {version}, submitted. Its status is shown below.", {
                        title: made.value.title,
                        version: made.value.version,
                    })}
                </p>
            )}
        </>
    );
}
