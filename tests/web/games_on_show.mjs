// Games that are handed in: archives of the examples, as they are or spoiled, and the pages that show what became of them.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./arena.mjs";
import { until } from "./league_exhibits.mjs";

// A tar file of an example; `changes` are files that have other content, by name.
export function archiveOf(game, changes = {}) {
    const folder = mkdtempSync(join(tmpdir(), "game-"));
    try {
        cpSync(join(root, "examples/games", game), folder, { recursive: true });
        for (const [name, text] of Object.entries(changes)) writeFileSync(join(folder, name), text);
        return execFileSync("tar", ["-czf", "-", "-C", folder, "."]);
    } finally {
        rmSync(folder, { recursive: true });
    }
}

// Its trial ends with this error.
export const brokenNim = () => archiveOf("nim", { "engine.py": 'raise SystemExit("no stones left")\n' });

// Hands it in without the pages, and waits for the end of its trial; answers its id.
export async function triedOut(visitor, archive) {
    const { id } = await visitor.page.evaluate(async (bytes) => {
        const how = { method: "POST", headers: { "content-type": "application/octet-stream" }, body: new Uint8Array(bytes) };
        return (await fetch("/api/v1/game-packages", how)).json();
    }, [...archive]);
    await until(visitor, `/game-packages/${id}`, ({ state }) => state !== "checking");
    return id;
}

// `author` may hand in games.
export async function gamesOnShow(author) {
    const refused = await triedOut(author, archiveOf("nim"));
    await author.ask(`/game-packages/${refused}/refusal`, { why: "The rules do not say how many stones there are." });
    await triedOut(author, brokenNim());
    await triedOut(author, archiveOf("nim"));
    return [
        ["submit-game", "/submit-game", "root"],
        ["submit-game-user", "/submit-game", "otter"],
        ["submit-game-closed", "/submit-game", "guest"],
    ];
}
