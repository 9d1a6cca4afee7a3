// How a bot is submitted, in twenty seconds: the game's page, the starter in the editor, the qualification, the verdict.
import { editor } from "./editing.mjs";
import { settle } from "./exhibits.mjs";
import { Film } from "./film.mjs";
import { Visitor } from "./visitors.mjs";

const size = { width: 960, height: 600 };
const whole = 20_000;

// A pointer that can be seen: a page's own is in no screenshot.
async function pointAt(page, target) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    await page.evaluate(([x, y]) => {
        document.getElementById("pointer")?.remove();
        const pointer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        pointer.id = "pointer";
        pointer.setAttribute("viewBox", "0 0 24 24");
        Object.assign(pointer.style, { position: "fixed", left: `${x}px`, top: `${y}px`, width: "28px", height: "28px", zIndex: "1000", pointerEvents: "none" });
        const arrow = document.createElementNS("http://www.w3.org/2000/svg", "path");
        arrow.setAttribute("d", "M4 2l6.5 17 2.6-7 7-2.6z");
        arrow.setAttribute("fill", "#111");
        arrow.setAttribute("stroke", "#fff");
        arrow.setAttribute("stroke-width", "1.5");
        pointer.append(arrow);
        document.body.append(pointer);
    }, [box.x + box.width / 2, box.y + box.height / 2]);
}

async function press(film, page, target) {
    await pointAt(page, target);
    await film.show(page, 1_100);
    await target.click();
    await page.evaluate(() => document.getElementById("pointer")?.remove());
}

// Every game that ends is shown for a moment, until there is a verdict.
async function watch(film, page) {
    const light = 450;
    for (let shown = -1; ;) {
        const seen = await page.waitForFunction((before) => {
            const [lights, verdict] = [document.querySelectorAll("a.light").length, document.querySelector(".verdict h2")];
            return (lights > before || verdict) && { lights, isOver: verdict !== null };
        }, shown, { timeout: 300_000 });
        const { lights, isOver } = await seen.jsonValue();
        shown = lights;
        await film.show(page, light);
        if (isOver) return;
    }
}

export async function filmSubmitting(here, path) {
    const author = await Visitor.come(here, { viewport: size, colorScheme: "light", reducedMotion: "reduce" });
    await author.register("ada");
    const helper = await author.context.newPage();
    const film = new Film(helper, size);
    const { page } = author;
    await page.bringToFront();
    await author.open("/games/battleship");
    await settle(page);
    await film.show(page, 1_500);
    await press(film, page, page.getByRole("link", { name: "Write and submit a bot" }));
    await page.locator("main").getByLabel("Language").selectOption("python");
    await editor(author).getByText("run(").first().waitFor();
    await settle(page);
    await film.show(page, 2_500);
    await page.getByLabel("Name of the bot").fill("Sharp Eye");
    await film.show(page, 1_000);
    await press(film, page, page.getByRole("button", { name: "Submit", exact: true }));
    await page.waitForURL(/\/submissions\/\d+$/);
    await watch(film, page);
    await page.getByRole("heading", { name: "Accepted", exact: true }).waitFor({ timeout: 300_000 });
    await settle(page);
    await film.show(page, Math.max(2_000, whole - 3_500 - film.milliseconds));
    await press(film, page, page.locator("a.light").first());
    await page.locator("svg.board").first().waitFor();
    await settle(page);
    await film.show(page, Math.max(1_500, whole - film.milliseconds));
    film.save(path);
    await author.context.close();
}
