import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, heard, newestOf, placeOf, unknownGame, type RunningGame, type RunningText } from "./model";

const text = (from: number, moves: readonly string[], plies: readonly number[]): RunningText => ({
    from,
    moves: moves.map((move, index) => ({ seat: (from + index) % 2, move, used: 5 })),
    views: plies.map((ply) => ({ ply, view: `view ${ply}`, position: null })),
});

test("moves and positions are added as they come", () => {
    const first = heard(unknownGame, text(0, ["a", "b"], [2]));
    const then = heard(first, text(2, ["c", "d", "e"], [4, 5]));
    assert.deepEqual(
        then.moves?.map(({ move }) => move),
        ["a", "b", "c", "d", "e"],
    );
    assert.deepEqual([...then.views.keys()], [2, 4, 5]);
    assert.deepEqual(newestOf(then), [5, "view 5"]);
    assert.equal(newestOf(unknownGame), null);
});

test("what is told anew after a lost connection replaces what was known, and a gap is not filled", () => {
    const known = heard(unknownGame, text(0, ["a", "b", "c"], [3]));
    assert.equal(heard(known, text(0, ["a", "b", "c", "d"], [4])).moves?.length, 4);
    assert.equal(heard(known, text(5, ["f"], [6])), known);
    assert.equal(heard(known, { pong: true }), known);
});

test("the end is told, and what was seen stays", () => {
    const known = heard(unknownGame, text(0, ["a"], [1]));
    const over = heard(known, { over: true });
    assert.deepEqual([over.isOver, over.moves?.length], [true, 1]);
});

test("a running game has the address of its replay", () => {
    const game: RunningGame = { game: "ploy", tournament: null, number: 7, options: {}, seats: [], moves: 3, since: "" };
    assert.deepEqual(placeOf(game), { book: "ladder", id: "ploy", number: "7" });
    assert.equal(addressOf(game), "/ladder/ploy/games/7?live=1");
    assert.equal(addressOf({ ...game, tournament: 4 }), "/tournaments/4/games/7?live=1");
});
