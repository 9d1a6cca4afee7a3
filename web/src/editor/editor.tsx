// A place to write a program in.
import { useEffect, useRef } from "preact/hooks";
import { openEditor, type CodeEditor } from "./code_mirror";
import { modeOf } from "./modes";
import "./editor.css";

interface Props {
    // What stands there at first; another one replaces all that was written.
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
        // Without its colours a program can be written as well.
        modeOf(language).then((mode) => isCurrent && editor.current?.setMode(mode), () => undefined);
        return () => void (isCurrent = false);
    }, [language]);
    return <div ref={box} class="editor" />;
}
