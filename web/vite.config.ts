// How the pages are built: into build/web, beside the programs, with a hash in every file name but index.html's
// and the theme script's. Nothing is inlined, so that the pages work under `default-src 'self'`.
import { defineConfig } from "vite";
import { firstOf, pathOf, withBoard } from "./src/app/routes";
import { catalogues } from "./tools/catalogues.mjs";
import { pages } from "./tools/pages.mjs";

// What only the boards have in common is one file.
const isCommon = (path: string) => /\/src\/(boards\/(frame|tracking)\.tsx?|analysis\/position_of\.ts)$/.test(path);

export default defineConfig({
    plugins: [catalogues(), pages({ routes: pathOf, firsts: firstOf, withBoard })],
    cacheDir: "../build/web-cache/vite",
    build: {
        outDir: "../build/web",
        emptyOutDir: true,
        target: "es2022",
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rollupOptions: { output: { manualChunks: (path) => (isCommon(path) ? "boards" : undefined), experimentalMinChunkSize: 6_000 } },
    },
    esbuild: { jsx: "automatic", jsxImportSource: "preact" },
    server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
});
