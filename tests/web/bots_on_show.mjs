// Bots that a visitor has handed in: one that was accepted, some that were not, one that is being written, and the pages that
// show them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./arena.mjs";
import { chooseLanguage, write } from "./editing.mjs";

// A starter that qualifies, not by luck but always, and says what it thinks.
export const talkative = readFileSync(join(root, "examples/bots/python/battleship_hunter.py"), "utf8")
    .replace("        free = target_map.free_positions()\n", '        free = target_map.free_positions()\n        self.log(f"{len(free)} free squares")\n')
    .replace("run(Hunter)", "random.seed(1)\nrun(Hunter)");

// One that fails at its first move.
const failing = `from tulkas.ploy import Bot, run


class Failing(Bot):
    def get_move(self, position, legal_moves):
        return legal_moves[-1000]


run(Failing)
`;

// Hands it in without the pages, and waits for the verdict; answers the submission.
export function judged(visitor, game, file, text) {
    return visitor.page.evaluate(
        async ([where, body]) => {
            const ask = async (path, how) => (await fetch(`/api/v1${path}`, how)).json();
            const { id } = await ask(where, { method: "POST", headers: { "content-type": "application/octet-stream" }, body });
            const verdict = new Promise((resolve) => {
                const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/v1/submissions/${id}/stream?after=0`);
                socket.onmessage = ({ data }) => JSON.parse(data).kind === "verdict" && resolve(socket.close());
            });
            await verdict;
            return ask(`/submissions/${id}`);
        },
        [`/submissions?game=${game}&file=${file}`, text],
    );
}

export async function botsOnShow(visitor) {
    const good = await judged(visitor, "battleship", "talkative.py", talkative);
    const bad = await judged(visitor, "martian-chess", "wrong.cpp", "///Hasty\n#include <tulkas/martian_chess.hpp>\nint main() { return x; }\n");
    const error = await judged(visitor, "ploy", "failing.py", failing);
    await visitor.open("/submit/catan");
    await chooseLanguage(visitor, "python", "import");
    await write(visitor, "# A plan: brick and wood first, then the harbour.\n");
    return [
        ["bot", `/bots/${good.bot.id}`, "otter"],
        ["bot-of-another", `/bots/${good.bot.id}`, "guest"],
        ["submission-closed", "/submissions/1", "guest"],
        ["replay-stored", `/submissions/${good.id}/games/1?ply=9`, "otter"],
        ["submission-accepted", `/submissions/${good.id}`, "otter"],
        ["submission-rejected", `/submissions/${bad.id}`, "otter"],
        ["submission-error", `/submissions/${error.id}`, "otter"],
        ["submit", "/submit/battleship", "otter"],
        ["submit-draft", "/submit/catan", "otter"],
        ["submit-closed", "/submit/ploy", "guest"],
    ];
}
