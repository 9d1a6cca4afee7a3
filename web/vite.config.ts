// How the pages are built: into build/web, beside the programs, with a hash in every file name but index.html's
// and the theme script's. Nothing is inlined, so that the pages work under `default-src 'self'`.
import { defineConfig, type Plugin } from "vite";
import { paths } from "./src/app/routes";

// The paths that have a page, for the server: it answers 404 elsewhere.
const routes: Plugin = {
    name: "routes",
    generateBundle() {
        this.emitFile({ type: "asset", fileName: "routes.txt", source: paths.map((path) => `${path}\n`).join("") });
    },
};

export default defineConfig({
    plugins: [routes],
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
