// The pages as an app that can be installed, in a real browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { otherLanguages, wordsIn } from "./translation.mjs";
import { phone, surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

test("the app has a manifest with icons that are there, in the sizes that it says", async () => {
    const visitor = await Visitor.come(here);
    await visitor.open("/");
    const address = await visitor.page.locator('link[rel="manifest"]').getAttribute("href");
    const answer = await fetch(here.arena.address + address);
    assert.equal(answer.headers.get("content-type"), "application/manifest+json");
    const manifest = await answer.json();
    assert.equal(manifest.display, "standalone");
    assert.ok(manifest.icons.some(({ purpose }) => purpose === "maskable"));
    for (const { src, sizes } of manifest.icons) {
        const size = await visitor.page.evaluate(async (path) => {
            const image = new Image();
            image.src = path;
            await image.decode();
            return `${image.naturalWidth}x${image.naturalHeight}`;
        }, src);
        if (sizes !== "any") assert.equal(size, sizes, src);
    }
    await visitor.leave();
});

async function loseTheArena(language) {
    const say = (text) => (language === "en" ? text : wordsIn(language)[text]);
    const traveller = await Visitor.come(here, { ...phone, serviceWorkers: "allow", locale: language });
    const { page, context } = traveller;
    await traveller.open("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    // The service worker is another program of the browser, which loses the network a little later.
    const said = page.getByRole("heading", { name: say("You are offline") });
    for (let tries = 0; tries < 10 && !(await said.isVisible()); ++tries) {
        await page.goto("/ladder/ploy");
        await said.waitFor({ timeout: 2000 }).catch(() => {});
    }
    assert.ok(await said.isVisible());
    for (const colorScheme of ["dark", "light"]) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await page.evaluate(faultsOf), []);
    }
    await context.setOffline(false);
    await page.getByRole("link", { name: say("Try again") }).click();
    await page.getByRole("heading", { name: say("{game} ladder").replace("{game}", "Ploy") }).waitFor();
    traveller.forgiveLostConnections();
    await traveller.leave();
}

for (const language of ["en", ...otherLanguages]) {
    test(`where the arena cannot be reached a page says so in ${language}, and one goes on when it is back`, () => loseTheArena(language));
}
