import assert from "node:assert/strict";
import { test } from "node:test";
import { grown, playerAt, pressed, seek, settled, step, tick, toggle, withSpeed } from "./player";

test("a game is opened at its newest ply, or at the one that the link names", () => {
    assert.equal(playerAt(40).ply, 40);
    assert.equal(playerAt(40, 12).ply, 12);
    assert.equal(playerAt(40, 99).ply, 40);
    assert.equal(playerAt(40, -1).ply, 0);
});

test("steps stay within the game and stop playing", () => {
    const player = playerAt(3, 1);
    assert.equal(step(player, 1).ply, 2);
    assert.equal(step(player, -5).ply, 0);
    assert.equal(step(player, 5).ply, 3);
    assert.equal(step({ ...player, isPlaying: true }, 1).isPlaying, false);
});

test("playing goes on to the end and stops there", () => {
    let player = toggle(playerAt(2, 0));
    player = tick(player);
    assert.deepEqual([player.ply, player.isPlaying], [1, true]);
    player = tick(player);
    assert.deepEqual([player.ply, player.isPlaying], [2, false]);
    assert.equal(tick(player), player);
});

test("playing at the end begins from the start; an empty game does not play", () => {
    assert.deepEqual([toggle(playerAt(2)).ply, toggle(playerAt(2)).isPlaying], [0, true]);
    assert.equal(toggle(playerAt(0)).isPlaying, false);
    assert.equal(toggle(toggle(playerAt(2))).isPlaying, false);
});

test("who looks at the newest ply sees the next one; who looks back stays", () => {
    assert.equal(grown(playerAt(4), 5).ply, 5);
    assert.equal(grown(playerAt(4, 2), 5).ply, 2);
    assert.equal(grown(playerAt(4), 2).ply, 2);
});

test("keys step, jump and play", () => {
    const player = playerAt(30, 15);
    assert.equal(pressed(player, "ArrowLeft")?.ply, 14);
    assert.equal(pressed(player, "ArrowRight")?.ply, 16);
    assert.equal(pressed(player, "PageUp")?.ply, 5);
    assert.equal(pressed(player, "PageDown")?.ply, 25);
    assert.equal(pressed(player, "Home")?.ply, 0);
    assert.equal(pressed(player, "End")?.ply, 30);
    assert.equal(pressed(player, " ")?.isPlaying, true);
    assert.equal(pressed(player, "x"), null);
});

test("the speed is kept while one goes to and fro", () => {
    assert.equal(seek(withSpeed(playerAt(9), 5), 3).speed, 5);
});

test("between moves that are made at once nothing is shown", () => {
    const isInside = (ply: number) => ply % 3 !== 0;
    assert.equal(settled(playerAt(9, 4), 3, isInside).ply, 6);
    assert.equal(settled(playerAt(9, 5), 6, isInside).ply, 3);
    assert.equal(settled(playerAt(9, 6), 3, isInside).ply, 6);
    assert.equal(settled(playerAt(8, 8), 6, isInside).ply, 8);
});
