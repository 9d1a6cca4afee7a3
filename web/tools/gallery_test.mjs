// The boards in a real browser: clicks, drags, fingers and keys all make moves. node tools/gallery_test.mjs
import assert from "node:assert/strict";
import { fingerDrag } from "./fingers.mjs";
import { withPages } from "./served.mjs";

const moveIn = (exhibit) => exhibit.getByText(/^Your move:/).textContent();
const place = (exhibit, token) => exhibit.locator(`.place[data-token="${token}"]`);

async function middleOf(locator) {
    const box = await locator.boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const checks = {
    async "click and click moves a Ploy piece"(page) {
        const exhibit = page.locator("#ploy-0");
        await place(exhibit, "c1").click();
        assert.ok((await exhibit.locator(".target-dot").count()) > 0, "targets are shown");
        await place(exhibit, "a3").click();
        assert.equal(await moveIn(exhibit), "Your move: c1-a3-0");
    },
    async "a Ploy piece is turned by the picture that shows it turned"(page) {
        const exhibit = page.locator("#ploy-0");
        await place(exhibit, "e1").click();
        await place(exhibit, "e1").click();
        await exhibit.getByRole("button", { name: "turn right by 45 degrees", exact: true }).click();
        assert.equal(await moveIn(exhibit), "Your move: e1-e1-1");
    },
    async "a shield goes and then turns"(page) {
        const exhibit = page.locator("#ploy-0");
        await place(exhibit, "e3").click();
        await place(exhibit, "e4").click();
        await exhibit.getByRole("button", { name: "turn left by 90 degrees", exact: true }).click();
        assert.equal(await moveIn(exhibit), "Your move: e3-e4-6");
    },
    async "a Martian pawn is dragged"(page) {
        const exhibit = page.locator("#martian-chess-0");
        await exhibit.scrollIntoViewIfNeeded();
        const from = await middleOf(place(exhibit, "c6"));
        const to = await middleOf(place(exhibit, "d5"));
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
        await page.mouse.move(to.x, to.y, { steps: 4 });
        await page.mouse.up();
        assert.equal(await moveIn(exhibit), "Your move: c6-d5");
    },
    async "the same with keys alone"(page) {
        const exhibit = page.locator("#martian-chess-0");
        await place(exhibit, "c6").focus();
        await page.keyboard.press("Enter");
        // Player 0 sees the board from the other side: row 5 is further up, column d further left.
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("ArrowLeft");
        const label = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
        assert.equal(label, "d5, empty, legal target");
        await page.keyboard.press("Enter");
        assert.equal(await moveIn(exhibit), "Your move: c6-d5");
    },
    async "Escape puts a piece down"(page) {
        const exhibit = page.locator("#martian-chess-0");
        await place(exhibit, "c6").click();
        await page.keyboard.press("Escape");
        assert.equal(await exhibit.locator(".place.taken").count(), 0);
    },
    async "a fleet is shuffled, moved by keys, and sent"(page) {
        const exhibit = page.locator("#battleship-0");
        await exhibit.getByRole("button", { name: "Random" }).click();
        await exhibit.getByRole("button", { name: "Ready" }).click();
        assert.match(await moveIn(exhibit), /^Your move: ([A-J]-\d+-[hv]-\d,?){10}$/);
    },
    async "a shot is one click"(page) {
        const exhibit = page.locator("#battleship-1");
        await exhibit.locator('.sea-panel.active .place[data-token="A-1"]').click();
        assert.equal(await moveIn(exhibit), "Your move: A-1");
    },
    async "Catan's first settlement is one click"(page) {
        const exhibit = page.locator("#catan-0");
        await place(exhibit, "-1,0").click();
        assert.equal(await moveIn(exhibit), "Your move: settlement:-1,0");
    },
    async "Catan's turn ends by its button"(page) {
        const exhibit = page.locator("#catan-1");
        await exhibit.getByRole("button", { name: "End turn" }).click();
        assert.equal(await moveIn(exhibit), "Your move: end");
    },
    async "an offer is put together and made"(page) {
        const exhibit = page.locator("#catan-1");
        await exhibit.getByRole("button", { name: "Trade" }).click();
        await exhibit.getByRole("group", { name: "You give" }).getByRole("button", { name: "more lumber" }).click();
        await exhibit.getByRole("group", { name: "You want" }).getByRole("button", { name: "more brick" }).click();
        await exhibit.getByRole("button", { name: "settler A", exact: true }).click();
        assert.equal(await moveIn(exhibit), "Your move: offer:0:1l:1b");
    },
    async "cards are discarded"(page) {
        const exhibit = page.locator("#catan-3");
        for (const resource of ["lumber", "lumber", "grain", "ore"]) {
            await exhibit.getByRole("button", { name: `more ${resource}` }).click();
        }
        await exhibit.getByRole("button", { name: "Discard" }).click();
        assert.equal(await moveIn(exhibit), "Your move: discard:2l1g1o");
    },
    async "a replay is stepped by keys and scrubbed"(page) {
        const replay = page.locator("#replay");
        await page.locator("h1").click();
        await page.keyboard.press("Home");
        await page.keyboard.press("ArrowRight");
        assert.match(await replay.locator("output").textContent(), /^1\//);
        await replay.getByRole("slider").fill("5");
        assert.match(await replay.locator("output").textContent(), /^5\//);
    },
};

const faults = [];
await withPages(async (browser, origin) => {
    const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, reducedMotion: "reduce", serviceWorkers: "block" });
    const gallery = await context.newPage();
    gallery.setDefaultTimeout(30_000);
    gallery.on("pageerror", (error) => faults.push(error.message));
    await gallery.goto(`${origin}/gallery`);
    for (const [name, check] of Object.entries(checks)) {
        try {
            await check(gallery);
            console.log(`ok   ${name}`);
        } catch (error) {
            faults.push(`${name}: ${error.message}`);
        }
    }
    // And with a finger.
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const page = await phone.newPage();
    await page.goto(`${origin}/gallery`);
    const exhibit = page.locator("#ploy-0");
    await place(exhibit, "c1").tap();
    await place(exhibit, "a3").tap();
    if ((await moveIn(exhibit)) !== "Your move: c1-a3-0") faults.push("a finger moves a piece");
    else console.log("ok   a finger moves a piece");
    const martian = page.locator("#martian-chess-0");
    await martian.scrollIntoViewIfNeeded();
    await fingerDrag(page, await middleOf(place(martian, "c6")), await middleOf(place(martian, "d5")));
    if ((await moveIn(martian)) !== "Your move: c6-d5") faults.push("a finger drags a piece");
    else console.log("ok   a finger drags a piece");
});
for (const fault of faults) console.error(`FAILED  ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
