import assert from "node:assert/strict";
import { test } from "node:test";
import { isArrow, neighbour, squareOutline, type Place } from "./place";

function at(x: number, y: number): Place {
    return { token: `${x},${y}`, label: "", x, y, outline: squareOutline(x, y, 10), mark: { kind: "dot", radius: 1 } };
}

const grid = [0, 10, 20].flatMap((y) => [0, 10, 20].map((x) => at(x, y)));
const middle = grid[4] as Place;

test("arrows go to the next square", () => {
    assert.equal(neighbour(grid, middle, "ArrowUp").token, "10,0");
    assert.equal(neighbour(grid, middle, "ArrowDown").token, "10,20");
    assert.equal(neighbour(grid, middle, "ArrowLeft").token, "0,10");
    assert.equal(neighbour(grid, middle, "ArrowRight").token, "20,10");
});

test("at the edge one stays", () => {
    assert.equal(neighbour(grid, grid[0] as Place, "ArrowUp").token, "0,0");
});

test("where nothing is straight ahead, the nearest beside the line is taken", () => {
    const sparse = [at(0, 0), at(7, 10), at(-20, 30)];
    assert.equal(neighbour(sparse, sparse[0] as Place, "ArrowDown").token, "7,10");
});

test("every square is reached by arrows alone", () => {
    const seen = new Set<string>();
    const open = [middle];
    for (let place = open.pop(); place; place = open.pop()) {
        if (seen.has(place.token)) continue;
        seen.add(place.token);
        for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
            open.push(neighbour(grid, place, arrow));
        }
    }
    assert.equal(seen.size, 9);
});

test("only the four arrows are arrows", () => {
    assert.ok(isArrow("ArrowUp"));
    assert.ok(!isArrow("Enter"));
});
