// Writes src/boards/*/samples.json and samples/replay.json anew: positions of real games, as the arena shows them, for the gallery and the tests.
//
//   node tools/samples.mjs [PATH TO tulkas]     (build/release/tulkas unless given)
//
// The games come from seeds and from bots that count nodes instead of time, so the samples change only when a game or
// a view does.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const program = process.argv[2] ?? join(web, "../build/release/tulkas");
const scratch = mkdtempSync(join(tmpdir(), "samples-"));

function tulkas(...words) {
    return execFileSync(program, words, { encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "pipe"] });
}

class Game {
    constructor(name, bots, seed) {
        this.name = name;
        this.seed = String(seed);
        this.names = bots.map((bot) => bot.split(":")[0]);
        this.seats = bots.length > 2 ? ["--seats", String(bots.length)] : [];
        this.record = join(scratch, `${name}-${seed}`);
        tulkas("play", name, ...bots, "--seed", this.seed, "--record", this.record);
        this.summary = JSON.parse(tulkas("replay", this.record, "--json"));
        this.moves = this.summary.moves;
    }
    view(ply, seat) {
        const who = seat === null ? "spectator" : String(seat);
        return JSON.parse(tulkas("replay", this.record, "--ply", String(ply), "--seat", who, "--json"));
    }
    // The legal moves after so many plies; none where they cannot be listed.
    movesAt(ply) {
        const position = tulkas("apply", this.name, "--seed", this.seed, ...this.seats, ...this.moves.slice(0, ply)).trim();
        try {
            return tulkas("moves", this.name, "--position", position, "--seed", this.seed, ...this.seats)
                .trim()
                .split("\n");
        } catch {
            return [];
        }
    }
    sample(title, ply, seat, plays = true) {
        const moves = plays ? this.movesAt(ply) : [];
        return { title, game: this.name, seat, names: this.names, moves, view: this.view(ply, seat) };
    }
    // The first ply from there on at which the view is as wanted.
    find(from, wanted) {
        for (let ply = from; ply < this.moves.length; ++ply) {
            if (wanted(this.view(ply, null))) return ply;
        }
        throw new Error(`${this.name}: no such position`);
    }
}

// Each board's folder says in samples.mjs which moments it wants, and may say which whole game the replay player gets.
const boards = join(web, "src/boards");
const folders = readdirSync(boards).filter((folder) => existsSync(join(boards, folder, "samples.mjs")));
for (const folder of folders) {
    const { samples, replay } = await import(join(boards, folder, "samples.mjs"));
    const found = samples((name, bots, seed) => new Game(name, bots, seed));
    writeFileSync(join(boards, folder, "samples.json"), `[\n${found.map((sample) => JSON.stringify(sample)).join(",\n")}\n]\n`);
    if (replay) writeReplay(new Game(replay.game, replay.bots, replay.seed));
}

function writeReplay(game) {
    writeFileSync(
        join(web, "samples", "replay.json"),
        `${JSON.stringify({
            game: game.name,
            names: game.names,
            winner: game.summary.winner,
            scores: game.summary.scores,
            reason: game.summary.reason,
            moves: game.moves,
            views: Array.from({ length: game.moves.length + 1 }, (_, ply) => game.view(ply, null)),
        })}\n`,
    );
}

rmSync(scratch, { recursive: true });
