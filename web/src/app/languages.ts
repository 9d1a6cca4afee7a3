// The languages that bots are written in.
export const languages: readonly { readonly name: string; readonly title: string }[] = [
    { name: "python", title: "Python" },
    { name: "cpp", title: "C++" },
    { name: "java", title: "Java" },
    { name: "javascript", title: "JavaScript" },
    { name: "go", title: "Go" },
    { name: "rust", title: "Rust" },
    { name: "haskell", title: "Haskell" },
];

// A server may support others, too.
export function languageTitle(language: string): string {
    return languages.find(({ name }) => name === language)?.title ?? language;
}
