// A part of the page on which a file may be dropped.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import "./forms.css";

interface Props {
    readonly class: string;
    readonly onFile: (file: File) => void;
    readonly children: ComponentChildren;
}

export function DropZone({ class: name, onFile, children }: Props) {
    const isOver = useSignal(false);
    const over = (event: DragEvent) => {
        event.preventDefault();
        isOver.value = true;
    };
    const drop = (event: DragEvent) => {
        event.preventDefault();
        isOver.value = false;
        const file = event.dataTransfer?.files[0];
        if (file) onFile(file);
    };
    return (
        <div class={`${name} ${isOver.value ? "dropping" : ""}`} onDragOver={over} onDragLeave={() => (isOver.value = false)} onDrop={drop}>
            {children}
        </div>
    );
}
