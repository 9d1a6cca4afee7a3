// CodeMirror as the pages use it: its parts, and its colours, which are those of the page.
//
// It lives in a shadow tree: only there it brings its styles as objects. In the page it would write them into the HTML,
// which the Content-Security-Policy forbids.
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const colours = HighlightStyle.define([
    { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.controlKeyword], color: "var(--code-keyword)" },
    { tag: [tags.string, tags.special(tags.string), tags.character], color: "var(--code-string)" },
    { tag: [tags.number, tags.bool, tags.null, tags.atom], color: "var(--code-number)" },
    { tag: [tags.comment, tags.meta], color: "var(--code-comment)" },
    { tag: [tags.typeName, tags.className, tags.namespace], color: "var(--code-type)" },
    {
        tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName)), tags.definition(tags.propertyName)],
        color: "var(--code-function)",
    },
]);

const look = EditorView.theme({
    "&": { height: "clamp(18rem, 60vh, 40rem)", color: "var(--ink)", backgroundColor: "var(--surface)" },
    "&.cm-focused": { outline: "none" },
    ".cm-scroller": { font: '0.9rem/1.55 ui-monospace, "DejaVu Sans Mono", monospace' },
    ".cm-content": { caretColor: "var(--ink)" },
    ".cm-gutters": { backgroundColor: "var(--surface)", color: "var(--quiet)", borderRight: "1px solid var(--line)" },
    ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--code-line)" },
    ".cm-cursor": { borderLeftColor: "var(--ink)" },
    "& .cm-selectionLayer .cm-selectionBackground, &.cm-focused .cm-selectionLayer .cm-selectionBackground": {
        background: "var(--code-selection)",
    },
    "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--code-selection)", outline: "none" },
});

// Tab leaves the editor, as it leaves everything else on the page; Ctrl and ] indents.
const usual: Extension = [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    indentUnit.of("    "),
    bracketMatching(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    look,
    syntaxHighlighting(colours),
    keymap.of([...defaultKeymap, ...historyKeymap]),
];

export interface CodeEditor {
    // Instead of all that was written, as one step that can be undone.
    setText(text: string): void;
    setMode(mode: Extension): void;
    remove(): void;
}

export function openEditor(box: HTMLElement, text: string, label: string, onChange: (text: string) => void): CodeEditor {
    const mode = new Compartment();
    const changed = EditorView.updateListener.of((update) => update.docChanged && onChange(update.state.doc.toString()));
    const named = EditorView.contentAttributes.of({ "aria-label": label });
    const root = box.shadowRoot ?? box.attachShadow({ mode: "open" });
    const view = new EditorView({
        parent: root,
        root,
        state: EditorState.create({ doc: text, extensions: [usual, mode.of([]), changed, named] }),
    });
    return {
        setText: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next }, selection: { anchor: 0 } }),
        setMode: (extension) => view.dispatch({ effects: mode.reconfigure(extension) }),
        remove: () => view.destroy(),
    };
}
