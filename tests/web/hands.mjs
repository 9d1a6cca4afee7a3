// The ways in which a person touches a board: a mouse that clicks or drags, keys, a finger.
import { place, walkTo } from "./places.mjs";

async function middleOf(locator) {
    const { x, y, width, height } = await locator.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
}

async function mouseDrag(page, from, to) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
}

// Each takes a piece up and puts it down there, or names one place.
export const hands = {
    mouse: {
        name: (page, token) => place(page, token).click(),
        async carry(page, from, to) {
            await place(page, from).click();
            await place(page, to).click({ timeout: 3000 });
        },
    },
    drag: {
        name: (page, token) => place(page, token).click(),
        async carry(page, from, to) {
            await place(page, from).scrollIntoViewIfNeeded();
            await mouseDrag(page, await middleOf(place(page, from)), await middleOf(page.locator(`.place[data-token="${to}"]`)));
        },
    },
    keys: {
        async name(page, token) {
            await place(page, token).waitFor();
            await walkTo(page, token);
            await page.keyboard.press("Enter");
        },
        async carry(page, from, to) {
            await hands.keys.name(page, from);
            await walkTo(page, to);
            await page.keyboard.press("Enter");
        },
    },
    finger: {
        name: (page, token) => place(page, token).tap(),
        async carry(page, from, to) {
            await place(page, from).tap();
            await place(page, to).tap({ timeout: 3000 });
        },
    },
};
