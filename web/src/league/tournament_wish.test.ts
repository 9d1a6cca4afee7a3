import assert from "node:assert/strict";
import { test } from "node:test";
import { houseEntry, uploadedEntry } from "./entrants";
import { timeIn, usualTime, wishIn } from "./tournament_wish";
import { gameFor } from "../table/test_game";

const ploy = { ...gameFor(2, "ploy", "Ploy"), cpu_per_game: 10_000 };

function form(fields: Record<string, string>): FormData {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
}

test("a tournament is what was typed, and as usual where nothing was", () => {
    const bot = {
        id: 17,
        owner: 1,
        game: "ploy",
        created: "2026-11-16T08:00:00.000Z",
        owner_name: "otter",
        team: null,
        nickname: "miser",
        contest: null,
        accepted: 3,
    };
    const wish = wishIn(form({ title: " Friday ", format: "swiss", rounds: "3", games: "", seed: "7" }), ploy, [
        houseEntry("ploy", "smart", " nodes=50 "),
        uploadedEntry(bot),
    ]);
    assert.deepEqual(wish, {
        title: "Friday",
        game: "ploy",
        format: "swiss",
        rounds: 3,
        seed: 7,
        entrants: [{ house: "smart:nodes=50" }, { bot: 17 }],
    });
});

test("a limit of time that is not set is none", () => {
    assert.equal(timeIn(form({ per_call_ms: "" }), usualTime(ploy)), undefined);
    assert.deepEqual(timeIn(form({ per_game_ms: "5000" }), usualTime(ploy)), { per_call_ms: null, per_game_ms: 5000 });
});

test("what is charged can be chosen without another limit", () => {
    const time = { per_call_ms: null, per_game_ms: 10_000 };
    assert.deepEqual(timeIn(form({ charge: "player" }), time), { ...time, charge: "player" });
    assert.deepEqual(timeIn(form({ charge: "player", per_call_ms: "30" }), time), { per_call_ms: 30, per_game_ms: null, charge: "player" });
    assert.equal(timeIn(form({ charge: "all" }), time), undefined);
});

test("who plays is named as people know it", () => {
    assert.equal(houseEntry("ploy", "greedy", "").words, "Greedy");
    const bot = {
        id: 1,
        owner: 1,
        game: "ploy",
        created: "2026-11-16T08:00:00.000Z",
        owner_name: "otter",
        contest: null,
        accepted: 1,
        team: null,
    };
    assert.equal(uploadedEntry({ ...bot, nickname: "miser" }).words, "miser (otter)");
    assert.equal(uploadedEntry({ ...bot, nickname: "" }).words, "otter");
});
