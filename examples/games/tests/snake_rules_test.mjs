// The rules of the snake game, without bots: Battlesnake's public standard rules, case by case.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { moveBefore, newBoard, playTurn, readMap } from "../snake/engine/rules.js";

const settings = { foodChance: 0, leastFood: 0, hazardDamage: 14 };
const first = () => 0;
const mapOf = (name) => readMap(readFileSync(new URL(`../snake/maps/${name}.txt`, import.meta.url), "utf8"));

// A board with these snakes; a snake is its body, the head first.
function boardOf(bodies, rest = {}) {
    const snakes = bodies.map((body) => ({ body, health: 100, out: null }));
    return { width: 11, height: 11, hazards: [], food: [], turn: 0, snakes, ...rest };
}

const straight = (x, y, length) => Array.from({ length }, (_, i) => [x, y - i]);
const causes = ({ snakes }) => snakes.map(({ out }) => out?.cause ?? null);

test("a map is read from the bottom", () => {
    const map = readMap("~..\n.c.\ns..\n");
    assert.deepEqual(map, { width: 3, height: 3, hazards: [[0, 2]], corners: [[1, 1]], sides: [[0, 0]] });
});

test("every map has eight starts and its middle is free", () => {
    for (const file of readdirSync(new URL("../snake/maps", import.meta.url))) {
        const { width, height, corners, sides, hazards } = mapOf(file.replace(".txt", ""));
        assert.equal(corners.length + sides.length, 8, file);
        assert.ok(width === height && width % 2 === 1, file);
        assert.ok(!hazards.some(([x, y]) => x === (width - 1) / 2 && y === (height - 1) / 2), file);
    }
});

test("snakes begin in three parts at different starts, with food two moves away and in the middle", () => {
    for (const snakes of [2, 3, 4, 8]) {
        const board = newBoard(mapOf("standard"), snakes, (limit) => limit - 1);
        assert.equal(new Set(board.snakes.map(({ body }) => String(body[0]))).size, snakes);
        for (const [seat, { body, health }] of board.snakes.entries()) {
            assert.equal(body.length, 3);
            assert.equal(health, 100);
            const [x, y] = board.food[seat];
            assert.equal(Math.abs(x - body[0][0]) + Math.abs(y - body[0][1]), 2);
        }
        assert.deepEqual(board.food.at(-1), [5, 5]);
    }
    assert.deepEqual(newBoard(mapOf("small"), 8, first).food, [[3, 3]], "no room for more");
});

test("a snake moves, its tail follows, and it gets hungrier", () => {
    const board = boardOf([straight(3, 3, 3), straight(8, 8, 3)]);
    playTurn(board, ["left", "up"], settings, first);
    assert.deepEqual(board.snakes[0].body, [[2, 3], [3, 3], [3, 2]]);
    assert.equal(board.snakes[0].health, 99);
});

test("without a move a snake goes on as before, and up from its start", () => {
    for (const [body, move] of [
        [[[3, 3], [2, 3]], "right"],
        [[[3, 3], [4, 3]], "left"],
        [[[3, 3], [3, 4]], "down"],
        [[[3, 3], [3, 2]], "up"],
        [[[3, 3], [3, 3]], "up"],
    ]) {
        assert.equal(moveBefore({ body }), move);
    }
    const board = boardOf([[[3, 3], [2, 3], [1, 3]], straight(8, 8, 3)]);
    playTurn(board, [undefined, "sideways"], settings, first);
    assert.deepEqual([board.snakes[0].body[0], board.snakes[1].body[0]], [[4, 3], [8, 9]]);
});

test("who eats has full health and grows by doubling the tail", () => {
    const board = boardOf([straight(3, 3, 3), straight(8, 8, 3)], { food: [[3, 4]] });
    board.snakes[0].health = 1;
    playTurn(board, ["up", "up"], settings, first);
    assert.deepEqual(board.snakes[0], { body: [[3, 4], [3, 3], [3, 2], [3, 2]], health: 100, out: null });
    assert.deepEqual(board.food, []);
});

test("two who meet on food of the same square both eat, and then their lengths are compared", () => {
    const board = boardOf([[[4, 5], [3, 5], [2, 5]], [[6, 5], [7, 5], [8, 5], [9, 5]]], { food: [[5, 5]] });
    playTurn(board, ["right", "left"], settings, first);
    assert.deepEqual(causes(board), ["head-collision", null]);
    assert.deepEqual([board.snakes[0].body.length, board.snakes[1].body.length], [4, 5]);
});

test("who has no health left is out", () => {
    const board = boardOf([straight(3, 3, 3), straight(8, 8, 3)]);
    board.snakes[0].health = 1;
    playTurn(board, ["up", "up"], settings, first);
    assert.deepEqual(board.snakes[0].out, { cause: "out-of-health", by: null, turn: 1 });
});

test("who leaves the board is out", () => {
    for (const [body, move] of [
        [[[0, 5], [1, 5], [2, 5]], "left"],
        [[[10, 5], [9, 5], [8, 5]], "right"],
        [[[5, 10], [5, 9], [5, 8]], "up"],
        [[[5, 0], [5, 1], [5, 2]], "down"],
    ]) {
        const board = boardOf([body, straight(3, 4, 3)]);
        playTurn(board, [move, "left"], settings, first);
        assert.deepEqual(causes(board), ["wall-collision", null], move);
    }
});

test("a snake that turns back bites itself, and one that follows its own tail does not", () => {
    const board = boardOf([straight(3, 3, 3), [[7, 7], [7, 8], [8, 8], [8, 7]]]);
    playTurn(board, ["down", "right"], settings, first);
    assert.deepEqual(causes(board), ["snake-self-collision", null]);
});

test("who runs into another body is out, whoever is longer, and the longest is named", () => {
    const board = boardOf([straight(3, 5, 8), [[2, 4], [1, 4], [0, 4]]]);
    playTurn(board, ["up", "right"], settings, first);
    assert.deepEqual(causes(board), [null, "snake-collision"]);
    assert.equal(board.snakes[1].out.by, 0);
});

test("a tail that moves away is free, and one that was doubled by food is not", () => {
    const chaser = [[3, 2], [2, 2], [1, 2]];
    const moving = boardOf([[[3, 5], [3, 4], [3, 3]], chaser]);
    playTurn(moving, ["up", "up"], settings, first);
    assert.deepEqual(causes(moving), [null, null]);
    const fed = boardOf([[[3, 5], [3, 4], [3, 3], [3, 3]], chaser]);
    playTurn(fed, ["up", "up"], settings, first);
    assert.deepEqual(causes(fed), [null, "snake-collision"]);
});

test("of heads that meet the shorter is out, of equals both", () => {
    const left = [[4, 5], [3, 5], [2, 5]];
    const right = [[6, 5], [7, 5], [8, 5]];
    const equal = boardOf([left, right]);
    playTurn(equal, ["right", "left"], settings, first);
    assert.deepEqual(causes(equal), ["head-collision", "head-collision"]);
    const longer = boardOf([left, [...right, [9, 5]]]);
    playTurn(longer, ["right", "left"], settings, first);
    assert.deepEqual(causes(longer), ["head-collision", null]);
});

test("who pass each other run into each other's necks", () => {
    const board = boardOf([[[4, 5], [3, 5], [2, 5]], [[5, 5], [6, 5], [7, 5]]]);
    playTurn(board, ["right", "left"], settings, first);
    assert.deepEqual(causes(board), ["snake-collision", "snake-collision"]);
});

test("a snake that is out by a wall or by hunger is in nobody's way in the same turn", () => {
    const board = boardOf([[[0, 5], [0, 4], [0, 3]], [[1, 4], [2, 4], [3, 4]]]);
    playTurn(board, ["left", "left"], settings, first);
    assert.deepEqual(causes(board), ["wall-collision", null]);
});

test("a hazard costs health, unless there is food in it", () => {
    const hazards = [[3, 4], [8, 9]];
    const board = boardOf([straight(3, 3, 3), straight(8, 8, 3)], { hazards, food: [[8, 9]] });
    playTurn(board, ["up", "up"], settings, first);
    assert.deepEqual([board.snakes[0].health, board.snakes[1].health], [85, 100]);
    board.snakes[0].health = 10;
    board.hazards = [[3, 5]];
    playTurn(board, ["up", "left"], settings, first);
    assert.deepEqual(causes(board), ["hazard", null]);
});

test("food comes back where nobody is or could be next", () => {
    const board = boardOf([straight(3, 3, 3), straight(8, 8, 3)]);
    playTurn(board, ["up", "up"], { ...settings, leastFood: 200 }, first);
    const food = new Set(board.food.map(String));
    const near = board.snakes.flatMap(({ body: [[x, y]] }) => [[x, y], [x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]]);
    assert.equal(food.size, board.food.length);
    assert.ok(near.every((point) => !food.has(String(point))));
    assert.equal(food.size, 121 - 2 * 6);
});

test("food comes by chance as often as it should", () => {
    const chances = [...Array(100).keys()];
    const board = boardOf([straight(3, 3, 3), straight(8, 8, 3)]);
    let count = 0;
    for (const chance of chances) {
        const again = structuredClone(board);
        playTurn(again, ["up", "up"], { ...settings, foodChance: 15 }, (limit) => (limit === 100 ? chance : 0));
        count += again.food.length;
    }
    assert.equal(count, 14, "100 - chance < 15, as in the public rules");
});
