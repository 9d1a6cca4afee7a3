import assert from "node:assert/strict";
import { test } from "node:test";
import { againstBots, againstPerson, usualOpponent } from "./start";

test("a game for two has one opponent, Catan three", () => {
    assert.deepEqual(againstBots("ploy", "smart"), [{ kind: "me" }, { kind: "house", bot: "smart" }]);
    assert.equal(againstBots("catan", "settler").length, 4);
});

test("a person is invited by link or whoever comes", () => {
    assert.deepEqual(againstPerson("ploy", true), [{ kind: "me" }, { kind: "invited" }]);
    assert.deepEqual(againstPerson("battleship", false)[1], { kind: "open" });
    assert.deepEqual(againstPerson("catan", false).map((seat) => seat.kind), ["me", "open", "house", "house"]);
});

test("every game has a usual opponent", () => {
    assert.equal(usualOpponent("ploy"), "greedy");
    assert.equal(usualOpponent("somebody-elses"), "random");
});
