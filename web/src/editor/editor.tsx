// A place to write a program in.
import { useEffect, useRef } from "preact/hooks";
import { openEditor, type CodeEditor } from "./code_mirror";
import { modeOf } from "./modes";
import "./editor.css";

interface Props {
    // What stands there at first; another text replaces all that was written.
    readonly text: string;
    readonly language: string;
    readonly label: string;
    readonly onChange: (text: string) => void;
}

export function Editor({ text, language, label, onChange }: Props) {
    const box = useRef<HTMLDivElement>(null);
    const editor = useRef<CodeEditor | null>(null);
    useEffect(() => {
        if (!box.current) return undefined;
        editor.current = openEditor(box.current, label, onChange);
        return () => editor.current?.remove();
    }, []);
    useEffect(() => editor.current?.setText(text), [text]);
    useEffect(() => {
        let isCurrent = true;
        // Without its colours a program can be written as well.
        modeOf(language).then((mode) => isCurrent && editor.current?.setMode(mode), () => undefined);
        return () => void (isCurrent = false);
    }, [language]);
    return <div ref={box} class="editor" />;
}
