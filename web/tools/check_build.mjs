// Holds the built pages to what they promise: a small first load, hashed names, nothing inline, nothing from elsewhere.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const pages = join(dirname(fileURLToPath(import.meta.url)), "../../build/web");
// With Brotli: of the first script with what it imports, and of everything that draws a board.
const mostFirst = 22 * 1024;
const mostBoard = 42 * 1024;
const faults = [];

const { languages, pages: described, boards } = JSON.parse(readFileSync(join(pages, "pages.json"), "utf8"));
const sizeOf = (file) => {
    const path = join(pages, file);
    return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
};
const sum = (files) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);

for (const language of languages) {
    const document = language === "en" ? "index.html" : `index.${language}.html`;
    const html = readFileSync(join(pages, document), "utf8");
    const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    const elsewhere = named.filter((address) => !address.startsWith("/") || address.startsWith("//"));
    if (elsewhere.length > 0) faults.push(`${document} asks other hosts: ${elsewhere.join(", ")}`);
    if (/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/.test(html)) faults.push(`${document} has a script or style inside`);
    const first = named.filter((address) => /\.(js|css)$/.test(address));
    const scripts = sum(first.filter((address) => address.endsWith(".js")));
    if (scripts > mostFirst) faults.push(`${document} names ${scripts} bytes of compressed script, more than ${mostFirst}`);
    for (const [game, files] of Object.entries(boards)) {
        const bytes = sum([...first, ...files.map((file) => file.replace("*", language))]);
        if (bytes > mostBoard) faults.push(`a board of ${game} in ${language} needs ${bytes} compressed bytes, more than ${mostBoard}`);
    }
    for (const file of described.flatMap(({ files }) => files)) {
        if (!existsSync(join(pages, file.replace("*", language)))) faults.push(`pages.json names ${file}, which is missing in ${language}`);
    }
    console.log(`${document} names ${scripts} bytes of compressed script`);
}
for (const folder of ["assets", ...languages.map((language) => `assets/${language}`)]) {
    for (const file of readdirSync(join(pages, folder), { withFileTypes: true })) {
        if (file.isFile() && !/-[\w-]{8}\.\w+(\.br)?$/.test(file.name)) faults.push(`${folder}/${file.name} has no hash in its name`);
    }
}

for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
