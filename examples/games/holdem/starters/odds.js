// Counts its outs: the cards that would make it a flush or a pair, and calls if the pot pays for the chance.
import {Bot, run} from "tulkas";

class Odds extends Bot {
    act({cards, board, pot, to_call, min_raise}) {
        if (to_call === 0) {
            return "check";
        }
        const chance = Math.min(1, (outs(cards, board) * 2 * (5 - board.length)) / 100);
        if (chance > 0.6 && min_raise > 0) {
            return `raise ${min_raise}`;
        }
        return chance > to_call / (pot + to_call) ? "call" : "fold";
    }
}

// Of a card, the first letter is its rank and the second its suit.
function outs(cards, board) {
    const all = [...cards, ...board];
    const ofSuit = Math.max(...all.map(([, suit]) => all.filter((other) => other[1] === suit).length));
    const hasPair = new Set(all.map(([rank]) => rank)).size < all.length;
    return (ofSuit === 4 ? 9 : 0) + (ofSuit >= 5 ? 47 : 0) + (hasPair ? 14 : 6);
}

run(Odds);
