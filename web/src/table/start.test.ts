import assert from "node:assert/strict";
import { test } from "node:test";
import { toldGames } from "../app/games";
import { againstBots, againstPerson, againstUpload, opponentsOf, seatsOf, usualOpponent } from "./start";
import { catan, gameFor } from "./test_game";

toldGames.value = [gameFor(2, "ploy", "Ploy"), gameFor(2, "battleship", "Battleship"), catan];

test("a game for two has one opponent, Catan three", () => {
    assert.deepEqual(againstBots("ploy", "smart"), [{ kind: "me" }, { kind: "house", bot: "smart" }]);
    assert.equal(againstBots("catan", "settler").length, 4);
});

test("a person is invited by link or whoever comes", () => {
    assert.deepEqual(againstPerson("ploy", true), [{ kind: "me" }, { kind: "invited" }]);
    assert.deepEqual(againstPerson("battleship", false)[1], { kind: "open" });
    assert.deepEqual(
        againstPerson("catan", false).map((seat) => seat.kind),
        ["me", "open", "house", "house"],
    );
});

test("who plays against somebody's bot has the house's beside it where more play", () => {
    assert.deepEqual(againstUpload("ploy", "otter"), [{ kind: "me" }, { kind: "upload", bot: "otter" }]);
    assert.deepEqual(
        againstUpload("catan", "otter").map((seat) => seat.kind),
        ["me", "upload", "house", "house"],
    );
});

test("every game has a usual opponent", () => {
    assert.equal(usualOpponent("ploy"), "greedy");
    assert.equal(usualOpponent("someone-elses"), "random");
});

test("the house's bots are opponents from easy to hard, but not in a game for one", () => {
    assert.deepEqual(opponentsOf("catan"), [
        { bot: "random", words: "any legal move" },
        { bot: "settler", words: "trades" },
    ]);
    toldGames.value = [gameFor(1, "battleship-solo", "Battleship solo")];
    assert.deepEqual(opponentsOf("battleship-solo"), []);
    assert.equal(seatsOf("battleship-solo"), 1);
});

test("who plays an uploaded game the arena tells", () => {
    const limits = { cpu_per_call: null, cpu_per_game: null };
    const bots = [{ name: "careful", help: "takes what leaves four", parameters: [] }];
    toldGames.value = [
        {
            name: "nim",
            title: "Nim",
            summary: "",
            kind: "match",
            least_seats: 2,
            most_seats: 2,
            teams: [],
            options: [],
            bots,
            baseline: "careful",
            start: null,
            uploaded: true,
            version: 1,
            author: "otter",
            has_viewer: false,
            ...limits,
        },
    ];
    assert.deepEqual(opponentsOf("nim"), [{ bot: "careful", words: "takes what leaves four" }]);
    assert.equal(usualOpponent("nim"), "careful");
    assert.equal(seatsOf("nim"), 2);
    toldGames.value = [];
    assert.deepEqual(opponentsOf("nim"), []);
});
