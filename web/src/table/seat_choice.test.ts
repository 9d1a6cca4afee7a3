import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesFor, usualChoices, wishesOf, withChoice, withSeats } from "./seat_choice";
import { catan } from "./test_game";

const bot = { owner: 1, game: "catan", created: "2026-11-16T08:00:00.000Z", team: null };
const uploads = [
    { ...bot, id: 1, owner_name: "otter", nickname: "Swift", contest: null, accepted: 3 },
    { ...bot, id: 2, owner_name: "beaver", nickname: "", contest: null, accepted: 4 },
];
const remote = [
    { bot: "otter/home", owner: "otter", games: ["catan"], public: true, playing: 0 },
    { bot: "otter/ploy", owner: "otter", games: ["ploy"], public: true, playing: 0 },
];

test("a seat is for people, bots of the house, of others, and of other machines that play the game", () => {
    const groups = choicesFor(catan, uploads, remote);
    assert.deepEqual(
        groups.map(({ choices }) => choices.map(({ words }) => words)),
        [
            ["Me", "Anyone", "Someone I invite"],
            ["Random: any legal move", "Settler: trades"],
            ["Swift (otter)", "beaver’s bot"],
            ["otter/home"],
        ],
    );
    assert.equal(choicesFor(catan, [], []).length, 2, "nobody is no group");
});

test("what was chosen is told to the arena", () => {
    const groups = choicesFor(catan, uploads, remote);
    assert.deepEqual(wishesOf(groups, ["me", "invited", "upload beaver", "remote otter/home"]), [
        { kind: "me" },
        { kind: "invited" },
        { kind: "upload", bot: "beaver" },
        { kind: "remote", bot: "otter/home" },
    ]);
});

test("unless chosen otherwise one plays first, against the usual opponent", () => {
    assert.deepEqual(usualChoices(catan, 3), ["me", "house settler", "house settler"]);
});

test("who sits down on another seat changes places", () => {
    assert.deepEqual(withChoice(["me", "open", "invited"], 2, "me"), ["invited", "open", "me"]);
    assert.deepEqual(withChoice(["me", "open"], 1, "invited"), ["me", "invited"]);
    assert.deepEqual(withChoice(["open", "open"], 1, "me"), ["open", "me"]);
});

test("with fewer seats nobody loses one's own", () => {
    assert.deepEqual(withSeats(catan, ["open", "invited", "me"], 2), ["me", "invited"]);
    assert.deepEqual(withSeats(catan, ["open", "me"], 4), ["open", "me", "house settler", "house settler"]);
    assert.deepEqual(withSeats(catan, ["open", "open", "open"], 2), ["open", "open"], "who only watches goes on watching");
});
