// People in a real browser, each with a window of their own, and what they do on the pages.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { launch } from "../../web/tools/browser.mjs";
import { Arena, fromSomewhere, password } from "./arena.mjs";

// A small one, for fingers.
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
// Without the service worker, which would answer what a test wants to answer itself.
const desktop = { viewport: { width: 1200, height: 1000 }, reducedMotion: "reduce", serviceWorkers: "block" };

// An arena and a browser.
export class Surroundings {
    arena = null;
    browser = null;

    constructor(ladderShare = 0, settings = []) {
        this.ladderShare = ladderShare;
        this.settings = settings;
    }
    async open() {
        this.arena = await Arena.start(this.ladderShare, { settings: this.settings });
        this.browser = await launch();
    }
    async close() {
        await this.browser?.close();
        await this.arena?.remove();
    }
}

// For all tests of a file.
export function surroundings(ladderShare = 0, settings = []) {
    const here = new Surroundings(ladderShare, settings);
    before(() => here.open());
    after(() => here.close());
    return here;
}

// What keeps service workers away here is a script in every frame, and fails in those that may have none.
function isOwn(error) {
    return !/'serviceWorker' property from 'Navigator'.*sandboxed/.test(error.message);
}

// A turn may be over before the page is told what could have been played: tests move without waiting for it.
function isTooLate(message) {
    return message.location().url.endsWith("/legal-moves") && message.text().includes("status of 422");
}

// A page, and the errors that the browser has noted on it.
export class Visitor {
    static async come(here, options = {}) {
        const visitor = new Visitor();
        visitor.here = here;
        visitor.hand = options.hasTouch ? "finger" : "mouse";
        visitor.context = await here.browser.newContext({ ...desktop, ...options, baseURL: here.arena.address, extraHTTPHeaders: fromSomewhere() });
        visitor.page = await visitor.context.newPage();
        visitor.page.setDefaultTimeout(Number(process.env.PATIENCE ?? 30_000));
        visitor.faults = [];
        visitor.page.on("pageerror", (error) => isOwn(error) && visitor.faults.push(error.message));
        visitor.page.on("console", (message) => message.type() === "error" && !isTooLate(message) && visitor.faults.push(`${message.text()} (${message.location().url})`));
        return visitor;
    }
    // A line that was cut is noted as an error by the browser itself.
    forgiveLostConnections() {
        this.faults = this.faults.filter((fault) => !/WebSocket|ERR_|502|503/.test(fault));
    }
    async leave() {
        assert.deepEqual(this.faults, []);
        await this.context.close();
    }
    // A page that does not exist has the status 404, which the browser notes as an error.
    async open(path) {
        const response = await this.page.goto(path);
        if (response?.status() === 404) this.faults = this.faults.filter((fault) => !/status of 404/.test(fault));
    }
    // Out of this session. Others have a button of that name, too.
    async logOut() {
        await this.open("/account");
        await this.page.waitForLoadState("networkidle"); // what the page still asks would be refused
        await this.page.locator(".account-links").getByRole("button", { name: "Log out" }).click();
        await this.page.getByRole("heading", { name: "Register" }).waitFor();
    }
    // The page asks about a session that the arena has ended, and the browser notes the answer as an error.
    forgiveEndedSession() {
        this.faults = this.faults.filter((fault) => !fault.includes("401"));
    }
    async logIn(name) {
        await this.open("/account");
        const form = this.page.locator("form", { hasText: "Log in" });
        await form.getByLabel("Name").fill(name);
        await form.getByLabel("Password").fill(password);
        await form.getByRole("button").click();
        await this.page.getByRole("heading", { level: 1, name }).waitFor();
    }
    async register(name) {
        await this.open("/account");
        const form = this.page.locator("form", { hasText: "Create account" });
        await form.getByLabel("Name").fill(name);
        await form.getByLabel(/^Password/).fill(password);
        await form.getByRole("button").click();
        await this.page.getByRole("heading", { level: 1, name }).waitFor();
    }
    // Asks the arena as this person.
    ask(path, body, method = "POST") {
        const request = [`/api/v1${path}`, body === undefined ? {} : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) }];
        return this.page.evaluate(async ([where, how]) => (await fetch(where, how)).json(), request);
    }
    // At a table that the pages' buttons do not make: another opponent, options, a position.
    async sitDownAtNew(wish) {
        if (this.page.url() === "about:blank") await this.open("/");
        const { table, error } = await this.ask("/tables", wish);
        assert.ok(table, error?.message);
        await this.open(`/tables/${table.id}`);
        await this.page.locator(".replay").waitFor();
    }
    get table() {
        return new URL(this.page.url()).pathname.split("/").pop();
    }
    // How many moves the page has been told of.
    async moves() {
        return Number(await this.page.getByRole("slider", { name: "Move" }).getAttribute("max"));
    }
    async seesMoves(count) {
        await this.page.waitForFunction((least) => Number(document.querySelector(".scrub input")?.max) >= least, count);
    }
    // Until it is this person's turn, or the game is over; false if it is.
    async comesToTurn() {
        const state = await this.page.waitForFunction(() => {
            if (document.querySelector(".result")) return "over";
            return document.querySelector(".clocks .in-turn .who")?.textContent === "You" && "turn";
        });
        return (await state.jsonValue()) === "turn";
    }
}

// Everything that the arena sends to a visitor, as text.
export function listenTo(visitor) {
    const heard = [];
    visitor.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
    visitor.page.on("response", async (response) => {
        if (response.url().includes("/api/")) heard.push(await response.text().catch(() => ""));
    });
    return heard;
}

// The text of the file that this link or button leads to.
export async function downloaded(visitor, link) {
    const [download] = await Promise.all([visitor.page.waitForEvent("download"), link.click()]);
    let text = "";
    for await (const part of await download.createReadStream()) text += part;
    return text;
}
