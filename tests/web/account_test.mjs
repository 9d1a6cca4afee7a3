// Who has an account: tokens for programs, and another password, in a real browser.
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { Arena, password } from "./arena.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

// The secret behind the # is printed when a new server starts; this one has an administrator already.
test("the link to the first account says when it has been used", async () => {
    const late = await Visitor.come(here);
    await late.open("/first-administrator#used");
    await late.page.getByLabel("Name").fill("late");
    await late.page.getByLabel("Password").fill(password);
    await late.page.getByRole("button", { name: "Create account" }).click();
    await late.page.getByRole("alert").waitFor();
    late.faults = late.faults.filter((fault) => !fault.includes("404"));
    await late.leave();
});

test("the first administrator follows the link, sets a password and is logged in", async () => {
    const arena = await Arena.start(0, { isNew: true });
    const first = await Visitor.come({ browser: here.browser, arena });
    await first.open(`/first-administrator#${arena.firstLink}`);
    await first.page.getByLabel("Name").fill("root");
    await first.page.getByLabel("Password").fill(password);
    await first.page.getByRole("button", { name: "Create account" }).click();
    await first.page.getByRole("heading", { name: "Welcome, root" }).waitFor();
    assert.equal(
        new URL(first.page.url()).hash,
        "",
        "the secret is no longer in the address",
    );
    await first.page.getByRole("link", { name: "Manage the server" }).click();
    await first.page.getByRole("row", { name: /root/ }).waitFor();
    await first.leave();
    await arena.remove();
});

test("a forgotten password is replaced with a link from an administrator", async () => {
    const [vole, root] = [await Visitor.come(here), await Visitor.come(here)];
    await vole.register("vole");
    await root.logIn("root");
    const { id } = await vole.ask("/session");
    const { link } = await root.ask(`/people/${id}/new-password-link`, {});
    await vole.open(`/new-password#${link}`);
    await vole.page.getByLabel("New password").fill("a tunnel to the sea");
    await vole.page.getByRole("button", { name: "Set password" }).click();
    await vole.page
        .getByRole("heading", { name: "Password changed" })
        .waitFor();
    await vole.page
        .getByRole("main")
        .getByRole("link", { name: "Log in" })
        .click();
    const form = vole.page.locator("form", { hasText: "Log in" });
    await form.getByLabel("Name").fill("vole");
    await form.getByLabel("Password").fill("a tunnel to the sea");
    await form.getByRole("button").click();
    await vole.page.getByRole("heading", { level: 1, name: "vole" }).waitFor();
    await vole.leave();
    await root.leave();
});

test("the API reference shows every operation", async () => {
    const reader = await Visitor.come(here);
    await reader.open("/reference");
    await reader.page.getByRole("heading", { name: "Accounts" }).waitFor();
    const { paths } = await (
        await fetch(`${here.arena.address}/api/v1/openapi.json`)
    ).json();
    const count = Object.values(paths).reduce(
        (sum, methods) => sum + Object.keys(methods).length,
        0,
    );
    assert.equal(await reader.page.locator("main details").count(), count);
    // One that takes bytes instead of JSON.
    const upload = reader.page
        .locator("details", { hasText: "POST /api/v1/submissions" })
        .first();
    await upload.locator("summary").click();
    await upload.getByText("application/octet-stream").first().waitFor();
    await reader.leave();
});

test("an operation is tried from the API reference, with one's own session", async () => {
    const reader = await Visitor.come(here);
    await reader.open("/reference");
    const operation = (words) =>
        reader.page.locator("details", {
            has: reader.page.locator("summary", { hasText: words }),
        });
    const game = operation(/^GET \/api\/v1\/games\/\{game\} /);
    await game.locator("summary").click();
    const send = game.getByRole("button", { name: "Send" });
    await send.click();
    await game.getByRole("alert").getByText("game is required.").waitFor();
    await game.getByLabel("game").fill("ploy");
    await game.getByText("/api/v1/games/ploy'").waitFor();
    await send.click();
    await game
        .getByRole("region", { name: "Response" })
        .getByText('"title": "Ploy"')
        .waitFor();
    await game.getByLabel("game").fill("no such game");
    await send.click();
    await game.getByText("Status 404").waitFor();
    reader.faults = reader.faults.filter((fault) => !fault.includes("404")); // as it should be
    for (const colorScheme of ["dark", "light"]) {
        await reader.page.emulateMedia({ colorScheme });
        assert.deepEqual(await reader.page.evaluate(faultsOf), []);
    }

    await reader.register("reader");
    await reader.open("/reference");
    const make = operation(/^POST \/api\/v1\/tokens /);
    await make.locator("summary").click();
    await make.getByText("A real request, as reader.").waitFor();
    await make.getByLabel("Body (JSON)").fill("{label: x}");
    await make.getByRole("button", { name: "Send" }).click();
    await make.getByText("not valid JSON").waitFor();
    await make.getByLabel("Body (JSON)").fill('{"label": "from the page"}');
    await make.getByRole("button", { name: "Send" }).click();
    await make.getByText("Status 201").waitFor();
    await reader.leave();
});

test("a page that does not exist is not found", async () => {
    const status = async (path) =>
        (await fetch(here.arena.address + path)).status;
    for (const path of ["/", "/reference", "/tables/7", "/ladder/ploy/games/1"])
        assert.equal(await status(path), 200, path);
    for (const path of ["/nowhere", "/tables", "/reference/x", "/missing.js"])
        assert.equal(await status(path), 404, path);
    const lost = await Visitor.come(here);
    await lost.open("/nowhere");
    await lost.page.getByRole("heading", { name: "Page not found" }).waitFor();
    await lost.leave();
});

async function whoIs(token) {
    const response = await fetch(`${here.arena.address}/api/v1/session`, {
        headers: { authorization: `Bearer ${token}` },
    });
    return response.ok ? (await response.json()).name : response.status;
}

test("a program acts with a token until it is revoked", async () => {
    const otter = await Visitor.come(here);
    await otter.register("otter");
    await otter.open("/account");
    const { page } = otter;
    await page.getByText("You have no tokens yet.").waitFor();
    await page.getByLabel("Label").fill("my laptop");
    await page.getByRole("button", { name: "Create token" }).click();
    const token = await page.getByLabel(/Your new token/).inputValue();
    assert.equal(await whoIs(token), "otter");
    await page
        .getByRole("row", { name: /my laptop.*read, play, submit/ })
        .waitFor();

    await page.reload();
    const row = page.getByRole("row", { name: /my laptop/ });
    await row.waitFor();
    assert.equal(await page.getByLabel(/Your new token/).count(), 0);
    await row.getByRole("button", { name: "Revoke" }).click();
    await row.getByRole("button", { name: "No" }).click();
    assert.equal(await whoIs(token), "otter");
    await row.getByRole("button", { name: "Revoke" }).click();
    await row.getByRole("button", { name: "Yes" }).click();
    await page.getByText("You have no tokens yet.").waitFor();
    assert.equal(await whoIs(token), 401);
    await otter.leave();
});

test("sessions are listed, and ended one by one or all at once", async () => {
    const [badger, elsewhere] = [
        await Visitor.come(here),
        await Visitor.come(here),
    ];
    await badger.register("badger");
    await elsewhere.logIn("badger");
    await badger.open("/account");
    const { page } = badger;
    const other = page
        .getByRole("row", { name: /Chrom/ })
        .filter({ hasNotText: "this device" });
    await other.getByRole("button", { name: "Log out" }).click();
    await other.waitFor({ state: "detached" });
    await page.getByText("this device").waitFor();
    await elsewhere.open("/account");
    await elsewhere.page.getByRole("heading", { name: "Log in" }).waitFor();

    await page.getByRole("button", { name: "Log out everywhere" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await page.getByRole("heading", { name: "Log in" }).waitFor();
    await badger.open("/account");
    await page.getByRole("heading", { name: "Log in" }).waitFor();
    badger.faults = badger.faults.filter((fault) => !fault.includes("401"));
    await badger.context.close();
    await elsewhere.context.close();
});

// RFC 6238, as an authenticator app does it.
function codeAt(secret, seconds) {
    const bits = [...secret]
        .map((letter) =>
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
                .indexOf(letter)
                .toString(2)
                .padStart(5, "0"),
        )
        .join("");
    const key = Buffer.from(
        bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)),
    );
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(seconds / 30)));
    const digest = createHmac("sha1", key).update(counter).digest();
    return String(
        (digest.readUInt32BE(digest.at(-1) & 15) & 0x7fffffff) % 1_000_000,
    ).padStart(6, "0");
}

test("an authenticator app is connected, and a login asks for its code", async () => {
    const mole = await Visitor.come(here);
    await mole.register("mole");
    await mole.open("/account");
    const { page } = mole;
    await page.getByLabel("Your password").fill(password);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("img", { name: "The key as a QR code" }).waitFor();
    const secret = await page.getByLabel("Key", { exact: true }).inputValue();
    await page
        .getByLabel("Code from the app")
        .fill(codeAt(secret, Date.now() / 1000 - 30));
    await page.getByRole("button", { name: "Turn on" }).click();
    await page.getByText("Save these recovery codes now").waitFor();
    const recovery = await page
        .locator(".recovery-codes code")
        .allTextContents();
    assert.equal(recovery.length, 10);
    await page
        .getByRole("button", { name: "Log out", exact: true })
        .first()
        .click();
    await page.getByRole("heading", { name: "Register" }).waitFor();

    const form = page.locator("form", { hasText: "Log in" });
    await form.getByLabel("Name").fill("mole");
    await form.getByLabel("Password").fill(password);
    await form.getByRole("button").click();
    await form.getByLabel(/Code from your app/).fill(recovery[0]);
    await form.getByRole("button").click();
    await page.getByRole("heading", { level: 1, name: "mole" }).waitFor();
    await page.getByText("Recovery codes left: 9").waitFor();

    // Who loses the codes, too, asks an administrator.
    const root = await Visitor.come(here);
    await root.logIn("root");
    await root.open("/administration");
    const row = root.page.getByRole("row", { name: /mole/ });
    await row.getByRole("button", { name: "Remove second factor" }).click();
    await row.getByRole("button", { name: "Yes" }).click();
    await row
        .getByRole("button", { name: "Remove second factor" })
        .waitFor({ state: "detached" });
    await root.leave();
    await mole.open("/account"); // the session is over
    await form.getByLabel("Name").fill("mole");
    await form.getByLabel("Password").fill(password);
    await form.getByRole("button").click();
    await page.getByRole("heading", { level: 1, name: "mole" }).waitFor();
    await page.getByLabel("Your password").waitFor(); // to set one up
    mole.faults = mole.faults.filter((fault) => !fault.includes("401")); // the code was asked for
    await mole.leave();
});

test("another password ends the sessions elsewhere", async () => {
    const [beaver, elsewhere] = [
        await Visitor.come(here),
        await Visitor.come(here),
    ];
    await beaver.register("beaver");
    await elsewhere.logIn("beaver");
    await beaver.open("/account");
    const { page } = beaver;
    const change = async (old) => {
        await page.getByLabel("Current password").fill(old);
        await page.getByLabel("New password").fill("a stick in the dam");
        await page.getByRole("button", { name: "Change password" }).click();
    };
    await change("no idea at all");
    await page.getByRole("alert").waitFor();
    beaver.faults = beaver.faults.filter((fault) => !fault.includes("403")); // as it should be
    await change(password);
    await page.getByText("Password changed.").waitFor();
    assert.equal(await page.getByLabel("Current password").inputValue(), "");
    await elsewhere.open("/account");
    await elsewhere.page.getByRole("heading", { name: "Log in" }).waitFor();
    await beaver.leave();
    await elsewhere.context.close();
});
