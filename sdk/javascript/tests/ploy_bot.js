// The bot that tests/transcripts/ploy.txt describes.

import {Bot, listMoves, run} from "tulkas/ploy";

class LastMove extends Bot {
    getMove(position, legalMoves) {
        const found = listMoves(position).length;
        this.log(`${legalMoves.length} moves given, ${found} found for ${position.toMove}`);
        return legalMoves.at(-1);
    }
}

run(LastMove);
