// Runs the unit tests (src/**/*.test.ts, *.test.tsx) with Node's own test runner, bundled by esbuild first, since
// Node 18 reads no TypeScript. Arguments choose files: npm test -- ploy
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const output = join(root, "../build/web-cache/tests");

function filesIn(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesIn(path) : [path];
    });
}

const wanted = process.argv.slice(2);
const tests = filesIn(join(root, "src"))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => wanted.length === 0 || wanted.some((word) => relative(root, file).includes(word)));
if (tests.length === 0) {
    console.error("no such tests");
    process.exit(1);
}

// What Vite makes of import.meta.glob with { import: "default" }, eager or not.
const globs = {
    name: "globs",
    setup({ onLoad }) {
        onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => {
            const imports = [];
            const source = readFileSync(path, "utf8");
            const contents = source.replace(/import\.meta\.glob<[^(]*>\(\s*"(.*)\/\*\/(.*)",([^)]*)\)/g, (_, folder, file, options) => {
                const folders = readdirSync(join(dirname(path), folder)).filter((name) =>
                    existsSync(join(dirname(path), folder, name, file)),
                );
                return `{${folders.map((name) => {
                    imports.push(`import glob${imports.length} from "${folder}/${name}/${file}";`);
                    const found = `glob${imports.length - 1}`;
                    return `"./${name}/${file}": ${/eager: true/.test(options) ? found : `() => Promise.resolve(${found})`}`;
                })}}`;
            });
            return { contents: [contents, ...imports].join("\n"), loader: path.endsWith("x") ? "tsx" : "ts" };
        });
    },
};

// The unit tests read English.
const english = {
    name: "english",
    setup({ onResolve, onLoad }) {
        onResolve({ filter: /^virtual:(catalogues|server-words)$/ }, ({ path }) => ({ path, namespace: "english" }));
        onLoad({ filter: /.*/, namespace: "english" }, () => ({
            contents: "export const codes = ['en']; export const catalogues = {}; export default {};",
        }));
    },
};

rmSync(output, { recursive: true, force: true });
await build({
    entryPoints: tests,
    outdir: output,
    outbase: join(root, "src"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: false,
    platform: "node",
    format: "esm",
    target: "node18",
    jsx: "automatic",
    jsxImportSource: "preact",
    sourcemap: "inline",
    plugins: [globs, english],
    loader: { ".css": "empty" },
    logLevel: "warning",
});
const built = filesIn(output).filter((file) => file.endsWith(".mjs"));
const run = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...built], { stdio: "inherit" });
process.exit(run.status ?? 1);
