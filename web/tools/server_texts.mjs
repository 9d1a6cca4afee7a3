// The texts that the server says to people, found in its sources: messages of errors, reasons why a game ended or a bot was
// not accepted, the rules of the games. The pages translate them when they show them (src/words/server_words.ts).
//
// A message is written in C++ with {} for its arguments. It stands in languages/*.json with their numbers: {0}, {1}.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

// Libraries whose errors people see in the pages.
const libraries = [
    "libs/base/archives",
    "libs/base/mail/address.cpp",
    "libs/contest/pairing/tournament.cpp",
    "libs/games",
    "libs/play/languages",
    "libs/play/match",
    "libs/play/source_rules",
    "libs/service",
    "libs/web/api",
];

// What only programs, operators and game authors' tools get to read.
const others = [
    /_(test|fuzz)\.(cpp|hpp)$/,
    /^libs\/games\/\w+\/(analysis|bots|house_bot|interface)\.cpp$/,
    /^libs\/games\/\w+\/(battle_notation|field_notation|player_reader|position_reader)\.cpp$/,
    /^libs\/play\/languages\/(description|languages|nickname_file|starters|toolchains?)\.cpp$/,
    /^libs\/play\/match\/engine\.cpp$/,
    /^libs\/play\/source_rules\/(breaches|outline)\.cpp$/,
    /^libs\/service\/(fleet|queue|live)\/(?!tokens)/,
    /^libs\/service\/league\/(match_plan|remote_game|tournament_plan)\.cpp$/,
    /^libs\/service\/packages\/(inspector|remote_trial)\.cpp$/,
    /^libs\/service\/people\/(device_key|rate_limit)\.cpp$/,
    /^libs\/service\/storage\/(backup\w*|connection_string|migrations|packing|postgresql\w*|restore|sqlite\w*)\.cpp$/,
    /^libs\/service\/submissions\/remote_judge\.cpp$/,
    /^libs\/service\/post\//,
    /^libs\/service\/tables\/(event_json|roster|table|takeback)\.cpp$/,
    /^libs\/web\/api\/(page|remote_bot_\w+|repetitions|table_requests|worker_operations)\.cpp$/,
];

// What is not given to a function that makes an error, by the file in which it stands; a game has its own in texts.json. Where a
// sentence is put together from pieces: a piece, and the sentences that it is a part of.
const said = {
    "libs/contest/pairing/judge_report.cpp": [
        ["won {} of {} games; {} {} needed{}", "won {} of {} games; {} win is needed{}", "won {} of {} games; {} wins are needed{}"],
        ["; {} {} drawn ({})", "; {} was drawn ({})", "; {} were drawn ({})"],
    ],
    "libs/play/languages/build_failure.cpp": [
        "does not compile",
        "takes too long to build: at most {} s of CPU time and {} s in all are allowed",
        "the compiler crashed: {}",
        "needs more than {} MB of memory to build",
        "the build made a forbidden system call: {}",
    ],
    "libs/play/languages/encoding.cpp": ["it looks like {}; convert it: iconv -f {} -t UTF-8 {} > converted"],
    "libs/play/match/program_bot.cpp": [
        "is not a bot for {}, which asks {}; it answers {}",
        "{} is not taken here; these languages are: {}",
    ],
    "libs/play/runtime/actor.cpp": [
        ["illegal move", "illegal move {}", "illegal move: {}", "illegal move {}: {}"],
        ["bad answer", "bad answer: {}"],
        ["bad message", "bad message: {}"],
        ["error", "error: {}"],
        ["exited", "exited: {}"],
        ["crashed", "crashed: {}"],
        ["over time", "over time: {}"],
        ["over wall time", "over wall time: {}"],
        ["over memory", "over memory: {}"],
        ["over output", "over output: {}"],
        ["forbidden call", "forbidden call: {}"],
        ["disconnected", "disconnected: {}"],
        ["not started", "not started: {}"],
        ["fault of the house", "fault of the house: {}"],
    ],
    "libs/play/runtime/control.cpp": [
        "answered {} when asked for {}",
        "an unexpected {} {}",
        "before the game began",
        "while the engine was thinking",
        "while bot {} was asked for {}",
        "after the end",
    ],
    "libs/play/runtime/game_result.cpp": ["the scores", "the points", "a draw", "bot A wins", "bot B wins", "bot A erred", "bot B erred"],
    "libs/play/runtime/time_account.cpp": [
        "used {:.1f} ms of the {:.0f} ms {}",
        "for the game",
        "for one call",
        "it slept: {:.0f} ms went by without an answer, and it used {:.1f} ms of CPU time",
        "it slept: its calls took {:.0f} ms of the {:.0f} ms that it has by the clock on the wall, and {:.1f} ms of CPU time",
    ],
    "libs/play/sandbox/exit_reason.cpp": [
        "exit status {}",
        "killed by signal {} ({})",
        "more than {} MiB",
        "used {:.1f} ms when it was told to stop between its calls",
    ],
    "libs/play/runtime/play.cpp": [
        ["the engine failed: {}", "the engine failed: {} (it wrote nothing to its log)", "the engine failed: {}"],
        ["\nthe last lines of its log:", "{}\nthe last lines of its log:{}"],
    ],
    "libs/service/courses/roster.cpp": [
        "the student number {} is in line {} already",
        "there is no account {}",
        "the account {} belongs to student {}",
    ],
    "libs/service/courses/team_file.cpp": [
        "the student number is missing",
        "there is no student {} on the roster",
        "{} would have {} members, and the assignment allows {}",
    ],
    "libs/service/packages/trial.cpp": [
        ["the {} {}: {}", "the engine {}: {}", "the baseline {}: {}", "the starter {}: {}"],
        "game {}: the trial takes longer than {} s",
        ["game {}: {}", "game {}: the engine failed: {}"],
        "game {}: the house bot {} on seat {} loses by an error: {}",
        "game {}: given the same answers again, {}; an engine must make the same game of them",
    ],
    "libs/service/tables/consequences.cpp": [["ran out of time", "{} ran out of time"]],
    "libs/service/tables/decide.cpp": [
        "everybody left",
        ["resigned", "{} resigned"],
        "a draw is agreed",
        ["left the game", "{} left the game"],
        "this game",
        "a rated game",
        ["has not begun", "the game has not begun"],
        ["is being played", "the game is being played"],
    ],
    "libs/service/tables/decide_for_house.cpp": ["nobody came", ["failed", "{} failed"]],
    "libs/web/api/errors.cpp": ["the server cannot do this now"],
};

const literal = /"(?:[^"\\\n]|\\.)*"/g;
const literals = `((?:${literal.source}\\s*)+)`;
// fail(ErrorKind::refused, "…" "…", what the machine says of itself is told to nobody.
const made = new RegExp(
    String.raw`\b(?:fail\(\s*(?:support::)?ErrorKind::(?!unavailable)\w+,|refuse\(|(?:make_error|refusal)\(\s*\d+,\s*"\w+",|too_many\()\s*` +
        literals,
    "g",
);

const joined = (text) => [...text.matchAll(literal)].map(([each]) => JSON.parse(each)).join("");

// {} and {:.1f} by their numbers.
function numbered(text) {
    let next = 0;
    // "there is nothing at " + path
    return text.replace(/ $/, " {}").replace(/\{(?::[^}]*)?\}/g, () => `{${next++}}`);
}

function filesIn(path) {
    if (/\.[ch]pp$/.test(path)) return others.some((other) => other.test(path)) ? [] : [path];
    return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
        const inner = `${path}/${entry.name}`;
        return entry.isDirectory() || /\.[ch]pp$/.test(entry.name) ? filesIn(inner) : [];
    });
}

function saidIn(path, entries) {
    const source = readFileSync(join(root, path), "utf8").replace(/"\s*\n\s*"/g, "");
    return entries.flatMap((entry) => {
        const [piece, ...sentences] = [entry].flat();
        if (!source.includes(JSON.stringify(piece).slice(0, -1)))
            throw new Error(`${path} does not say "${piece}" (tools/server_texts.mjs)`);
        return sentences.length === 0 ? [piece] : sentences;
    });
}

// What the games of the house say: summaries, rules, what their bots and options are, reasons.
function gameTexts() {
    const games = readdirSync(join(root, "libs/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return games.flatMap(({ name }) => {
        const files = readdirSync(join(root, "libs/games", name));
        const read = (file) => readFileSync(join(root, "libs/games", name, file), "utf8");
        const rules = files.filter((file) => /rules\.md$/.test(file)).flatMap((file) => read(file).split("\n"));
        const sources = files.filter((file) => /^(game|bots)\.cpp$/.test(file)).map(read);
        const described = sources.flatMap((source) => [...source.matchAll(/\.(?:summary|help) = ("(?:[^"\\]|\\.)*")/g)]);
        const own = files.includes("texts.json") ? Object.entries(JSON.parse(read("texts.json"))) : [];
        const pieces = own.flatMap(([file, entries]) => saidIn(`libs/games/${name}/${file}`, entries));
        return [...pieces, ...rules.map((line) => line.replace(/^(- |#+ )/, "").trim()), ...described.map(([, text]) => JSON.parse(text))];
    });
}

// A text needs words of its own: "{0}: {1}" says nothing.
const hasWords = (text) => /\p{L}{2}/u.test(text.replace(/\{[^}]*\}/g, ""));

export function serverTexts() {
    const errors = libraries
        .flatMap(filesIn)
        .flatMap((path) => [...readFileSync(join(root, path), "utf8").matchAll(made)].map(([, text]) => joined(text)));
    const all = [...errors, ...Object.entries(said).flatMap(([path, entries]) => saidIn(path, entries)), ...gameTexts()];
    return [...new Set(all.map(numbered))].filter(hasWords).sort();
}
