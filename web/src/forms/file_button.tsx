// A button to choose a file.
import { useRef } from "preact/hooks";
import { t } from "../words/words";

interface Props {
    // What the file should be.
    readonly label: string;
    readonly onFile: (file: File) => void;
}

export function FileButton({ label, onFile }: Props) {
    const chooser = useRef<HTMLInputElement>(null);
    return (
        <>
            <button type="button" onClick={() => chooser.current?.click()}>
                {t("Choose a file…")}
            </button>
            <input
                ref={chooser}
                type="file"
                hidden
                aria-label={label}
                onChange={(event) => {
                    const file = event.currentTarget.files?.[0];
                    if (file) onFile(file);
                    // So that the same one can be chosen again.
                    event.currentTarget.value = "";
                }}
            />
        </>
    );
}
