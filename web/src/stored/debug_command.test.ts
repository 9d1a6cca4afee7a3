import assert from "node:assert/strict";
import { test } from "node:test";
import { debugCommands } from "./debug_command";

test("the command names the game, each of the reader's seats and the position", () => {
    const place = { book: "ladder", id: "ploy", number: "7" } as const;
    assert.deepEqual(debugCommands("https://arena.example", place, [1], 37), [
        "tulkas debug https://arena.example/ladder/ploy/games/7 BOT --seat 1 --ply 37",
    ]);
    assert.equal(debugCommands("https://arena.example", place, [0, 1], 2).length, 2);
    assert.deepEqual(debugCommands("https://arena.example", place, [], 2), []);
});
