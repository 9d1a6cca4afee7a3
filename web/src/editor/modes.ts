// How the editor colours and indents each language; loaded when one is chosen.
import type { Extension } from "@codemirror/state";

interface Mode {
    readonly extensions: readonly string[];
    readonly load: () => Promise<Extension>;
}

const modes: Readonly<Record<string, Mode>> = {
    cpp: { extensions: ["cpp", "cc", "cxx"], load: () => import("@codemirror/lang-cpp").then((mode) => mode.cpp()) },
    go: { extensions: ["go"], load: () => import("@codemirror/lang-go").then((mode) => mode.go()) },
    haskell: {
        extensions: ["hs"],
        load: async () => {
            const [{ StreamLanguage }, { haskell }] = await Promise.all([
                import("@codemirror/language"),
                import("@codemirror/legacy-modes/mode/haskell"),
            ]);
            return StreamLanguage.define(haskell);
        },
    },
    java: { extensions: ["java"], load: () => import("@codemirror/lang-java").then((mode) => mode.java()) },
    javascript: {
        extensions: ["js", "mjs", "ts"],
        load: () => import("@codemirror/lang-javascript").then((mode) => mode.javascript({ typescript: true })),
    },
    python: { extensions: ["py"], load: () => import("@codemirror/lang-python").then((mode) => mode.python()) },
    rust: { extensions: ["rs"], load: () => import("@codemirror/lang-rust").then((mode) => mode.rust()) },
};

// The language of a source by its name; null of what is none that the editor knows.
export function languageOf(fileName: string): string | null {
    const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
    return Object.entries(modes).find(([, mode]) => mode.extensions.includes(ending))?.[0] ?? null;
}

// Nothing for a language that it does not know: it is edited as plain text.
export async function modeOf(language: string): Promise<Extension> {
    return (await modes[language]?.load()) ?? [];
}
