// The rules of hold'em, without bots: hands against published numbers, and money where it is easily lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CATEGORIES, cardOf, categoryOf, Chance, nameOf, valueOf, wordsFor } from "../holdem/engine/cards.mjs";
import { Hand } from "../holdem/engine/hand.mjs";

const cards = (names) => names.split(" ").map(cardOf);
const value = (names) => valueOf(cards(names));

// Two cards of seat 0, two of seat 1, five of the board.
const deal = (button, stacks, names) => new Hand(button, stacks, cards(names));
const splitPot = "2c 3d 2d 3c As Ks Qs Js Ts";
const firstWins = "As Ah Kd Kc 2h 7s 9d Jc 3s";

function play(hand, ...actions) {
    for (const action of actions) assert.equal(hand.act(action), null, action);
    return hand;
}

test("all 2 598 960 hands of five cards are of the published kinds", () => {
    // https://en.wikipedia.org/wiki/Poker_probability and https://oeis.org/A057795 ff.: how many hands, and how many that differ in worth.
    const published = {
        "straight flush": [40, 10],
        "four of a kind": [624, 156],
        "full house": [3744, 156],
        flush: [5108, 1277],
        straight: [10200, 10],
        "three of a kind": [54912, 858],
        "two pair": [123552, 858],
        pair: [1098240, 2860],
        "high card": [1302540, 1277],
    };
    const counts = new Array(CATEGORIES.length).fill(0);
    const worths = CATEGORIES.map(() => new Set());
    const hand = [0, 0, 0, 0, 0];
    for (hand[0] = 0; hand[0] < 52; ++hand[0])
        for (hand[1] = 0; hand[1] < hand[0]; ++hand[1])
            for (hand[2] = 0; hand[2] < hand[1]; ++hand[2])
                for (hand[3] = 0; hand[3] < hand[2]; ++hand[3])
                    for (hand[4] = 0; hand[4] < hand[3]; ++hand[4]) {
                        const worth = valueOf(hand);
                        counts[categoryOf(worth)] += 1;
                        worths[categoryOf(worth)].add(worth);
                    }
    const found = CATEGORIES.map((name, i) => [name, [counts[i], worths[i].size]]);
    assert.deepEqual(Object.fromEntries(found), published);
    assert.equal(counts.reduce((sum, count) => sum + count), 2598960);
});

test("seven cards are worth their best five", () => {
    const chance = new Chance(7);
    for (let i = 0; i < 20000; ++i) {
        const seven = chance.cards(7);
        let best = 0;
        for (let a = 0; a < 7; ++a)
            for (let b = 0; b < a; ++b) best = Math.max(best, valueOf(seven.filter((_, at) => at !== a && at !== b)));
        assert.equal(valueOf(seven), best, seven.map(nameOf).join(" "));
    }
});

test("hands are compared by kind, then by their ranks", () => {
    const rising = [
        "2c 3d 4h 5s 7c", "2c 3d 4h 6s Ac", "2c 2d 3h 4s 5c", "2c 2d 3h 4s 6c", "2c 2d 3h 3s Ac", "3c 3d 4h 4s 2c",
        "2c 2d 2h 3s 4c", "Ac 2d 3h 4s 5c", "2c 3d 4h 5s 6c", "Tc Jd Qh Ks Ac", "2c 3c 4c 5c 7c", "2c 2d 2h Ks Kc",
        "3c 3d 3h 2s 2c", "2c 2d 2h 2s 3c", "Ac 2c 3c 4c 5c", "Tc Jc Qc Kc Ac",
    ];
    rising.slice(1).forEach((hand, i) => assert.ok(value(hand) > value(rising[i]), `${rising[i]} < ${hand}`));
    assert.equal(value("As Kd Qh Js 9c"), value("Ac Kh Qd Jc 9s"));
    assert.equal(wordsFor(value("Ac 2d 3h 4s 5c")), "a straight, five high");
    assert.equal(wordsFor(value("6c 6d 6h Ks Kc")), "a full house, sixes over kings");
    assert.equal(wordsFor(value("Tc Jc Qc Kc Ac")), "a royal flush");
});

test("the shuffle is fair, and the same for the same seed", () => {
    assert.deepEqual(new Chance(5).cards(9), new Chance(5).cards(9));
    const seen = new Array(52).fill(0);
    const chance = new Chance(1);
    const deals = 20000;
    for (let i = 0; i < deals; ++i) {
        const dealt = chance.cards(9);
        assert.equal(new Set(dealt).size, 9);
        for (const card of dealt) seen[card] += 1;
    }
    // Chi-squared with 51 degrees of freedom: above 90 once in two thousand seeds, and this one is fixed.
    const expected = (deals * 9) / 52;
    assert.ok(seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) < 90);
});

test("the button posts the small blind, acts first before the flop and last after it", () => {
    const hand = deal(1, [200, 200], splitPot);
    assert.deepEqual([hand.turn, hand.bets, hand.toCall, hand.raises], [1, [2, 1], 1, [4, 200]]);
    play(hand, "call");
    assert.deepEqual([hand.turn, hand.toCall, hand.raises], [0, 0, [4, 200]], "the big blind may raise");
    play(hand, "check");
    assert.deepEqual([hand.turn, hand.board.length, hand.pot, hand.bets], [0, 3, 4, [0, 0]]);
    play(hand, "check", "check", "check", "check", "check", "check");
    assert.deepEqual([hand.isOver, hand.winnings], [true, [0, 0]]);
});

test("a raise is by at least as much as the one before", () => {
    const hand = deal(0, [200, 200], firstWins);
    play(hand, "raise 6");
    assert.deepEqual(hand.raises, [10, 200]);
    play(hand, "raise 30");
    assert.deepEqual(hand.raises, [54, 200]);
    play(hand, "call");
    assert.deepEqual([hand.pot, hand.raises], [60, [2, 170]]);
    play(hand, "raise 2");
    assert.deepEqual(hand.raises, [4, 170]);
});

test("nobody can do what the rules do not allow", () => {
    const hand = deal(0, [200, 200], firstWins);
    for (const action of ["check", "raise 3", "raise 201", "raise", "raise 4.5", "raise -4", "raise 04", "raise 1e2", "FOLD", "", null, 4, {}, ["fold"], ["raise 4"]]) {
        assert.equal(typeof hand.act(action), "string", JSON.stringify(action));
    }
    assert.deepEqual([hand.bets, hand.turn, hand.actions], [[1, 2], 0, [[]]]);
    play(hand, "call");
    for (const action of ["fold", "call"]) assert.match(hand.act(action), /there is nothing to/);
});

test("a fold gives the pot away, and what was not called goes back", () => {
    const hand = play(deal(0, [200, 200], firstWins), "raise 100", "fold");
    assert.deepEqual([hand.isShownDown, hand.winnings, hand.stacks], [false, [2, -2], [202, 198]]);
});

test("the better hand wins what the other could call", () => {
    const hand = play(deal(0, [50, 300], firstWins), "call", "raise 50", "call");
    assert.deepEqual([hand.isShownDown, hand.winnings, hand.stacks, hand.board.length], [true, [50, -50], [100, 250], 5]);
    assert.deepEqual([hand.handOf(0), hand.handOf(1)], ["a pair of aces", "a pair of kings"]);
    const richFirst = deal(0, [300, 50], firstWins);
    assert.deepEqual(richFirst.raises, [4, 50], "nobody raises to more than the other has");
    play(richFirst, "raise 50", "fold");
    assert.deepEqual(richFirst.winnings, [2, -2]);
});

test("an all-in that is too small for a raise can be called", () => {
    const hand = play(deal(0, [200, 7], firstWins), "raise 5");
    assert.deepEqual(hand.raises, [7, 7]);
    play(hand, "raise 7");
    assert.deepEqual([hand.toCall, hand.raises], [2, null]);
    assert.match(hand.act("raise 20"), /all in/);
    play(hand, "call");
    assert.deepEqual(hand.winnings, [7, -7]);
});

test("a player who cannot pay the blind is all in", () => {
    const poorButton = deal(0, [1, 399], firstWins);
    assert.deepEqual([poorButton.isOver, poorButton.stacks], [true, [2, 398]], "the button has one chip");
    const poorBlind = deal(1, [1, 399], firstWins);
    assert.deepEqual([poorBlind.isOver, poorBlind.stacks], [true, [2, 398]], "the big blind has one chip");
    const twoChips = deal(1, [2, 398], firstWins);
    assert.deepEqual([twoChips.turn, twoChips.toCall, twoChips.raises], [1, 1, null], "the button may still fold");
    assert.deepEqual(play(twoChips, "fold").stacks, [3, 397]);
});

test("no chip appears or disappears, whatever is played", () => {
    const chance = new Chance(3);
    for (let i = 0; i < 5000; ++i) {
        const stacks = [1 + chance.below(60), 1 + chance.below(60)];
        const hand = new Hand(i % 2, stacks, chance.cards(9));
        for (let actions = 0; !hand.isOver; ++actions) {
            assert.ok(actions < 200);
            const { toCall, raises } = hand;
            const legal = toCall > 0 ? ["fold", "call"] : ["check"];
            if (raises) legal.push(`raise ${raises[0]}`, `raise ${raises[0] + chance.below(raises[1] - raises[0] + 1)}`);
            assert.equal(hand.act(legal[chance.below(legal.length)]), null);
            assert.equal(hand.pot + hand.stacks[0] + hand.stacks[1], stacks[0] + stacks[1] + (hand.isOver ? hand.pot : 0));
        }
        assert.equal(hand.stacks[0] + hand.stacks[1], stacks[0] + stacks[1]);
        assert.ok(Math.min(...hand.stacks) >= 0 && hand.board.length === (hand.isShownDown ? 5 : hand.board.length));
    }
});
