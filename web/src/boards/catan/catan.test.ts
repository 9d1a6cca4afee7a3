import assert from "node:assert/strict";
import { test } from "node:test";
import samples from "./samples.json";
import { take, targets } from "../interaction";
import { edgeOutline, harbourAt, height, pixelOf, width } from "./geometry";
import { catanGrammar } from "./grammar";
import { countsWords } from "./resource_words";
import { countsText, noCards, readCounts, total, type CatanView } from "./view";

const views = samples.map((sample) => sample.view as unknown as CatanView);
const first = views[0] as CatanView;

test("cards are written as the notation has them, both ways", () => {
    const counts = { ...noCards, brick: 2, ore: 1 };
    assert.equal(countsText(counts), "2b1o");
    assert.deepEqual(readCounts("2b1o"), counts);
    assert.equal(countsWords(counts), "2 brick, 1 ore");
    assert.equal(countsWords(noCards), "nothing");
    assert.equal(total(counts), 3);
});

test("a first settlement needs one click", () => {
    const moves = samples[0]?.moves ?? [];
    assert.ok(moves.length > 40);
    assert.equal(take(catanGrammar(first), moves, [], "-1,0").move, "settlement:-1,0");
});

test("in a turn one takes up what to build, then says where", () => {
    const grammar = catanGrammar({ ...first, expected: "turn" });
    const moves = ["road:0,1:-1,0", "road:1,1:0,1", "city:1,1", "end", "bank:4b:1o"];
    assert.deepEqual([...targets(grammar, moves, [])], ["road", "city", "end", "bank:4b:1o"]);
    assert.deepEqual(take(grammar, moves, [], "road").selection, ["road"]);
    assert.equal(take(grammar, moves, ["road"], "1,1:0,1").move, "road:1,1:0,1");
    assert.equal(take(grammar, moves, [], "end").move, "end");
});

test("all of the island is inside the picture", () => {
    for (const hex of first.hexes) {
        const { x, y } = pixelOf(hex.at);
        assert.ok(x > 40 && y > 40 && x < width - 40 && y < height - 40);
    }
    for (const harbour of first.harbours) {
        const { x, y } = harbourAt(harbour.at);
        assert.ok(x > 16 && y > 16 && x < width - 16 && y < height - 16, harbour.at);
    }
});

test("the point above another is a side away", () => {
    const low = pixelOf("0,0");
    const high = pixelOf("1,1");
    assert.equal(low.x, high.x);
    assert.equal(low.y - high.y, 50);
    assert.match(edgeOutline("1,1:0,0", 10, 5), /^M[\d. L-]+Z$/);
});
