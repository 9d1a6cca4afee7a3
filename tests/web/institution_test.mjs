// Logging in at an institution in a real browser, with a provider of OpenID Connect by others (oidc-provider): a new person, the
// way back to where one came from, linking, logging out here and there. Providers that lie: tests/server/institutions_test.py.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { tmpdir } from "node:os";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { root } from "./arena.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const secret = "a secret that both know, and long enough for anything";
const people = {
    otter: { name: "Ödön Ótter", preferred_username: "otter", email: "otter@uni.example", email_verified: true, groups: ["students"] },
    heron: { name: "鷺 Heron", preferred_username: "heron", email: "heron@uni.example", email_verified: true, groups: ["staff"] },
};
const folder = mkdtempSync(join(tmpdir(), "institution-"));
let provider = null;

// A server whose port is known before its provider, which has to know its own name.
async function startProvider(arenaAddress) {
    const { default: Provider } = await import(pathToFileURL(createRequire(join(root, "web/package.json")).resolve("oidc-provider")).href);
    const server = createServer();
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const issuer = `http://127.0.0.1:${server.address().port}`;
    const made = new Provider(issuer, {
        clients: [{
            client_id: "arena", client_secret: secret, redirect_uris: [`${arenaAddress}/login/uni`], post_logout_redirect_uris: [`${arenaAddress}/account`],
        }],
        claims: { openid: ["sub"], profile: ["name", "preferred_username", "groups"], email: ["email", "email_verified"] },
        findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
        cookies: { keys: ["of the tests"] },
        pkce: { required: () => true },
    });
    server.on("request", made.callback());
    return { issuer, close: () => new Promise((resolve) => { server.closeAllConnections?.(); server.close(resolve); }) };
}

// Not one of those that the system gives to whoever asks for any, so that nobody else gets it meanwhile.
async function freePort() {
    const port = 20000 + Math.floor(Math.random() * 12000);
    const held = createServer();
    const isFree = await new Promise((resolve) => held.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true)));
    if (!isFree) return freePort();
    await new Promise((resolve) => held.close(resolve));
    return port;
}

// Once, in the first test: the arena is there by then.
async function begin() {
    if (provider !== null) return;
    provider = await startProvider(here.arena.address);
    writeFileSync(join(folder, "secret"), `${secret}\n`);
    writeFileSync(join(folder, "providers.toml"), `
[providers.uni]
title = "Uni Nord"
issuer = "${provider.issuer}"
client_id = "arena"
client_secret_file = "secret"
[providers.uni.roles]
staff = "organiser"
`);
    await here.arena.stop();
    here.arena.port = await freePort();
    here.arena.settings = [`People.ProvidersFile=${join(folder, "providers.toml")}`, `Server.PublicUrl=${here.arena.address}`];
    await here.arena.run();
}
after(async () => {
    await provider?.close();
    rmSync(folder, { recursive: true });
});

// The provider's pages would like fonts from elsewhere: nobody else is asked for anything.
async function come() {
    await begin();
    const visitor = await Visitor.come(here);
    await visitor.context.route((url) => url.hostname !== "127.0.0.1" && url.hostname !== "localhost", (route) => route.fulfill({ body: "" }));
    return visitor;
}

async function isInOrder(page, name) {
    for (const colorScheme of ["dark", "light"]) {
        for (const width of [390, 1200]) {
            await page.setViewportSize({ width, height: 900 });
            await page.emulateMedia({ colorScheme });
            assert.deepEqual(await page.evaluate(faultsOf), [], `${colorScheme}, ${width} pixels wide`);
            if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${colorScheme}-${width}.png`, fullPage: true });
        }
    }
}

// On the provider's own pages.
async function signIn(page, name) {
    await page.locator('input[name="login"]').fill(name);
    await page.locator('input[name="password"]').fill("anything");
    await page.getByRole("button", { name: /sign-in/i }).click();
    await page.getByRole("button", { name: /continue/i }).click();
}

// The pages of the provider are not ours to judge.
function forgiveProvider(visitor) {
    visitor.faults = visitor.faults.filter((fault) => !/favicon|Content Security Policy|status of 404/i.test(fault));
}

test("a person logs in at their institution and comes back to where they were", async () => {
    const otter = await come();
    await otter.open("/account?to=/submit/ploy");
    await otter.page.getByRole("button", { name: "Log in with Uni Nord" }).waitFor();
    await isInOrder(otter.page, "institutions");
    await otter.page.getByRole("button", { name: "Log in with Uni Nord" }).click();
    await signIn(otter.page, "otter");
    await otter.page.waitForURL((url) => url.pathname === "/submit/ploy");
    const person = await otter.ask("/session");
    assert.deepEqual([person.name, person.display_name, person.role], ["otter", "Ödön Ótter", "user"]);
    await otter.open("/account");
    await otter.page.getByRole("heading", { level: 1, name: "Ödön Ótter" }).waitFor();
    await otter.page.getByText("Uni Nord: linked, last used on").waitFor();
    await isInOrder(otter.page, "account-linked");

    // What came back is used up: neither the address nor the history can be used by another.
    assert.doesNotMatch(await otter.page.evaluate(() => location.href), /code=|state=/);

    // Out, here and there: the provider asks before it ends its own session.
    await otter.page.locator(".account-links").getByRole("button", { name: "Log out" }).click();
    await otter.page.getByRole("button", { name: /yes/i }).click();
    await otter.page.waitForURL((url) => url.href.startsWith(`${here.arena.address}/account`));
    await otter.page.getByRole("button", { name: "Log in with Uni Nord" }).waitFor();
    await otter.page.getByRole("button", { name: "Log in with Uni Nord" }).click();
    await otter.page.locator('input[name="login"]').waitFor();
    forgiveProvider(otter);
    await otter.leave();
});

test("somebody of the staff is an organiser; a login that is refused says so", async () => {
    const heron = await come();
    await heron.open("/account");
    await heron.page.getByRole("button", { name: "Log in with Uni Nord" }).click();
    await heron.page.getByRole("link", { name: /cancel/i }).click();
    await heron.page.getByText("Your institution did not log you in.").waitFor();
    await isInOrder(heron.page, "login-failed");
    await heron.page.getByRole("link", { name: "Back to the login" }).click();
    await heron.page.getByRole("button", { name: "Log in with Uni Nord" }).click();
    await signIn(heron.page, "heron");
    await heron.page.getByRole("heading", { level: 1, name: "鷺 Heron" }).waitFor();
    assert.equal((await heron.ask("/session")).role, "organiser");
    await heron.page.getByLabel("Display name", { exact: true }).fill("Frau Reiher");
    await heron.page.getByRole("button", { name: "Save" }).click();
    await heron.page.getByRole("heading", { level: 1, name: "Frau Reiher" }).waitFor();
    forgiveProvider(heron);
    await heron.leave();
});

test("an account with a password is linked, and unlinked", async () => {
    const beaver = await come();
    await beaver.register("beaver");
    people.beaver = { name: "Biber", preferred_username: "other", groups: [] };
    await beaver.open("/account");
    await beaver.page.getByText("Uni Nord: not linked").waitFor();
    await beaver.page.getByRole("button", { name: "Link", exact: true }).click();
    await signIn(beaver.page, "beaver");
    await beaver.page.getByText("Uni Nord: linked, last used on").waitFor();
    assert.equal((await beaver.ask("/session")).name, "beaver");
    await beaver.page.getByRole("button", { name: "Unlink" }).click();
    await beaver.page.getByRole("button", { name: "Yes" }).click();
    await beaver.page.getByText("Uni Nord: not linked").waitFor();
    forgiveProvider(beaver);
    await beaver.leave();
});
