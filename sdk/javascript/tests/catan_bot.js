// The bot that tests/transcripts/catan.txt describes.

import {Bot, RESOURCES, choose, discard, offer, run, total} from "tulkas/catan";

// The first of the best.
function best(items, worth) {
    return items.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}

const most = (hand) => best(RESOURCES, (kind) => hand[kind]);
const least = (hand) => best(RESOURCES, (kind) => -hand[kind]);

class Thrifty extends Bot {
    initialPlacement(view, legalMoves) {
        if (legalMoves[0].kind === "road") {
            return legalMoves[0];
        }
        const pips = (move) => view.pips(move.places[0]);
        const chosen = best(legalMoves, pips);
        this.log(`${pips(chosen)} pips`);
        return chosen;
    }

    takeTurn(view, legalMoves, offersLeft) {
        const {points, hand, handSize, roads} = view.me;
        this.log(`seat ${view.seat}: ${points} points, ${handSize} cards, ${roads.length} roads`);
        if (offersLeft === 20 && hand[most(hand)] > 1) {
            const partner = (view.seat + 1) % view.players.length;
            return offer(partner, {[most(hand)]: 1}, {[least(hand)]: 1});
        }
        return legalMoves.at(-1);
    }

    discard(view, count) {
        const left = {...view.me.hand};
        const chosen = {};
        for (let i = 0; i < count; ++i) {
            const kind = most(left);
            --left[kind];
            chosen[kind] = (chosen[kind] ?? 0) + 1;
        }
        return discard(chosen);
    }

    moveRobber(view, legalMoves) {
        this.log(`from ${view.hexAt(view.robber).terrain}`);
        return legalMoves.at(-1);
    }

    steal(view, legalMoves) {
        return best(legalMoves, (move) => view.players[Number(move.arguments[0])].handSize);
    }

    chooseResource(view) {
        return choose(least(view.me.hand));
    }

    answerTrade(view, legalMoves) {
        this.log(`offer of player ${view.offer.player}`);
        return legalMoves.at(total(view.offer.give) > total(view.offer.take) ? 0 : -1);
    }
}

run(Thrifty);
