// Handing a game in: an archive that is dropped or chosen.
import { useSignal } from "@preact/signals";
import { gamePackages, type GamePackage } from "../api/game_packages";
import { useAttempt } from "../forms/attempt";
import { DropZone } from "../forms/drop_zone";
import { Fault } from "../forms/fault";
import { FileButton } from "../forms/file_button";
import { sizeText } from "../forms/size_text";
import "./packages.css";

export function HandInForm({ onDone }: { readonly onDone: () => void }) {
    const chosen = useSignal<File | null>(null);
    const made = useSignal<GamePackage | null>(null);
    const { isBusy, fault, run } = useAttempt();
    // What was wrong with another file is not said of this one.
    const choose = (file: File) =>
        void run(async () => {
            made.value = null;
            chosen.value = file;
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
                    <p>Drop a zip or tar file here, or</p>
                ) : (
                    <p>
                        <strong>{file.name}</strong> ({sizeText(file.size)})
                    </p>
                )}
                <div class="actions">
                    {file !== null && (
                        <button type="button" class="primary" disabled={isBusy.value} onClick={() => handIn(file)}>
                            Hand it in
                        </button>
                    )}
                    <FileButton label="A zip or tar file" onFile={choose} />
                </div>
            </DropZone>
            <Fault text={fault.value} />
            {made.value !== null && (
                <p role="status">
                    {made.value.title}, version {made.value.version}, is handed in. Below you see what becomes of it.
                </p>
            )}
        </>
    );
}
