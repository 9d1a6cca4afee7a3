// Registration in a real browser: by invitation code, from a link or typed in, and closed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { password } from "./arena.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

// The same arena with other settings: sessions stay.
async function restartWith(...settings) {
    await here.arena.stop();
    here.arena.settings = settings;
    await here.arena.run();
}

async function isInOrder(page) {
    for (const colorScheme of ["dark", "light"]) {
        for (const width of [390, 1200]) {
            await page.setViewportSize({ width, height: 900 });
            await page.emulateMedia({ colorScheme });
            assert.deepEqual(await page.evaluate(faultsOf), [], `${colorScheme}, ${width} pixels wide`);
            if (process.env.SCREENSHOTS) {
                const name = new URL(page.url()).pathname.slice(1);
                await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${colorScheme}-${width}.png`, fullPage: true });
            }
        }
    }
}

async function fillIn(visitor, name) {
    const form = visitor.page.locator("form", { hasText: "Create account" });
    await form.getByLabel("Name").fill(name);
    await form.getByLabel(/^Password/).fill(password);
    return form;
}

test("a code is made, used by its link and by hand, counted and revoked", async () => {
    await restartWith("People.Registration=code");
    const root = await Visitor.come(here);
    await root.logIn("root");
    await root.open("/administration");
    const codes = root.page.getByRole("region", { name: "Invitation codes" });
    await codes.getByText("Registration needs an invitation code.").waitFor();
    await codes.getByText("There are no invitation codes yet.").waitFor();
    await codes.getByLabel("Label of a new invitation code").fill("Class A");
    await codes.getByLabel("Number of uses").fill("3");
    await codes.getByLabel("Expires").fill("2120-01-01T09:00");
    await codes.getByRole("button", { name: "Create invitation code" }).click();
    const address = await codes.getByLabel(/^Send this link/).inputValue();
    assert.match(address, /\/register#[\w-]{43}$/);
    const code = new URL(address).hash.slice(1);
    const row = codes.getByRole("row", { name: /Class A/ });
    assert.match(await row.innerText(), /root.*0 \/ 3.*Valid until/s);
    await isInOrder(root.page);

    // By the link. What follows the # never reaches the server.
    const otter = await Visitor.come(here);
    await otter.open(`/register#${code}`);
    assert.equal(await otter.page.getByLabel("Invitation code").inputValue(), code);
    await isInOrder(otter.page);
    await (await fillIn(otter, "otter")).getByRole("button").click();
    await otter.page.getByRole("heading", { level: 1, name: "otter" }).waitFor();
    assert.doesNotMatch(otter.page.url(), /#/);
    assert.equal(here.arena.log().includes(code), false);

    // By hand, after a wrong one.
    const beaver = await Visitor.come(here);
    await beaver.open("/account");
    await beaver.page.getByText("You need an invitation code from an organiser to register.").waitFor();
    const form = await fillIn(beaver, "beaver");
    await form.getByLabel("Invitation code").fill("wrong");
    await form.getByRole("button").click();
    await form.getByText("this invitation code is wrong, expired, used up or revoked").waitFor();
    beaver.faults = beaver.faults.filter((fault) => !fault.includes("403"));
    await form.getByLabel("Invitation code").fill(` ${code} `);
    await form.getByRole("button").click();
    await beaver.page.getByRole("heading", { level: 1, name: "beaver" }).waitFor();

    await root.open("/administration");
    await row.getByText("2 / 3").waitFor();
    assert.equal(await codes.getByLabel(/^Send this link/).count(), 0, "shown once");
    await row.getByRole("button", { name: "Revoke" }).click();
    await root.page.getByText("Nobody will be able to register with “Class A” any more.").waitFor();
    await row.getByRole("button", { name: "Yes" }).click();
    await row.getByText(/^Revoked/).waitFor();
    const vole = await Visitor.come(here);
    await vole.open(`/register#${code}`);
    const late = await fillIn(vole, "vole");
    await late.getByRole("button").click();
    await late.getByText("this invitation code is wrong, expired, used up or revoked").waitFor();
    vole.faults = vole.faults.filter((fault) => !fault.includes("403"));
    for (const visitor of [root, otter, beaver, vole]) await visitor.leave();
});

test("organisers make codes on their account page", async () => {
    await restartWith();
    const [root, heron] = [await Visitor.come(here), await Visitor.come(here)];
    await heron.register("heron");
    await root.logIn("root");
    const { id } = await heron.ask("/session");
    assert.equal(await heron.page.getByRole("heading", { name: "Invitation codes" }).count(), 0);
    await root.ask(`/people/${id}`, { role: "organiser" }, "PATCH");
    await heron.logIn("heron");
    heron.forgiveEndedSession();
    const codes = heron.page.getByRole("region", { name: "Invitation codes" });
    await codes.getByText("Registration is open: people can register without a code.").waitFor();
    await codes.getByText("There are no invitation codes yet.").waitFor();
    await codes.getByLabel("Label of a new invitation code").fill("Class H");
    await codes.getByRole("button", { name: "Create invitation code" }).click();
    await codes.getByRole("row", { name: /Class H heron/ }).waitFor();
    await isInOrder(heron.page);
    for (const visitor of [root, heron]) await visitor.leave();
});

test("where registration is closed, the page says so and has no form", async () => {
    await restartWith("People.Registration=closed");
    const guest = await Visitor.come(here);
    for (const path of ["/account", "/register"]) {
        await guest.open(path);
        await guest.page.getByText("Registration is closed on this server.").waitFor();
        assert.equal(await guest.page.getByRole("button", { name: "Create account" }).count(), 0);
    }
    await isInOrder(guest.page);
    await guest.leave();
});
