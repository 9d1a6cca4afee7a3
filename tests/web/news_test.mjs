// News in a real browser: an organiser writes, everybody reads, and what is withdrawn is gone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

test("an announcement is written, read by guests, changed and withdrawn", async () => {
    const [root, guest] = [await Visitor.come(here), await Visitor.come(here)];
    const { page } = root;
    await guest.open("/news");
    await guest.page.getByText("No news yet.").waitFor();
    assert.equal(await guest.page.getByRole("button", { name: "Write an announcement" }).count(), 0);

    await root.logIn("root");
    await root.open("/news");
    await page.getByRole("button", { name: "Write an announcement" }).click();
    await page.getByLabel("Title").fill("The final");
    await page.getByLabel("Text").fill("On **Friday**:\n\n- come early\n\n<img src=x onerror=alert(1)> [bad](javascript:alert(1)) [good](https://example.org/)");
    await page.getByRole("region", { name: "Preview" }).getByText("come early").waitFor();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("heading", { name: "The final" }).waitFor();

    await guest.open("/");
    const news = guest.page.getByRole("region", { name: "News" });
    await news.getByRole("heading", { name: "The final" }).waitFor();
    assert.equal(await news.locator("strong").textContent(), "Friday");
    // Nothing that was written becomes anything but text, emphasis, lists and safe links.
    assert.equal(await news.locator("img").count(), 0);
    assert.deepEqual(await news.locator(".announcement-text a").evaluateAll((links) => links.map((each) => each.href)), ["https://example.org/"]);
    await root.open("/");
    await page.getByRole("region", { name: "News" }).getByText("come early").waitFor();

    await page.getByRole("link", { name: "All news" }).click();
    await page.getByRole("button", { name: "Edit “The final”" }).click();
    await page.getByLabel("Title").fill("The semi-final");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("heading", { name: "The semi-final" }).waitFor();
    for (const visitor of [root, guest]) {
        await visitor.open("/news");
        await visitor.page.getByRole("heading", { name: "The semi-final" }).waitFor();
        for (const colorScheme of ["dark", "light"]) {
            await visitor.page.emulateMedia({ colorScheme });
            assert.deepEqual(await visitor.page.evaluate(faultsOf), []);
        }
    }
    await page.getByRole("button", { name: "Withdraw “The semi-final”" }).click();
    await page.getByText("not published").waitFor();
    await guest.open("/news");
    await guest.page.getByText("No news yet.").waitFor();
    for (const visitor of [root, guest]) await visitor.leave();
});
