import assert from "node:assert/strict";
import { test } from "node:test";
import type { Terms } from "../api/contests";
import { factsOf } from "./terms_words";

const terms: Terms = {
    text: "Beat greedy.",
    options: {},
    time: { per_call_ms: null, per_game_ms: 5000 },
    memory_mb: 256,
    isolation: "namespaces",
    baseline: "greedy",
    games: 10,
    wins: 8,
    attempts: 50,
    languages: [],
    source: {
        file_name: "",
        class_name: "",
        no_package: false,
        no_printing: false,
        no_files: false,
        no_threads: false,
        forbidden_imports: [],
        documentation: "none",
        documentation_language: "",
        most_bytes: 0,
        one_file: false,
    },
    format: "round-robin",
    seats: 2,
    final_games: 2,
    rounds: null,
    house: ["random"],
    points: [10, 7.5],
    points_by: "place",
    most_points: 100,
    strength_from: -200,
    strength_to: 200,
    late: { unit: "none", most_units: 0, percent: 0, most_percent: 100, grace_minutes: 0 },
    late_days: 0,
    teams: { least: 1, most: 1, by_students: false, until: null },
    unofficial: false,
};

const wordsFor = (name: string, changed: Partial<Terms> = {}) =>
    factsOf("ploy", { ...terms, ...changed }).find((fact) => fact.name === name)?.words;

test("the terms are said in whole sentences", () => {
    assert.equal(wordsFor("Qualification"), "8 wins in 10 games against Greedy, without errors");
    assert.equal(wordsFor("CPU time"), "5 s per game");
    assert.equal(wordsFor("CPU time", { time: { per_call_ms: null, per_game_ms: null } }), "no limit");
    assert.equal(
        wordsFor("CPU time", { time: { per_call_ms: 30, per_game_ms: null, charge: "player" } }),
        "30 ms per move; of the player’s threads only",
    );
    assert.equal(wordsFor("Encodings"), undefined);
    assert.equal(wordsFor("Encodings", { convert_encodings: true }), "UTF-8; Latin-1, Latin-2 and Windows-1250 are converted");
    assert.equal(wordsFor("Rules for the source"), undefined);
    const source = {
        ...terms.source,
        file_name: "h??????",
        no_printing: true,
        documentation: "all",
        documentation_language: "hu",
    } as const;
    assert.equal(
        wordsFor("Rules for the source", { source }),
        "main file named h??????; no printing (the bot’s log is allowed); a documentation comment above every class and method; documentation in Hungarian",
    );
    assert.equal(wordsFor("Isolation"), "namespaces");
    assert.match(wordsFor("Isolation", { isolation: "gvisor" }) ?? "", /^gVisor/);
    assert.equal(wordsFor("Languages"), "all");
    assert.equal(wordsFor("Points"), "1st place: 10, 2nd place: 7½");
    assert.equal(wordsFor("Points", { points: [] }), undefined);
    assert.equal(wordsFor("Points", { points_by: "ratio", most_points: 40 }), "up to 40, by the ratio of wins in the final");
    assert.match(wordsFor("Points", { points_by: "strength" }) ?? "", /from -200 Elo on, all at 200/);
});

test("the final says who plays along", () => {
    assert.equal(wordsFor("Final"), "Round robin, 2 games per pairing; unranked house bots: Random");
    assert.equal(
        wordsFor("Final", { house: [], format: "swiss", rounds: 5, seats: 4 }),
        "Swiss system, 5 rounds, 2 games per pairing at tables of 4",
    );
});

test("teams have their own facts", () => {
    const together: Terms = { ...terms, teams: { least: 2, most: 3, by_students: true, until: null } };
    const words = new Map(factsOf("ploy", together).map(({ name, words }) => [name, words]));
    assert.equal(words.get("Teams"), "2 to 3 members, made by the students");
    assert.equal(words.get("Attempts"), "50 per team; failed submissions count");
    assert.equal(new Map(factsOf("ploy", terms).map(({ name, words }) => [name, words])).has("Teams"), false);
});
