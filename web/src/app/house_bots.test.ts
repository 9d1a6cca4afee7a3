import assert from "node:assert/strict";
import { test } from "node:test";
import { toldGames } from "./games";
import { distinct, entrantName, houseName, levelIn, plainName } from "./house_bots";
import type { GameInfo } from "../api/games";

const bots = [{ name: "random" }, { name: "greedy" }, { name: "smart" }];

test("a game's bots are easy, medium and strong, in the order in which it lists them", () => {
    assert.deepEqual(
        bots.map(({ name }) => levelIn(bots, name)),
        ["easy", "medium", "strong"],
    );
    assert.deepEqual([levelIn([{ name: "one" }], "one"), levelIn(bots.slice(0, 2), "greedy")], ["medium", "strong"]);
    assert.equal(levelIn(bots, "unknown"), null);
});

test("a search that may look at little is not strong", () => {
    assert.equal(levelIn(bots, "smart:nodes=400"), "strong");
    assert.equal(levelIn(bots, "smart:nodes=50"), "medium");
    assert.equal(levelIn(bots, "smart:depth=1,nodes=5000"), "medium");
});

test("no specification is shown", () => {
    assert.equal(plainName("smart:nodes=400"), "Smart");
    assert.equal(plainName("smart:nodes=400 (12)"), "Smart 12");
    assert.equal(levelIn(bots, "smart:nodes=50 (2)"), "medium");
    assert.equal(levelIn(bots, "random (2)"), "easy");
    assert.equal(houseName("a game nobody knows", "smart:nodes=400"), "Smart");
});

test("in a tournament, the settings of a house bot tell it from others of its name", () => {
    toldGames.value = [{ name: "ploy", bots } as unknown as GameInfo];
    const named = (name: string, kind = "house") => entrantName("ploy", { kind, name });
    assert.equal(named("smart:nodes=400"), "Smart 400 (strong)");
    assert.equal(named("smart:nodes=20,depth=3 (2)"), "Smart 20 3 #2 (medium)");
    assert.equal(named("smart"), "Smart (strong)");
    assert.equal(named("greedy (2)"), "Greedy 2 (medium)");
    assert.equal(named("smart:nodes=400", "upload"), "smart:nodes=400");
});

test("players of one name are told apart by letters", () => {
    assert.deepEqual(distinct(["Settler", "You", "Settler"]), ["Settler A", "You", "Settler B"]);
});
