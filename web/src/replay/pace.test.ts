import assert from "node:assert/strict";
import { test } from "node:test";
import { delayOf } from "./pace";
import { caughtUp, grown, playerAt, seek } from "./player";

test("moves are at most 400 ms apart, and a long backlog is shown within some seconds", () => {
    assert.ok(delayOf(1, false) > 280 && delayOf(1, false) <= 400);
    assert.ok(delayOf(10, false) <= 400);
    assert.ok(60 * delayOf(60, false) <= 6000);
    assert.ok(20 * delayOf(20, true) <= 2000);
    assert.equal(delayOf(1000, false), 0);
});

test("moves that come at once are shown one after another", () => {
    let player = grown(playerAt(4), 7, true);
    assert.deepEqual([player.ply, player.last, player.isCatchingUp], [4, 7, true]);
    player = caughtUp(player, 5);
    // More come meanwhile.
    player = grown(player, 8, true);
    assert.deepEqual([player.ply, player.isCatchingUp], [5, true]);
    player = caughtUp(player, 8);
    assert.deepEqual([player.ply, player.isCatchingUp], [8, false]);
});

test("who looks elsewhere is not taken along, and nothing is shown twice", () => {
    assert.equal(grown(playerAt(4, 2), 7, true).isCatchingUp, false);
    const skipped = seek(grown(playerAt(4), 7, true), 7);
    assert.deepEqual([skipped.ply, skipped.isCatchingUp], [7, false]);
    const back = seek(grown(playerAt(4), 7, true), 1);
    assert.equal(caughtUp(back, 2), back);
    assert.deepEqual(grown(playerAt(4), 2, true).ply, 2);
});
