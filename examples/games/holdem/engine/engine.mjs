// Heads-up no-limit hold'em: two players, a number of hands, and money as the score.

import {BotError, MatchEngine, run} from "tulkas/engine";
import {Chance, nameOf} from "./cards.mjs";
import {BIG_BLIND, Hand, STREETS} from "./hand.mjs";

const CARDS_OF_A_HAND = 9;

class Holdem extends MatchEngine {
    play() {
        const {hands = 50, stack = 100, stacks = "kept"} = this.start.options;
        const chance = new Chance(this.start.seed);
        this.hands = hands;
        this.number = 0;
        this.previous = null;
        this.money = [stack * BIG_BLIND, stack * BIG_BLIND];
        while (this.number < hands && (stacks === "fresh" || Math.min(...this.money) > 0)) {
            const table = stacks === "fresh" ? [stack * BIG_BLIND, stack * BIG_BLIND] : this.money;
            this.hand = new Hand(this.number % 2, table, chance.cards(CARDS_OF_A_HAND));
            this.number += 1;
            this.playHand();
            this.money = this.money.map((money, seat) => money + this.hand.winnings[seat]);
            this.previous = this.hand;
        }
        this.showAll();
        this.logToAll(`after ${this.number} hands: ${this.money.join(" to ")}`);
        return this.scores(this.money);
    }

    playHand() {
        while (!this.hand.isOver) {
            this.showAll();
            const bot = this.bots[this.hand.turn];
            const why = this.hand.act(bot.call("act", this.questionFor(bot.seat)));
            if (why !== null) throw new BotError(bot, why);
        }
    }

    questionFor(seat) {
        const {hand} = this;
        const [least, most] = hand.raises ?? [0, 0];
        const ownFirst = (list) => [list[seat], list[1 - seat]];
        return {
            hand: this.number,
            hands: this.hands,
            button: hand.button === seat,
            cards: hand.holes[seat].map(nameOf),
            board: hand.board.map(nameOf),
            pot: hand.pot,
            bets: ownFirst(hand.bets),
            stacks: ownFirst(hand.stacks),
            to_call: hand.toCall,
            min_raise: least,
            max_raise: most,
            actions: hand.actions,
            last: this.lastFor(seat),
        };
    }

    // What a player has seen of the hand before.
    lastFor(seat) {
        const {previous} = this;
        if (previous === null) return null;
        return {
            won: previous.winnings[seat],
            board: previous.board.map(nameOf),
            cards: previous.holes[seat].map(nameOf),
            opponent: previous.isShownDown ? previous.holes[1 - seat].map(nameOf) : null,
            actions: previous.actions,
        };
    }

    showAll() {
        this.show(this.viewOf(null), [this.viewOf(0), this.viewOf(1)]);
    }

    // What a seat may see, or everybody.
    viewOf(seat) {
        const {hand, previous} = this;
        const isOver = hand.isOver;
        return {
            hand: this.number,
            hands: this.hands,
            street: STREETS[hand.street],
            button: hand.button,
            cards: cardsFor(hand, seat),
            board: hand.board.map(nameOf),
            pot: isOver ? 0 : hand.pot,
            bets: hand.bets,
            stacks: hand.stacks,
            money: this.money,
            actions: hand.actions,
            turn: hand.turn,
            to_call: isOver ? 0 : hand.toCall,
            raises: isOver ? null : hand.raises,
            previous: previous && {
                button: previous.button,
                cards: cardsFor(previous, seat),
                board: previous.board.map(nameOf),
                won: previous.winnings,
                folded: previous.folded,
                hands: previous.isShownDown ? [previous.handOf(0), previous.handOf(1)] : null,
            },
        };
    }
}

const cardsFor = (hand, seat) =>
    hand.holes.map((cards, owner) => (owner === seat || hand.isShownDown ? cards.map(nameOf) : null));

run(Holdem);
