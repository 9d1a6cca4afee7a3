// Pictures of every page, in light and dark, wide and narrow; called by tools/screenshots.
//
//   node tests/web/screenshots.mjs FOLDER [WORD…]      words choose pictures whose name holds one of them
//   node tests/web/screenshots.mjs --documents         those that the documents show, into docs/pictures
//
// "submitting" is a moving one: how a bot is submitted.
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./arena.mjs";
import { picturesOfAuthors } from "./author_pictures.mjs";
import { exhibit, settle } from "./exhibits.mjs";
import { filmSubmitting } from "./submitting_film.mjs";
import { Surroundings, Visitor } from "./visitors.mjs";

const sizes = { wide: { width: 1280, height: 900 }, narrow: { width: 360, height: 740 } };
const schemes = ["light", "dark"];
// Small enough to be part of the repository.
const mostBytes = 150_000;
const mostFilmBytes = 480_000;
const documented = ["home-wide-light", "table-catan-wide-dark", "table-ploy-wide-light", "table-battleship-narrow-dark", "table-over-wide-light",
    "submit-wide-dark", "submission-accepted-wide-light", "tournament-wide-light", "submitting"];
// Those of docs/games.md, all together; "author" asks for them alone.
const isForAuthors = process.argv.slice(3).join() === "author";

const isForDocuments = process.argv[2] === "--documents";
const folder = isForDocuments ? join(root, "docs/pictures") : (process.argv[2] ?? join(root, "build/screenshots"));
const words = process.argv.slice(3);
const isWanted = (name) => (isForDocuments ? documented.includes(name) : words.length === 0 || words.some((word) => name.includes(word)));

async function shoot(here, states, [name, path, who], size, colorScheme) {
    const title = `${name}-${size}-${colorScheme}`;
    if (!isWanted(title)) return;
    const visitor = await Visitor.come(here, { viewport: sizes[size], colorScheme, storageState: states[who] });
    await visitor.open(path);
    await settle(visitor.page);
    const file = join(folder, `${title}.${isForDocuments ? "jpg" : "png"}`);
    await visitor.page.screenshot(isForDocuments ? { path: file, type: "jpeg", quality: 72 } : { path: file, fullPage: true });
    if (isForDocuments && statSync(file).size > mostBytes) throw new Error(`${file} has ${statSync(file).size} bytes`);
    await visitor.context.close();
}

async function shootForAuthors(page, name) {
    const file = join(folder, `${name}.jpg`);
    await page.screenshot({ path: file, type: "jpeg", quality: 72 });
    if (statSync(file).size > mostBytes) throw new Error(`${file} has ${statSync(file).size} bytes`);
}

async function film(here) {
    const file = join(folder, "submitting.webp");
    await filmSubmitting(here, file);
    if (statSync(file).size > mostFilmBytes) throw new Error(`${file} has ${statSync(file).size} bytes`);
}

mkdirSync(folder, { recursive: true });
const here = new Surroundings(20);
try {
    await here.open();
    if (isForDocuments) await picturesOfAuthors(here, shootForAuthors);
    if (isWanted("submitting") && !isForAuthors) await film(here);
    const { pages, states } = words.join() === "submitting" || isForAuthors ? { pages: [] } : await exhibit(here, 8);
    for (const page of pages) {
        for (const size of Object.keys(sizes)) {
            for (const scheme of schemes) await shoot(here, states, page, size, scheme);
        }
    }
} finally {
    await here.close();
}
console.log(folder);
