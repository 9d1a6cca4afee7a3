import assert from "node:assert/strict";
import {test} from "node:test";
import {Position as Square, TargetMap, randomSetup} from "../tulkas/battleship.js";
import {TimeLeft} from "../tulkas/bot.js";
import * as catan from "../tulkas/catan.js";
import {Move as MartianMove, Position as MartianPosition} from "../tulkas/martian-chess.js";
import {Move, Piece, Position, listMoves} from "../tulkas/ploy.js";

const START =
    ",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,w17,w40,w48,,/,,,w16,w16,w16,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/" +
    ",,,b1,b1,b1,,,/,,b3,b130,b17,b130,b129,,/,b69,b146,b131,b170,b131,b146,b69, b";

test("Ploy lists the moves that the rules count", () => {
    const start = new Position(START);
    const moves = listMoves(start);
    assert.equal(moves.length, 145);
    assert.deepEqual(moves.map(String), moves.map(String).sort());
    const some = moves.filter((_, i) => i % 29 === 0);
    assert.deepEqual(some.map((move) => listMoves(start.after(move)).length), Array(5).fill(145));
});

test("Ploy knows what stands where", () => {
    const position = new Position(START);
    assert.equal(position.toMove, "black");
    assert.deepEqual(position.at("e1"), new Piece("black", 170));
    assert.equal(position.at("e1").kind, "commander");
    assert.equal(position.at("a1"), undefined);
    const after = position.after(Move.parse("e3-e4-3"));
    assert.equal(after.toMove, "white");
    assert.deepEqual(after.at("e4"), new Piece("black", 8));
    assert.equal(String(after).split("b8").length, 2);
});

test("Finished games of Ploy have no moves", () => {
    assert.deepEqual(listMoves(new Position(`,,,,w170,,,,/${",,,,,,,,/".repeat(7)},,,b1,b170,,,, b`)), []);
});

test("Ploy refuses other texts", () => {
    const mask = (name) => START.replace("w84", name);
    for (const text of ["", " b", ",,,,,,,,/,,,,,,,, b", mask("x84"), mask("w31"), mask("w256"), mask("w")]) {
        assert.throws(() => listMoves(new Position(text)), RangeError, text);
    }
    for (const text of ["", "e3-e4-8", "e3e4-0", "e3-j4-0", "e3-e4-01"]) {
        assert.throws(() => Move.parse(text), RangeError, text);
    }
});

test("Random fleets are right", () => {
    const sizes = [4, 3, 3, 2, 2, 2, 1, 1, 1, 1];
    for (let round = 0; round < 50; ++round) {
        const ships = randomSetup(sizes);
        assert.deepEqual(ships.map((ship) => ship.size), sizes);
        const owners = new Map(ships.flatMap((ship) => ship.squares().map((square) => [String(square), ship])));
        assert.equal(owners.size, 20);
        for (const [name, ship] of owners) {
            for (const beside of Square.parse(name).neighbours()) {
                assert.equal(owners.get(String(beside)) ?? ship, ship);
            }
        }
    }
});

test("Squares of Battleship have their names", () => {
    assert.equal(String(new Square(0, 4)), "A-5");
    assert.deepEqual(Square.parse("J-10"), new Square(9, 9));
    for (const text of ["", "A", "A-", "A-0", "A-11", "K-1", "a-1", "A5", "AB-5"]) {
        assert.throws(() => Square.parse(text), RangeError, text);
    }
});

test("The map says what is known", () => {
    const map = new TargetMap(["o-x#......", ...Array(9).fill("..........")]);
    assert.deepEqual([0, 1, 2, 3, 4].map((column) => map.at(new Square(column, 0))), ["miss", "miss", "hit", "sink", null]);
    assert.equal(map.freePositions().length, 96);
    assert.deepEqual(map.freePositions()[0], new Square(4, 0));
});

test("Martian Chess reads positions, and only captures score", () => {
    const position = new MartianPosition("qqd./qdp./dpp./...p/..../.ppd/.pdq/.dqq 1 3-12 c6-d5 7");
    assert.deepEqual(["a8", "d5", "b1", "a4"].map((square) => position.at(square)), [3, 1, 2, 0]);
    assert.deepEqual([position.toMove, position.scores, position.quietPlies], [1, [3, 12], 7]);
    assert.equal(String(position.lastQuietMove), "c6-d5");
    const capture = new MartianPosition("...q/..../.p../p.../..../...d/..../.... 0 2-0 - 4");
    assert.equal(capture.pointsOf(MartianMove.parse("d8-d3")), 2);
    assert.equal(capture.pointsOf(MartianMove.parse("b6-a5")), 0);
    for (const text of ["", "qqd. 0 0-0 - 0", "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqx 0 0-0 - 0"]) {
        assert.throws(() => new MartianPosition(text), RangeError, text);
    }
});

test("Points of Catan are hexes or nodes", () => {
    assert.deepEqual(catan.Point.parse("-1,3"), new catan.Point(-1, 3));
    assert.equal(String(new catan.Point(-1, 3)), "-1,3");
    assert.ok(new catan.Point(1, 2).isHex());
    assert.equal(new catan.Point(0, 0).nodes().length, 6);
    assert.deepEqual(new catan.Point(1, 1).hexes().map(String), ["2,1", "0,0", "1,2"]);
    assert.equal(new catan.Point(3, 5).around().length, 3);
    for (const text of ["", "1", "1,", ",1", "1,2,3", "a,b"]) {
        assert.throws(() => catan.Point.parse(text), RangeError, text);
    }
});

test("Moves of Catan know their parts, and are made of cards", () => {
    const road = new catan.Move("road:0,1:-1,0");
    assert.deepEqual([road.kind, ...road.places.map(String)], ["road", "0,1", "-1,0"]);
    assert.deepEqual(new catan.Move("roll").arguments, []);
    assert.equal(String(catan.discard({})), "discard:-");
    assert.equal(String(catan.discard({ore: 1, brick: 2})), "discard:2b1o");
    assert.equal(String(catan.offer(2, {brick: 1}, {grain: 1})), "offer:2:1b:1g");
    assert.equal(String(catan.choose("wool")), "choose:wool");
    assert.equal(catan.total({brick: 2, ore: 1}), 3);
    assert.deepEqual([2, 6, 8, 12, null].map(catan.pips), [1, 5, 5, 1, 0]);
});

test("The tightest time counts", () => {
    assert.equal(new TimeLeft(20).tightest(), 20);
});
