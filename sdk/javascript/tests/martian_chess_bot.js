// The bot that tests/transcripts/martian_chess.txt describes.

import {Bot, run} from "tulkas/martian-chess";

class MostPoints extends Bot {
    getAction(position, legalMoves, previousMove) {
        const [first, second] = position.scores;
        const before = previousMove ? `${previousMove} before` : "nothing before";
        this.log(`player ${position.toMove}, ${first}:${second}, ${position.quietPlies} quiet plies, ${before}`);
        return legalMoves.reduce((best, move) => (position.pointsOf(move) > position.pointsOf(best) ? move : best));
    }
}

run(MostPoints);
