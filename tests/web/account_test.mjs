// Who has an account: tokens for programs, and another password, in a real browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { password } from "./arena.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

async function whoIs(token) {
    const response = await fetch(`${here.arena.address}/api/v1/session`, { headers: { authorization: `Bearer ${token}` } });
    return response.ok ? (await response.json()).name : response.status;
}

test("a program acts with a token until it is made void", async () => {
    const otter = await Visitor.come(here);
    await otter.register("otter");
    await otter.open("/account");
    const { page } = otter;
    await page.getByText("You have none yet.").waitFor();
    await page.getByLabel("What it is for").fill("my laptop");
    await page.getByRole("button", { name: "Make it" }).click();
    const token = await page.getByLabel(/The new token/).inputValue();
    assert.equal(await whoIs(token), "otter");

    await page.reload();
    const row = page.getByRole("row", { name: /my laptop/ });
    await row.waitFor();
    assert.equal(await page.getByLabel(/The new token/).count(), 0);
    await row.getByRole("button", { name: "Make void" }).click();
    await row.getByRole("button", { name: "No" }).click();
    assert.equal(await whoIs(token), "otter");
    await row.getByRole("button", { name: "Make void" }).click();
    await row.getByRole("button", { name: "Yes" }).click();
    await page.getByText("You have none yet.").waitFor();
    assert.equal(await whoIs(token), 401);
    await otter.leave();
});

test("another password ends the sessions elsewhere", async () => {
    const [beaver, elsewhere] = [await Visitor.come(here), await Visitor.come(here)];
    await beaver.register("beaver");
    await elsewhere.logIn("beaver");
    await beaver.open("/account");
    const { page } = beaver;
    const change = async (old) => {
        await page.getByLabel("Password so far").fill(old);
        await page.getByLabel("New password").fill("a stick in the dam");
        await page.getByRole("button", { name: "Change it" }).click();
    };
    await change("no idea at all");
    await page.getByRole("alert").waitFor();
    beaver.faults = beaver.faults.filter((fault) => !fault.includes("403")); // as it should be
    await change(password);
    await page.getByText("Changed.").waitFor();
    assert.equal(await page.getByLabel("Password so far").inputValue(), "");
    await elsewhere.open("/account");
    await elsewhere.page.getByRole("heading", { name: "Log in" }).waitFor();
    await beaver.leave();
    await elsewhere.context.close();
});
