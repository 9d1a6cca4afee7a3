// The code editor.
import { useEffect, useRef } from "preact/hooks";
import { openEditor, type CodeEditor } from "./code_mirror";
import { modeOf } from "./modes";
import "./editor.css";

interface Props {
    // The initial text; a new one replaces the content.
    readonly given: { readonly text: string };
    readonly language: string;
    readonly label: string;
    readonly onChange: (text: string) => void;
}

export function Editor({ given, language, label, onChange }: Props) {
    const box = useRef<HTMLDivElement>(null);
    const editor = useRef<CodeEditor | null>(null);
    const shown = useRef(given);
    useEffect(() => {
        if (!box.current) return undefined;
        editor.current = openEditor(box.current, given.text, label, onChange);
        return () => editor.current?.remove();
    }, []);
    useEffect(() => {
        if (shown.current !== given) editor.current?.setText(given.text);
        shown.current = given;
    }, [given]);
    useEffect(() => {
        let isCurrent = true;
        // Works without highlighting, too.
        modeOf(language).then(
            (mode) => isCurrent && editor.current?.setMode(mode),
            () => undefined,
        );
        return () => void (isCurrent = false);
    }, [language]);
    return <div ref={box} class="editor" />;
}
