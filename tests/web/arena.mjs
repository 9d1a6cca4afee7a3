// The real arena in a folder of its own, behind a line that can be cut.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Line } from "./line.mjs";

// Everybody's.
export const password = "a long password";
export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
export const program = process.env.TULKAS ?? join(root, "build/release/tulkas");
// The built pages; others, for trying.
const pages = process.env.PAGES ?? join(root, "build/web");

// Nothing of whoever runs the tests; passwords that cost little.
function environment() {
    const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("TULKAS_"));
    return { ...Object.fromEntries(kept), KREATOR_ENV: "test" };
}

let addresses = 0;
// Requests with it seem to come from another address each: so many from one would be too many.
export function fromSomewhere() {
    ++addresses;
    return { "x-forwarded-for": `198.18.${addresses >> 8}.${addresses & 255}` };
}

export class Arena {
    #folder = mkdtempSync(join(tmpdir(), "arena-"));
    #log = openSync(join(this.#folder, "log"), "a");
    #line = new Line();
    #process = null;
    address = "";

    // Where it listens; any free port unless it is said. With a public URL it does not tell.
    port = 0;
    // More settings of the server, such as "People.Registration=code".
    settings = [];

    // How much of the machine the ladders may use, in percent.
    constructor(ladderShare) {
        this.ladderShare = ladderShare;
    }
    // A new one has no administrator yet: `firstLink` is the secret to become it.
    firstLink = "";
    static async start(ladderShare = 0, { isNew = false, settings = [] } = {}) {
        if (!existsSync(join(pages, "index.html"))) throw new Error(`there are no pages in ${pages}: tools/web build`);
        const arena = new Arena(ladderShare);
        arena.settings = settings;
        arena.address = await arena.#line.listen();
        try {
            arena.firstLink = await arena.run(true);
            if (!isNew) await arena.#begin(arena.firstLink);
        } catch (error) {
            await arena.remove();
            throw error;
        }
        return arena;
    }
    // Where it can be reached without the line.
    direct = "";

    get line() {
        return this.#line;
    }
    // Ends without a word, in the middle of whatever it does.
    async kill() {
        await this.#end("SIGKILL");
    }
    async stop() {
        await this.#end("SIGTERM");
    }
    // For good: nothing is left of it.
    async remove() {
        await this.stop();
        this.#line.remove();
        rmSync(this.#folder, { recursive: true });
    }
    log() {
        return readFileSync(join(this.#folder, "log"), "utf8");
    }

    // With the secret of the first administrator's link, which is printed at the first start.
    async run(isFirst = false) {
        const settings = ["--port", String(this.port), "--data", join(this.#folder, "data"), "--set", `Server.Pages=${pages}`, "--set", "Server.TrustedProxies=127.0.0.1",
            "--set", `Work.LadderShare=${this.ladderShare}`, ...this.settings.flatMap((each) => ["--set", each])];
        const running = spawn(program, ["serve", ...settings], { stdio: ["ignore", "pipe", this.#log], env: environment() });
        this.#process = running;
        const lines = createInterface({ input: running.stdout });
        const said = (pattern) => new Promise((resolve, reject) => {
            lines.on("line", (line) => {
                const found = pattern.exec(line);
                if (found) resolve(found[1]);
            });
            running.on("exit", () => reject(new Error(`the arena did not start: ${this.log()}`)));
            running.on("error", reject);
        });
        const [port, link] = await Promise.all([said(this.port === 0 ? /^listening on http:\/\/localhost:(\d+)$/ : /^(listening) on /).then((told) => this.port || told), isFirst ? said(/\/first-administrator#(\S+)/) : null]);
        this.direct = `http://127.0.0.1:${port}`;
        this.#line.leadTo(Number(port));
        return link;
    }
    // Nobody can register before there is an administrator.
    async #begin(link) {
        const body = JSON.stringify({ link, name: "root", password });
        const answer = await fetch(`${this.direct}/api/v1/first-administrator`, { method: "POST", headers: { "content-type": "application/json" }, body });
        if (answer.status !== 201) throw new Error(await answer.text());
    }
    async #end(signal) {
        const running = this.#process;
        this.#process = null;
        if (!running || running.exitCode !== null || running.signalCode !== null) return;
        this.#line.leadTo(null);
        const gone = new Promise((resolve) => running.on("exit", resolve));
        running.kill(signal);
        await gone;
    }
}
