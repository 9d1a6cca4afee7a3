// Battleship: the grid, the ships, and what a bot for it must know how to do.

import {Bot as AnyBot, run} from "./bot.js";

export {run};

export const GRID_SIZE = 10;
const COLUMNS = "ABCDEFGHIJ";

/** A square: column and row from 0. new Position(0, 4) is A-5, and so is Position.parse("A-5"). */
export class Position {
    constructor(column, row) {
        this.column = column;
        this.row = row;
    }

    static parse(text) {
        const found = /^([A-J])-([1-9]|10)$/.exec(text);
        if (!found) {
            throw new RangeError(`no square: ${text}`);
        }
        return new Position(COLUMNS.indexOf(found[1]), Number(found[2]) - 1);
    }

    isOnGrid() {
        return 0 <= this.column && this.column < GRID_SIZE && 0 <= this.row && this.row < GRID_SIZE;
    }

    /** The up to four squares that share an edge with this one. */
    neighbours() {
        const {column, row} = this;
        return [
            new Position(column, row - 1),
            new Position(column - 1, row),
            new Position(column + 1, row),
            new Position(column, row + 1),
        ].filter((square) => square.isOnGrid());
    }

    equals(other) {
        return this.column === other.column && this.row === other.row;
    }

    toString() {
        return `${COLUMNS[this.column]}-${this.row + 1}`;
    }

    toJSON() {
        return this.toString();
    }
}

export const Direction = Object.freeze({HORIZONTAL: "horizontal", VERTICAL: "vertical"});

export const ShootResult = Object.freeze({MISS: "miss", HIT: "hit", SINK: "sink"});

/** A ship: its leftmost or topmost square, how it lies, how long it is. */
export class Ship {
    constructor(position, direction, size) {
        this.position = position;
        this.direction = direction;
        this.size = size;
    }

    squares() {
        const {column, row} = this.position;
        const across = this.direction === Direction.HORIZONTAL;
        return Array.from({length: this.size}, (_, i) =>
            across ? new Position(column + i, row) : new Position(column, row + i),
        );
    }
}

/** What is known of the enemy's grid. */
export class TargetMap {
    // . free, o missed, - known to be water, x hit, # sunk
    static #KNOWLEDGE = {
        ".": null,
        "o": ShootResult.MISS,
        "-": ShootResult.MISS,
        "x": ShootResult.HIT,
        "#": ShootResult.SINK,
    };

    constructor(rows) {
        this.rows = rows;
    }

    /** Null where nothing is known. Water around a sunk ship is a miss; all parts of it are a sink. */
    at({column, row}) {
        return TargetMap.#KNOWLEDGE[this.rows[row][column]];
    }

    /** The legal targets, row by row. */
    freePositions() {
        const free = [];
        for (let row = 0; row < GRID_SIZE; ++row) {
            for (let column = 0; column < GRID_SIZE; ++column) {
                if (this.rows[row][column] === ".") {
                    free.push(new Position(column, row));
                }
            }
        }
        return free;
    }

    toString() {
        return this.rows.join("\n");
    }
}

/** A valid fleet of these sizes, at random; never fails for the sizes the game asks for. */
export function randomSetup(shipSizes, random = Math.random) {
    const taken = new Set();
    const sizes = [...shipSizes].sort((a, b) => b - a); // the largest first: so there always is room
    return sizes.map((size) => {
        const places = placesFor(size, taken);
        const ship = places[Math.floor(random() * places.length)];
        for (const square of ship.squares()) {
            taken.add(String(square));
            square.neighbours().forEach((beside) => taken.add(String(beside)));
        }
        return ship;
    });
}

function placesFor(size, taken) {
    const places = [];
    for (let row = 0; row < GRID_SIZE; ++row) {
        for (let column = 0; column < GRID_SIZE; ++column) {
            for (const direction of size > 1 ? Object.values(Direction) : [Direction.HORIZONTAL]) {
                const ship = new Ship(new Position(column, row), direction, size);
                if (ship.squares().every((square) => square.isOnGrid() && !taken.has(String(square)))) {
                    places.push(ship);
                }
            }
        }
    }
    return places;
}

/**
 * Has two methods: setupField(shipSizes) gives a fleet, a list of ships of these sizes; nextShoot(targetMap,
 * previousTarget, previousResult) gives a free position. The previous target and its result are null at the first
 * shot.
 */
export class Bot extends AnyBot {
    answer(method, params) {
        switch (method) {
            case "setup_field":
                return this.setupField(params.ship_sizes);
            case "next_shoot": {
                const {target_map: rows, previous_target: previous, previous_result: result} = params;
                return this.nextShoot(new TargetMap(rows), previous && Position.parse(previous), result);
            }
            default:
                throw new TypeError(`Battleship has no method ${method}`);
        }
    }
}
