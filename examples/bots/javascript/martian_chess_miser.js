// A bot for Martian Chess that is mean: it captures what it can, and is loath to give its pieces away.
//
// A piece that crosses the border belongs to the opponent from then on, so a move is worth what it captures less a
// little for what it hands over.

import {Bot, run} from "tulkas/martian-chess";

class Miser extends Bot {
    getAction(position, legalMoves) {
        const worth = (move) => 10 * position.pointsOf(move) - (move.crosses ? position.at(move.from) : 0);
        return legalMoves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
    }
}

run(Miser);
