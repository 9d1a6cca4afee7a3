// Pictures of the pages, in light and dark, wide and narrow: node tools/screenshots.mjs [FOLDER] [WORD…]
//
// They go to build/screenshots unless told otherwise. Words choose pictures whose name holds one of them. An error in
// the browser's console, or anything that page_checks.mjs finds, ends the run with a failure.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { FakeArena } from "./fake_arena.mjs";
import { faultsOf } from "./page_checks.mjs";
import { web, withPages } from "./served.mjs";

const folder = process.argv[2] ?? join(web, "../build/screenshots");
const words = process.argv.slice(3);
const ployBoard =
    ",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,w17,w40,w48,,/,,,w16,w16,w16,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/" +
    ",,,b1,b1,b1,,,/,,b3,b130,b17,b130,b129,,/,b69,b146,b131,b170,b131,b146,b69, b";
const shots = [
    { name: "home", path: "/" },
    { name: "game", path: "/games/ploy" },
    { name: "board", path: `/board/ploy?${ployBoard}` },
    { name: "table", path: "/tables/7", arena: () => new FakeArena({ ply: 14 }) },
    { name: "account", path: "/account" },
    { name: "gallery", path: "/gallery" },
    { name: "missing", path: "/nowhere" },
];
const sizes = { wide: { width: 1280, height: 900 }, narrow: { width: 360, height: 740 } };
const faults = [];

// The gallery is too long to be looked at in one piece.
async function take(page, title, ending) {
    const exhibits = await page.locator(".exhibit").all();
    for (const exhibit of exhibits) {
        await exhibit.screenshot({ path: join(folder, `${await exhibit.getAttribute("id")}-${ending}.png`) });
    }
    if (exhibits.length === 0) await page.screenshot({ path: join(folder, `${title}.png`), fullPage: true });
}

async function shoot(context, origin, { name, path, arena }, ending) {
    const title = `${name}-${ending}`;
    if (words.length > 0 && !words.some((word) => title.includes(word))) return;
    const page = await context.newPage();
    await arena?.().install(page);
    page.on("console", (message) => message.type() === "error" && faults.push(`${title}: ${message.text()}`));
    page.on("pageerror", (error) => faults.push(`${title}: ${error.message}`));
    await page.goto(origin + path, { waitUntil: "networkidle" });
    for (const fault of new Set(await page.evaluate(faultsOf))) faults.push(`${title}: ${fault}`);
    await take(page, title, ending);
    await page.close();
}

mkdirSync(folder, { recursive: true });
await withPages(async (browser, origin) => {
    for (const [size, viewport] of Object.entries(sizes)) {
        for (const colorScheme of ["light", "dark"]) {
            const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
            for (const shot of shots) await shoot(context, origin, shot, `${size}-${colorScheme}`);
            await context.close();
        }
    }
});
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
