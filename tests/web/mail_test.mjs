// E-mail addresses in a real browser, with a real mail server: one is given, confirmed by the link in the mail, and a forgotten password
// is replaced.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { password, root } from "./arena.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();

// Prints its port, then a line for each mail. Debian's Python has what it needs.
class MailServer {
    #process = spawn("/usr/bin/python3", [join(root, "tests/server/mail_server.py")], { stdio: ["pipe", "pipe", "inherit"] });
    #lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();

    async next() {
        return (await this.#lines.next()).value;
    }
    // The address in the next mail, which is in quoted-printable.
    async link() {
        const { content } = JSON.parse(await this.next());
        const text = content.replaceAll(/=\r?\n/g, "").replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
        const found = /http\S+#\S+/.exec(text);
        assert.ok(found, text);
        return { path: found[0].replace(here.arena.address, ""), text };
    }
    close() {
        this.#process.stdin.end();
    }
}
let mail = null;

async function freePort() {
    const port = 20000 + Math.floor(Math.random() * 12000);
    const held = createServer();
    const isFree = await new Promise((resolve) => held.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true)));
    if (!isFree) return freePort();
    await new Promise((resolve) => held.close(resolve));
    return port;
}

// Once, in the first test: the arena is there by then.
async function come(options) {
    if (mail === null) {
        mail = new MailServer();
        const port = await mail.next();
        await here.arena.stop();
        here.arena.port = await freePort();
        here.arena.settings = [
            `Server.PublicUrl=${here.arena.address}`, `Mail.Server=127.0.0.1:${port}`, "Mail.Encryption=none", "Mail.From=arena@arena.example",
        ];
        await here.arena.run();
    }
    return Visitor.come(here, options);
}
after(() => mail?.close());

async function isInOrder(page, name) {
    for (const colorScheme of ["dark", "light"]) {
        for (const width of [390, 1200]) {
            await page.setViewportSize({ width, height: 900 });
            await page.emulateMedia({ colorScheme });
            assert.deepEqual(await page.evaluate(faultsOf), [], `${name}, ${colorScheme}, ${width} pixels wide`);
            if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${colorScheme}-${width}.png`, fullPage: true });
        }
    }
}

test("an address is given, confirmed, and replaces a forgotten password", async () => {
    const otter = await come();
    const { page } = otter;
    await otter.register("otter");
    await otter.open("/account");
    await page.getByText("No confirmed address.").waitFor();
    const form = page.locator("form").filter({ has: page.getByRole("heading", { name: "E-mail address" }) });
    await form.getByLabel("E-mail address").fill("otter@school.example");
    await form.getByLabel("Current password").fill(password);
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByText("We have sent a link to otter@school.example.").waitFor();
    await isInOrder(page, "email-pending");
    const first = await mail.link();
    await form.getByRole("button", { name: "Send the link again" }).click();
    await form.getByText("Sent.").waitFor();
    const second = await mail.link();

    // Whoever is not logged in is asked to, and the link is kept.
    const elsewhere = await come();
    await elsewhere.open(second.path);
    await elsewhere.page.getByText("Log in to the account that the mail names.").waitFor();
    await isInOrder(elsewhere.page, "confirm-logged-out");
    await elsewhere.page.getByLabel("Name", { exact: true }).fill("otter");
    await elsewhere.page.getByLabel("Password", { exact: true }).fill(password);
    await elsewhere.page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await elsewhere.page.getByRole("heading", { name: "Account: otter" }).waitFor();
    await isInOrder(elsewhere.page, "confirm");
    await elsewhere.page.getByRole("button", { name: "Confirm the address" }).click();
    await elsewhere.page.getByText("otter@school.example now belongs to your account.").waitFor();
    assert.doesNotMatch(await elsewhere.page.evaluate(() => location.href), /#./);

    await otter.open(first.path);
    await page.getByRole("button", { name: "Confirm the address" }).click();
    await page.getByText("was used already, or its time is over").waitFor();
    await otter.open("/account");
    await page.getByText("otter@school.example: confirmed.").waitFor();

    const forgetful = await come();
    await forgetful.open("/account");
    await forgetful.page.getByRole("link", { name: "Forgot your password?" }).click();
    await forgetful.page.getByLabel("E-mail address").fill("otter@school.example");
    await isInOrder(forgetful.page, "forgot-password");
    await forgetful.page.getByRole("button", { name: "Send the link" }).click();
    await forgetful.page.getByRole("heading", { name: "Look into your mailbox" }).waitFor();
    await isInOrder(forgetful.page, "forgot-password-sent");
    const reset = await mail.link();
    await forgetful.open(reset.path);
    await forgetful.page.getByLabel("New password (at least 10 characters)").fill("another long password");
    await forgetful.page.getByRole("button", { name: "Set password" }).click();
    await forgetful.page.getByRole("heading", { name: "Password changed" }).waitFor();
    await forgetful.page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await forgetful.page.getByLabel("Name", { exact: true }).first().fill("otter");
    await forgetful.page.getByLabel("Password", { exact: true }).first().fill("another long password");
    await forgetful.page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await forgetful.page.getByRole("heading", { level: 1, name: "otter" }).waitFor();
    forgive(otter);
    forgive(elsewhere);
    for (const visitor of [otter, elsewhere, forgetful]) await visitor.leave();
});

// Browsers say that a request was answered 404 or 401, which was meant.
function forgive(visitor) {
    visitor.faults = visitor.faults.filter((fault) => !/status of (401|404)/i.test(fault));
}
