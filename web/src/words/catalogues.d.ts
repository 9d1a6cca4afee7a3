// The languages that there are, and in development their texts, by code and English text: tools/catalogues.mjs.
declare module "virtual:catalogues" {
    export const codes: readonly string[];
    export const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

// What the server says, by English form, in the languages other than English.
declare module "virtual:server-words" {
    const catalogues: Readonly<Record<string, () => Promise<Readonly<Record<string, import("./server_words").ServerMessage>>>>>;
    export default catalogues;
}
