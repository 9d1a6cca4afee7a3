// A bot for Catan that builds whatever it can, where the dice pay most.
//
// It settles where the most rolls bring a card, turns settlements into cities, and trades with the bank what it has too
// much of. It never trades with players.

import {Bot, RESOURCES, choose, discard, run} from "tulkas/catan";

// What to do first, if one may.
const ORDER = ["roll", "city", "settlement", "buy", "road", "play", "bank", "end"];

const most = (items, worth) => items.reduce((best, item) => (worth(item) > worth(best) ? item : best));

// Of moves that name places, the one with the most pips.
function best(view, moves) {
    return most(moves, (move) => move.places.reduce((sum, place) => sum + view.pips(place), 0));
}

class Builder extends Bot {
    initialPlacement(view, legalMoves) {
        return best(view, legalMoves);
    }

    takeTurn(view, legalMoves) {
        const kind = ORDER.find((wanted) => legalMoves.some((move) => move.kind === wanted));
        const moves = legalMoves.filter((move) => move.kind === kind);
        return ["city", "settlement", "road"].includes(kind) ? best(view, moves) : moves[0];
    }

    discard(view, count) {
        const left = {...view.me.hand};
        const chosen = {};
        for (let i = 0; i < count; ++i) {
            const kind = most(RESOURCES, (resource) => left[resource]);
            --left[kind];
            chosen[kind] = (chosen[kind] ?? 0) + 1;
        }
        return discard(chosen);
    }

    // Where it is no loss of one's own, and the others' is greatest.
    moveRobber(view, legalMoves) {
        return most(legalMoves, (move) => {
            const nodes = move.places[0].nodes();
            const isThere = (site) => nodes.some((node) => node.equals(site));
            const losses = view.players.map(
                ({settlements, cities}) => [...settlements, ...cities].filter(isThere).length,
            );
            return losses.reduce((sum, loss, seat) => sum + (seat === view.seat ? -10 : 1) * loss, 0);
        });
    }

    steal(view, legalMoves) {
        return legalMoves[0];
    }

    // What the bank has most of: it can always give that.
    chooseResource(view) {
        return choose(most(RESOURCES, (resource) => view.bank[resource]));
    }
}

run(Builder);
