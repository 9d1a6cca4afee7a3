// The brackets of knock-outs: their sides and rounds, and how they are drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact-render-to-string";
import type { Bracket, BracketMatch } from "../api/tournaments";
import { Sides } from "./bracket";
import { firstShown, matchWords, sidesOf } from "./bracket_model";

const match = (side: BracketMatch["side"], round: number, number: number, more: Partial<BracketMatch> = {}): BracketMatch => ({
    side,
    round,
    number,
    state: "waiting",
    seeds: [null, null],
    points: [0, 0],
    winner: null,
    games: [],
    ...more,
});

const bracketOf = (players: number, matches: readonly BracketMatch[]): Bracket => ({
    seeds: Array.from({ length: players }, (_, index) => ({ name: `bot ${index + 1}`, kind: "upload", bot: index + 1, version: 1 })),
    matches,
});

function single(players: number): Bracket {
    const matches = [];
    for (let round = 1, count = players / 2; count >= 1; ++round, count /= 2) {
        for (let number = 1; number <= count; ++number) matches.push(match("winners", round, number));
    }
    return bracketOf(players, matches);
}

test("a single elimination is one side, whose last rounds have names", () => {
    const [side, ...others] = sidesOf(single(16));
    assert.ok(side);
    assert.equal(others.length, 0);
    assert.deepEqual(
        side.rounds.map(({ title, places }) => [title, places.length]),
        [
            ["Round 1", 8],
            ["Quarter-finals", 4],
            ["Semi-finals", 2],
            ["Final", 1],
        ],
    );
});

test("a double elimination has two sides and a final; a place that nobody has stays empty", () => {
    const sides = sidesOf(
        bracketOf(5, [
            match("winners", 1, 1),
            match("winners", 2, 2),
            match("winners", 3, 1),
            match("losers", 1, 2),
            match("losers", 4, 1),
            match("final", 1, 1),
            match("final", 2, 1),
        ]),
    );
    assert.deepEqual(
        sides.map(({ side }) => side),
        ["winners", "losers", "final"],
    );
    assert.deepEqual(
        sides[1]?.rounds.map(({ title, places }) => [title, places.map((place) => place !== null)]),
        [
            ["Round 1", [false, true]],
            ["Losers’ final", [true]],
        ],
    );
    assert.deepEqual(
        sides[2]?.rounds.map(({ title }) => title),
        ["Final", "Second final"],
    );
});

test("of a big bracket the late rounds are shown first", () => {
    const [side] = sidesOf(single(256));
    assert.ok(side);
    assert.equal(side.rounds[firstShown(side, 32)]?.places.length, 32);
    assert.equal(side.rounds[firstShown(side, 8)]?.places.length, 8);
    assert.equal(firstShown(side, 0), side.rounds.length - 1);
});

test("a match is told in words", () => {
    const names = ["fox", "owl"] as const;
    const over = match("winners", 1, 1, { state: "over", seeds: [1, 2], winner: 2, points: [0.5, 1.5] });
    assert.equal(matchWords(over, names, ["½", "1½"]), "owl beat fox, 1½ to ½");
    assert.equal(matchWords({ ...over, winner: 1, points: [1.5, 0.5] }, names, ["1½", "½"]), "fox beat owl, 1½ to ½");
    assert.equal(matchWords({ ...over, points: [4, 4] }, names, ["4", "4"]), "owl against fox, tied: the better seed goes on");
    assert.equal(matchWords({ ...over, state: "playing", winner: null }, names, ["1", "0"]), "fox against owl, in progress, 1 to 0");
    assert.equal(matchWords({ ...over, state: "bye", seeds: [null, 2] }, names, ["0", "0"]), "owl has a bye");
});

test("a bracket marks one's own bot, and leads to the games", () => {
    const bracket = bracketOf(2, [match("winners", 1, 1, { state: "over", seeds: [1, 2], winner: 1, points: [2, 0], games: [0, 1] })]);
    const page = render(
        <Sides bracket={bracket} context={{ tournament: 7, nameOf: (seed) => `bot ${seed}`, isOwn: (seed) => seed === 2 }} />,
    );
    assert.match(page, /bot 1 beat bot 2, 2 to 0/);
    assert.match(page, /class="slot lost own"/);
    assert.match(page, /href="\/tournaments\/7\/games\/1"[^>]*aria-label="Game 2 of bot 1 against bot 2"/);
});
