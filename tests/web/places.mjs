// Places on a board, as a person names them.
export const place = (page, token) => page.locator(`.place[data-token="${token}"][aria-disabled="false"]`);

// With the arrow keys from the board's tab stop to this place; every step goes nearer.
export async function walkTo(page, token) {
    await page.locator('svg.board .place[tabindex="0"]').first().focus();
    const keys = await page.evaluate((wanted) => {
        const target = document.querySelector(`.place[data-token="${wanted}"]`);
        const middle = (element) => {
            const box = element.getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        };
        window.isThere = () => document.activeElement === target;
        // The keys that lead towards it, the longer way first.
        window.towards = () => {
            const [from, to] = [middle(document.activeElement), middle(target)];
            const across = to.x > from.x ? "ArrowRight" : "ArrowLeft";
            const along = to.y > from.y ? "ArrowDown" : "ArrowUp";
            const isAcross = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
            return isAcross ? [across, along] : [along, across];
        };
        window.gone = new Set();
        return target !== null;
    }, token);
    if (!keys) throw new Error(`there is no place ${token}`);
    for (let step = 0; step < 60; ++step) {
        if (await page.evaluate(() => window.isThere())) return;
        // Who comes by the same place again tries the other way.
        const key = await page.evaluate(() => {
            const here = document.activeElement.dataset.token;
            const [first, second] = window.towards();
            const isAgain = window.gone.has(here);
            window.gone.add(here);
            return isAgain ? second : first;
        });
        await page.keyboard.press(key);
    }
    throw new Error(`${token} cannot be reached with the arrow keys`);
}
