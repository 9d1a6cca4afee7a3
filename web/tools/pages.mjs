// Writes the built pages as the arena serves them, and pages.json, which tells it how.
//
// - Every script once for each language (assets/de/…), and index.html as well (index.de.html; English is index.html).
// - pages.json: the languages, and for each page its path and the files that it needs, so that the arena can name them in the
//   document: a browser then asks for them at once. For a page that shows a game also where in the interface the arena finds
//   what is shown first (`first`), and the files of each game's board (`boards`).
// - Beside every file in assets a smaller one, compressed with Brotli.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { english } from "./catalogues.mjs";

const source = join(dirname(fileURLToPath(import.meta.url)), "../src");

// Page by page: the module that it is loaded from.
function modulesOf() {
    const text = readFileSync(join(source, "app/pages.tsx"), "utf8");
    const found = [...text.matchAll(/"?([\w-]+)"?: lazy\(\(\) => import\("\.\.\/pages\/(\w+)"\)/g)];
    if (found.length === 0) throw new Error("src/app/pages.tsx loads no pages");
    return new Map(found.map(([, page, file]) => [page, join(source, `pages/${file}.tsx`)]));
}

// A script with all that it imports, and their styles.
function filesOf(bundle, name, found = new Set()) {
    const chunk = bundle[name];
    if (!chunk || found.has(name)) return found;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const other of chunk.imports ?? []) filesOf(bundle, other, found);
    return found;
}

// Game by game, the script of its board.
function boardsIn(chunks) {
    const found = {};
    for (const chunk of chunks) {
        for (const path of chunk.moduleIds) {
            const folder = /\/src\/boards\/(\w+)\/index\.ts$/.exec(path)?.[1];
            if (!folder) continue;
            const games = JSON.parse(/export default (\[.*\])/.exec(readFileSync(join(source, `boards/${folder}/games.ts`), "utf8"))[1]);
            for (const game of games) found[game] = chunk;
        }
    }
    return found;
}

function described(bundle, { routes, firsts, withBoard }, codes) {
    const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
    const chunkOf = (path) => chunks.find(({ moduleIds }) => moduleIds.includes(path));
    const entry = filesOf(bundle, chunks.find(({ isEntry }) => isEntry).fileName);
    const app = filesOf(bundle, chunkOf(join(source, "app/app.tsx")).fileName);
    const needed = (files) => [...files].filter((file) => !entry.has(file));
    const modules = modulesOf();
    const pages = Object.entries(routes).flatMap(([page, path]) => {
        const own = filesOf(bundle, chunkOf(modules.get(page)).fileName);
        const files = needed(new Set([...app, ...own]));
        const shown = firsts[page] ?? { [path]: undefined };
        return Object.entries(shown).map(([each, first]) => ({
            path: each,
            files,
            ...(first ? { first } : {}),
            ...(withBoard.includes(page) ? { board: true } : {}),
        }));
    });
    const boards = Object.fromEntries(
        Object.entries(boardsIn(chunks)).map(([game, chunk]) => [game, needed(filesOf(bundle, chunk.fileName))]),
    );
    return { languages: codes, pages, boards };
}

const inLanguage = (file, code) => file.replace(/^assets\//, `assets/${code}/`);

// The best takes ten times as long as what is almost as good; it is for what everybody waits for.
function compressed(text) {
    const isLarge = text.length > 60_000;
    return brotliCompressSync(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: isLarge ? 9 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    });
}

// `routes`: page by page its path; for the others see src/app/routes.ts.
export function pages(site) {
    let catalogues;
    return {
        name: "pages",
        apply: "build",
        configResolved({ plugins }) {
            catalogues = plugins.find(({ name }) => name === "catalogues").api;
        },
        generateBundle: {
            order: "post",
            handler(_, bundle) {
                const emit = (fileName, text) => this.emitFile({ type: "asset", fileName, source: text });
                const description = described(bundle, site, catalogues.codes);
                const scripts = Object.values(bundle).filter(({ type }) => type === "chunk");
                // Wherever a script, a page or the description names one.
                const scriptNames = new RegExp(`\\b(${scripts.map(({ fileName }) => fileName.replace(/[.]/g, "\\.")).join("|")})`, "g");
                const local = (text, code) => text.replace(scriptNames, (file) => inLanguage(file, code));
                emit("pages.json", JSON.stringify(JSON.parse(local(JSON.stringify(description), "*"))));
                const html = String(bundle["index.html"].source);
                for (const code of catalogues.codes) {
                    for (const { fileName, code: script } of scripts) {
                        emit(inLanguage(fileName, code), local(catalogues.translated(script, code), code));
                    }
                    const document = local(html.replace('lang="en"', `lang="${code}"`), code);
                    if (code === english) bundle["index.html"].source = document;
                    else emit(`index.${code}.html`, document);
                }
                for (const { fileName } of scripts) delete bundle[fileName];
                for (const { fileName, source: bytes } of Object.values(bundle)) {
                    if (!/^assets\/.*\.(js|css|wasm)$/.test(fileName)) continue;
                    const text = Buffer.from(bytes);
                    const small = compressed(text);
                    if (small.length < text.length) emit(`${fileName}.br`, small);
                }
            },
        },
    };
}
