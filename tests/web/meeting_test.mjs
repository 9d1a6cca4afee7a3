// People who look for an opponent meet, and are called back to their game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

async function looks(visitor, game) {
    await visitor.open(`/games/${game}`);
    await visitor.page.getByRole("button", { name: "Find an opponent" }).click();
    await visitor.page.waitForURL(/\/tables\/\d+/);
}

test("two who press “Find an opponent” play against each other, and a third waits", async () => {
    const [otter, heron, badger] = [await Visitor.come(here), await Visitor.come(here), await Visitor.come(here)];
    await looks(otter, "ploy");
    await otter.page.getByText("Waiting for an opponent…").waitFor();
    await looks(heron, "martian-chess");
    assert.notEqual(heron.table, otter.table, "another game");
    await looks(badger, "ploy");
    assert.equal(badger.table, otter.table);
    // Whoever waited sees it, on the page and in the title.
    assert.ok(await otter.comesToTurn());
    await otter.page.waitForFunction(() => document.title.startsWith("Your turn"));
    await badger.page.locator(".replay svg.board").waitFor();
    await badger.page.waitForFunction(() => !document.title.startsWith("Your turn"));
    await heron.page.getByText("Waiting for an opponent…").waitFor();
    for (const visitor of [otter, heron, badger]) await visitor.leave();
});

// A browser that notes down what it would show, for who is asked for permission and looks at something else.
function noteNotifications() {
    window.notified = [];
    const note = (by) => (title, { data }) => window.notified.push(`${by}: ${title}, ${new URL(data.address).pathname}`);
    class Noted {
        static permission = "default";
        static requestPermission = async () => (Noted.permission = "granted");
        constructor(title, options) {
            note("page")(title, options);
        }
    }
    window.Notification = Noted;
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => note("worker")(title, options);
    // What it would play, in hertz.
    window.tones = [];
    class Silent {
        state = "running";
        currentTime = 0;
        createGain = () => ({ gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} });
        createOscillator = () => {
            const frequency = {};
            return { frequency, connect: (next) => next, start: () => window.tones.push(frequency.value), stop() {} };
        };
    }
    window.AudioContext = Silent;
    window.lookElsewhere = () => Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
}

for (const [by, serviceWorkers] of [["page", "block"], ["worker", "allow"]]) {
    test(`who waits and looks at something else is notified, by a ${by}`, async () => {
        const [otter, badger] = [await Visitor.come(here, { serviceWorkers }), await Visitor.come(here)];
        await otter.page.addInitScript(noteNotifications);
        await looks(otter, "battleship");
        if (by === "worker") await otter.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await otter.page.getByRole("button", { name: "Notify me" }).click();
        await otter.page.getByRole("button", { name: "Notify me" }).waitFor({ state: "detached" });
        await otter.page.evaluate(() => window.lookElsewhere());
        await looks(badger, "battleship");
        await otter.page.waitForFunction(() => window.notified.length > 0);
        const [notified] = await otter.page.evaluate(() => window.notified);
        assert.equal(notified, `${by}: Your turn: Battleship, /tables/${otter.table}`);
        // Two tones call; a click turns them off for good.
        await otter.page.waitForFunction(() => String(window.tones.slice(-2)) === "440,587");
        await otter.page.getByRole("button", { name: "Turn sounds off" }).click();
        await otter.page.reload();
        await otter.page.getByRole("button", { name: "Turn sounds on" }).waitFor();
        assert.deepEqual(await otter.page.evaluate(() => window.tones), []);
        for (const visitor of [otter, badger]) await visitor.leave();
    });
}
