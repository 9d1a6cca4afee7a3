import type { Plugin } from "vite";
export function catalogues(): Plugin;
