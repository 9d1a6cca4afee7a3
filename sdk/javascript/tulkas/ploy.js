// Ploy: the board, its moves, and what a bot for it must know how to do.

import {Bot as AnyBot, run} from "./bot.js";

export {run};

const COLUMNS = "abcdefghi";
const ROWS = "123456789";
const COLOURS = {b: "black", w: "white"};
const KINDS = [null, "shield", "probe", "lance", "commander"];
const REACHES = {shield: 1, probe: 2, lance: 3, commander: 1};
// From bit 0, north, clockwise: steps in columns and rows.
const DIRECTIONS = [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]];

/** A move, "e3-e4-0": where from, where to, and how many steps of 45° clockwise it turns after that. */
export class Move {
    constructor(from, to, turn) {
        this.from = from;
        this.to = to;
        this.turn = turn;
    }

    static parse(text) {
        if (!/^[a-i][1-9]-[a-i][1-9]-[0-7]$/.test(text)) {
            throw new RangeError(`no move: ${text}`);
        }
        return new Move(text.slice(0, 2), text.slice(3, 5), Number(text[6]));
    }

    toString() {
        return `${this.from}-${this.to}-${this.turn}`;
    }

    toJSON() {
        return this.toString();
    }
}

/** A colour, "black" or "white", and a mask of lines: bit 0 is north, the higher bits go on clockwise. */
export class Piece {
    constructor(colour, mask) {
        this.colour = colour;
        this.mask = mask;
    }

    get kind() {
        let lines = 0;
        for (let rest = this.mask; rest !== 0; rest &= rest - 1) {
            ++lines;
        }
        return KINDS[lines];
    }

    /** How many squares it may move at once. */
    get reach() {
        return REACHES[this.kind];
    }

    turned(steps) {
        return new Piece(this.colour, ((this.mask << steps) | (this.mask >> (8 - steps))) & 255);
    }
}

/** A board and whose turn it is. It does not change. */
export class Position {
    #pieces = null;

    constructor(text) {
        this.text = text;
    }

    get toMove() {
        return COLOURS[this.text.at(-1)];
    }

    /** The pieces by their squares: a Map. */
    get pieces() {
        this.#pieces ??= readBoard(this.text);
        return this.#pieces;
    }

    /** The piece there; undefined where there is none. */
    at(square) {
        return this.pieces.get(square);
    }

    /** The position after a move, which must be legal. */
    after(move) {
        const pieces = new Map(this.pieces);
        pieces.delete(move.from);
        pieces.set(move.to, this.at(move.from).turned(move.turn));
        return new Position(writeBoard(pieces) + (this.toMove === "black" ? " w" : " b"));
    }

    /** Whether a side has no commander left, or nothing but its commander. */
    hasLost(colour) {
        const own = [...this.pieces.values()].filter((piece) => piece.colour === colour);
        const kinds = new Set(own.map((piece) => piece.kind));
        return !kinds.has("commander") || kinds.size === 1;
    }

    toString() {
        return this.text;
    }
}

/** All legal moves, sorted as their texts are. */
export function listMoves(position) {
    if (position.hasLost("black") || position.hasLost("white")) {
        return [];
    }
    const moves = [];
    for (const [square, piece] of position.pieces) {
        if (piece.colour === position.toMove) {
            addMoves(moves, position, square, piece);
        }
    }
    return moves.map(String).sort().map(Move.parse);
}

function addMoves(moves, position, square, piece) {
    addTurns(moves, square, square, piece);
    for (let direction = 0; direction < 8; ++direction) {
        if ((piece.mask >> direction) & 1) {
            for (const target of line(position, square, piece, direction)) {
                moves.push(new Move(square, target, 0));
                if (piece.kind === "shield") {
                    addTurns(moves, square, target, piece);
                }
            }
        }
    }
}

/** Turns that leave everything as it was are no moves. */
function addTurns(moves, from, to, piece) {
    for (let turn = 1; turn < 8; ++turn) {
        if (from !== to || piece.turned(turn).mask !== piece.mask) {
            moves.push(new Move(from, to, turn));
        }
    }
}

/** The squares along one line: over empty ones, up to the end of the piece's reach or an enemy. */
function line(position, square, piece, direction) {
    const [east, north] = DIRECTIONS[direction];
    const squares = [];
    let [column, row] = [COLUMNS.indexOf(square[0]), ROWS.indexOf(square[1])];
    for (let step = 0; step < piece.reach; ++step) {
        column += east;
        row += north;
        if (COLUMNS[column] === undefined || ROWS[row] === undefined) {
            break;
        }
        const target = COLUMNS[column] + ROWS[row];
        const there = position.at(target);
        if (!there || there.colour !== piece.colour) {
            squares.push(target);
        }
        if (there) {
            break;
        }
    }
    return squares;
}

function readBoard(text) {
    const rows = text.slice(0, -2).split("/");
    if (rows.length !== 9 || !/ [bw]$/.test(text)) {
        throw new RangeError(`no position: ${text.slice(0, 60)}`);
    }
    const pieces = new Map();
    rows.forEach((fields, i) => {
        const row = ROWS[8 - i]; // the upper ones stand first
        const names = fields.split(",");
        if (names.length !== 9) {
            throw new RangeError(`row ${row} has ${names.length} fields`);
        }
        names.forEach((name, column) => {
            if (name !== "") {
                pieces.set(COLUMNS[column] + row, readPiece(name));
            }
        });
    });
    return pieces;
}

function readPiece(name) {
    const piece = /^[bw]\d{1,3}$/.test(name) ? new Piece(COLOURS[name[0]], Number(name.slice(1))) : null;
    if (!piece?.kind || piece.mask > 255) {
        throw new RangeError(`no piece: ${name.slice(0, 60)}`);
    }
    return piece;
}

function writeBoard(pieces) {
    const field = (square) => {
        const piece = pieces.get(square);
        return piece ? piece.colour[0] + piece.mask : "";
    };
    return [...ROWS].reverse().map((row) => [...COLUMNS].map((column) => field(column + row)).join(",")).join("/");
}

/** Has one method: getMove(position, legalMoves). */
export class Bot extends AnyBot {
    answer(method, {position, legal_moves: moves}) {
        if (method !== "get_move") {
            throw new TypeError(`Ploy has no method ${method}`);
        }
        return this.getMove(new Position(position), moves.map(Move.parse));
    }
}
