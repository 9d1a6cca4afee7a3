// Martian Chess: the board, its moves, and what a bot for it must know how to do.

import {Bot as AnyBot, run} from "./bot.js";

export {run};

const COLUMNS = "abcd";
const PIECES = ".pdq";

/** The player whose half a square is in: 0 has the top, rows 8 to 5, and 1 the bottom. */
export function ownerOf(square) {
    return square[1] >= "5" ? 0 : 1;
}

/** A move, "c6-d5". */
export class Move {
    constructor(from, to) {
        this.from = from;
        this.to = to;
    }

    static parse(text) {
        if (!/^[a-d][1-8]-[a-d][1-8]$/.test(text)) {
            throw new RangeError(`no move: ${text}`);
        }
        return new Move(text.slice(0, 2), text.slice(3));
    }

    /** Whether it goes over the border: the piece is the opponent's from then on. */
    get crosses() {
        return ownerOf(this.from) !== ownerOf(this.to);
    }

    toString() {
        return `${this.from}-${this.to}`;
    }

    toJSON() {
        return this.toString();
    }
}

/** A position. It does not change. */
export class Position {
    static #FORM = /^(?:[.pdq]{4}\/){7}[.pdq]{4} [01] \d+-\d+ (?:-|[a-d][1-8]-[a-d][1-8]) \d+$/;

    constructor(text) {
        if (!Position.#FORM.test(text)) {
            throw new RangeError(`no position: ${text}`);
        }
        const [board, toMove, scores, lastMove, quietPlies] = text.split(" ");
        this.text = text;
        /** Rows from the top, as numbers: 0 empty, 1 pawn, 2 drone, 3 queen. */
        this.board = board.split("/").map((row) => [...row].map((letter) => PIECES.indexOf(letter)));
        this.toMove = Number(toMove);
        this.scores = scores.split("-").map(Number);
        /** The last move, unless it was a capture: the one that may not be taken back. */
        this.lastQuietMove = lastMove === "-" ? null : Move.parse(lastMove);
        /** Plies since the number of pieces changed. */
        this.quietPlies = Number(quietPlies);
    }

    /** The number of points of the piece there, 0 where there is none. */
    at(square) {
        return this.board[8 - Number(square[1])][COLUMNS.indexOf(square[0])];
    }

    /** What a legal move scores: the points of the piece it captures, or nothing. */
    pointsOf(move) {
        return move.crosses ? this.at(move.to) : 0;
    }

    toString() {
        return this.text;
    }
}

/** Has one method: getAction(position, legalMoves, previousMove), with null for the move before the first. */
export class Bot extends AnyBot {
    answer(method, {position, legal_moves: moves, previous_move: previous}) {
        if (method !== "get_action") {
            throw new TypeError(`Martian Chess has no method ${method}`);
        }
        return this.getAction(new Position(position), moves.map(Move.parse), previous && Move.parse(previous));
    }
}
