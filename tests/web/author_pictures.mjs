// What the author of a game sees on the way from new-game to the arena: the pictures of docs/games.md.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { program } from "./arena.mjs";
import { triedOut } from "./games_on_show.mjs";
import { Visitor } from "./visitors.mjs";

const size = { width: 1100, height: 820 };
const options = ["--option", "squares=9"];

async function addressOf(child) {
    for await (const line of createInterface({ input: child.stderr })) {
        const found = /^watch it at (.*)$/.exec(line);
        if (found) {
            child.stderr.resume();
            return found[1];
        }
    }
    throw new Error("no address");
}

async function developing(here, game, shoot) {
    const child = spawn(program, ["dev-game", game, ...options, "--no-browser"], { stdio: ["ignore", "ignore", "pipe"] });
    const context = await here.browser.newContext({ viewport: size, reducedMotion: "reduce", serviceWorkers: "block" });
    try {
        const page = await context.newPage();
        page.setDefaultTimeout(120_000);
        await page.goto(await addressOf(child));
        await page.locator(".result").waitFor();
        await page.getByRole("button", { name: "First move" }).click();
        for (let move = 0; move < 4; ++move) await page.getByRole("button", { name: "Next move" }).click();
        await page.frameLocator("iframe.viewer").getByRole("status").waitFor();
        await shoot(page, "dev-game");
    } finally {
        await context.close();
        child.kill();
    }
}

async function submitting(here, archive, shoot) {
    const administrator = await Visitor.come(here, { viewport: size });
    await administrator.logIn("root");
    const id = await triedOut(administrator, archive);
    await administrator.open("/submit-game");
    await administrator.page.locator(".package").first().waitFor();
    await shoot(administrator.page, "game-submitted");
    await administrator.ask(`/game-packages/${id}/approval`, {});
    await administrator.context.close();
}

async function playing(here, shoot) {
    const player = await Visitor.come(here, { viewport: size });
    await player.sitDownAtNew({ game: "my-game", seats: [{ kind: "me" }, { kind: "house", bot: "bot" }], options: { squares: "9" } });
    await player.comesToTurn();
    const board = player.page.frameLocator("iframe.viewer");
    await board.getByRole("button", { name: "Square 2" }).click();
    await player.seesMoves(2);
    await player.comesToTurn();
    await board.getByText("Your turn").waitFor();
    await shoot(player.page, "table-own-game");
    await player.context.close();
}

export async function picturesOfAuthors(here, shoot) {
    const folder = mkdtempSync(join(tmpdir(), "author-"));
    const game = join(folder, "my-game");
    try {
        execFileSync(program, ["new-game", "python", game]);
        await developing(here, game, shoot);
        await submitting(here, execFileSync("tar", ["-czf", "-", "-C", game, "."]), shoot);
        await playing(here, shoot);
    } finally {
        rmSync(folder, { recursive: true, force: true });
    }
}
