// Dragging with a finger: the browser itself decides whether it moves something or scrolls the page.
export async function fingerDrag(page, from, to) {
    const session = await page.context().newCDPSession(page);
    const touch = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [from]);
    for (const part of [0.25, 0.5, 0.75, 1])
        await touch("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    await touch("touchEnd", []);
    await session.detach();
}
