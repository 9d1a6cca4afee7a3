// Writes samples/*.json anew: positions of real games, as the arena shows them, for the gallery and the tests.
//
//   node tools/samples.mjs [PATH TO tulkas]     (build/release/tulkas unless given)
//
// The games come from seeds and from bots that count nodes instead of time, so the samples change only when a game or
// a view does.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

function write(name, samples) {
    writeFileSync(join(web, "samples", `${name}.json`), `[\n${samples.map((sample) => JSON.stringify(sample)).join(",\n")}\n]\n`);
}

const ploy = new Game("ploy", ["smart:nodes=2000", "greedy"], 3);
write("ploy", [
    ploy.sample("The start, black to move", 0, 0),
    ploy.sample("Seen from white's side", 25, 1),
    ploy.sample("The end", ploy.moves.length, null, false),
]);

const martian = new Game("martian-chess", ["smart:nodes=2000", "greedy"], 5);
write("martian-chess", [
    martian.sample("The start", 0, 0),
    martian.sample("In the middle, player 1 to move", 13, 1),
    martian.sample("The end", martian.moves.length, null, false),
]);

const battleship = new Game("battleship", ["density", "smart"], 4);
const shooting = battleship.find(44, (view) => view.turn === 0);
write("battleship", [
    battleship.sample("Placing the fleet", 0, 0),
    battleship.sample("In the middle, one's own eyes", shooting, 0),
    battleship.sample("The same for spectators", shooting, null, false),
    battleship.sample("The end", battleship.moves.length, 0, false),
]);

const catan = new Game("catan", ["settler", "settler", "settler", "settler"], 11);
const decided = (title, from, wanted) => {
    const ply = catan.find(from, wanted);
    return catan.sample(title, ply, catan.view(ply, null).decides);
};
write("catan", [
    decided("The first settlement", 0, () => true),
    decided("A turn with much to do", 150, (view) => view.expected === "turn" && view.players[view.turn].hand_size > 5),
    decided("Moving the robber", 60, (view) => view.expected === "robber"),
    decided("Discarding", 60, (view) => view.expected === "discard"),
    decided("Answering an offer", 60, (view) => view.expected === "answer"),
    catan.sample("The end", catan.moves.length, null, false),
]);

// A whole game, as the replay player gets it.
const replay = new Game("martian-chess", ["greedy", "greedy"], 8);
writeFileSync(
    join(web, "samples", "replay.json"),
    `${JSON.stringify({
        game: replay.name,
        names: replay.names,
        winner: replay.summary.winner,
        scores: replay.summary.scores,
        reason: replay.summary.reason,
        moves: replay.moves,
        views: Array.from({ length: replay.moves.length + 1 }, (_, ply) => replay.view(ply, null)),
    })}\n`,
);

rmSync(scratch, { recursive: true });
