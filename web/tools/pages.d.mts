import type { Plugin } from "vite";
export function pages(site: {
    readonly routes: Readonly<Record<string, string>>;
    readonly firsts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
    readonly withBoard: readonly string[];
}): Plugin;
