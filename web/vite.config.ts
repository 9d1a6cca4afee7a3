// How the pages are built: into build/web, beside the programs, with a hash in every file name but index.html's
// and the theme script's. Nothing is inlined, so that the pages work under `default-src 'self'`.
import { defineConfig } from "vite";

export default defineConfig({
    cacheDir: "../build/web-cache/vite",
    build: {
        outDir: "../build/web",
        emptyOutDir: true,
        target: "es2022",
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
    },
    esbuild: { jsx: "automatic", jsxImportSource: "preact" },
    server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
});
