// One hand of no-limit hold'em between two players: who may do what, and who gets the money.
//
// The player with the button posts the small blind, acts first before the flop and last after it.

import {valueOf, wordsFor} from "./cards.mjs";

export const SMALL_BLIND = 1;
export const BIG_BLIND = 2;
export const STREETS = ["preflop", "flop", "turn", "river"];
const BOARD_CARDS = [0, 3, 4, 5];

export class Hand {
    /** `cards` are nine: two for each seat, then the board. */
    constructor(button, stacks, cards) {
        this.button = button;
        this.before = [...stacks];
        this.stacks = [...stacks];
        this.holes = [cards.slice(0, 2), cards.slice(2, 4)];
        this.deck = cards.slice(4);
        this.street = 0;
        this.collected = 0; // from the rounds before
        this.bets = [0, 0]; // of this round
        this.actions = [[]]; // of each round, as words
        this.folded = null;
        this.winnings = null; // once it is over: what each has won or lost
        this.#beginRound(button, BIG_BLIND);
        this.#put(button, SMALL_BLIND);
        this.#put(1 - button, BIG_BLIND);
        this.#goOn();
    }

    get isOver() {
        return this.winnings !== null;
    }
    get board() {
        return this.deck.slice(0, BOARD_CARDS[this.street]);
    }
    get pot() {
        return this.collected + this.bets[0] + this.bets[1];
    }
    /** Nobody folded: both show their cards. */
    get isShownDown() {
        return this.isOver && this.folded === null;
    }

    /** What the player in turn has to pay to stay in. */
    get toCall() {
        return Math.max(0, Math.min(this.bets[1 - this.turn] - this.bets[this.turn], this.stacks[this.turn]));
    }
    /** The least and the most to which the player in turn may raise, or null. Nobody can raise to more than the other has. */
    get raises() {
        const [own, other] = [this.turn, 1 - this.turn];
        const most = Math.min(this.bets[own] + this.stacks[own], this.bets[other] + this.stacks[other]);
        const highest = Math.max(...this.bets);
        if (this.stacks[other] === 0 || most <= highest) return null;
        return [Math.min(highest + this.raise, most), most];
    }

    /** Does what a player in turn says, or returns why that is not possible. */
    act(words) {
        const seat = this.turn;
        const {toCall, raises} = this;
        const amount = typeof words === "string" ? /^raise ([1-9][0-9]{0,8})$/.exec(words)?.[1] : undefined;
        if (words === "fold" || words === "call") {
            if (toCall === 0) return `there is nothing to ${words}: check or raise`;
        } else if (words === "check") {
            if (toCall > 0) return `cannot check: ${toCall} to call`;
        } else if (amount === undefined) {
            return 'an action is "fold", "check", "call" or "raise" with a whole number';
        } else if (raises === null) {
            return "cannot raise: a player is all in";
        } else if (amount < raises[0] || amount > raises[1]) {
            return `a raise is to ${raises[0]} at least and ${raises[1]} at most, not to ${amount}`;
        }
        this.actions[this.street].push(words);
        this.hasActed[seat] = true;
        if (words === "fold") {
            this.folded = seat;
        } else if (words === "call") {
            this.#put(seat, toCall);
        } else if (amount !== undefined) {
            this.raise = Math.max(this.raise, amount - Math.max(...this.bets));
            this.#put(seat, amount - this.bets[seat]);
        }
        this.turn = 1 - seat;
        this.#goOn();
        return null;
    }

    /** In words, of a hand that was shown down. */
    handOf(seat) {
        return wordsFor(this.#valueOf(seat));
    }

    #valueOf(seat) {
        return valueOf([...this.holes[seat], ...this.deck]);
    }

    #put(seat, chips) {
        const put = Math.min(chips, this.stacks[seat]);
        this.stacks[seat] -= put;
        this.bets[seat] += put;
    }

    #beginRound(first, raise = BIG_BLIND) {
        this.turn = first;
        this.raise = raise; // by how much a raise must be more than the bet before
        this.hasActed = [false, false];
    }

    // Until somebody has to act, or the hand is over.
    #goOn() {
        while (!this.isOver && (this.folded !== null || !this.#hasToAct())) {
            this.#endRound();
            if (this.folded !== null || this.street === STREETS.length - 1) {
                this.#pay();
            } else {
                this.street += 1;
                this.actions.push([]);
                this.#beginRound(1 - this.button);
            }
        }
        if (this.isOver) this.turn = null;
    }

    // Who is all in has no choice; nor has who would bet against nobody.
    #hasToAct() {
        const [own, other] = [this.turn, 1 - this.turn];
        if (this.stacks[own] === 0) return false;
        if (this.bets[own] < this.bets[other]) return true;
        return this.stacks[other] > 0 && !this.hasActed[own];
    }

    // What nobody could call goes back.
    #endRound() {
        const called = Math.min(...this.bets);
        for (const seat of [0, 1]) this.stacks[seat] += this.bets[seat] - called;
        this.collected += 2 * called;
        this.bets = [0, 0];
    }

    #pay() {
        const better = this.folded === null ? this.#valueOf(0) - this.#valueOf(1) : this.folded === 0 ? -1 : 1;
        // Both have put in the same, so that a pot can always be split.
        const share = better === 0 ? this.collected / 2 : this.collected;
        if (better >= 0) this.stacks[0] += share;
        if (better <= 0) this.stacks[1] += share;
        this.winnings = this.stacks.map((stack, seat) => stack - this.before[seat]);
    }
}
