// A bot for Battleship that shoots at random until it hits, and then around the hit until the ship is sunk.
//
// It keeps nothing from one call to the next: the map tells all.

import {Bot, Position, ShootResult, randomSetup, run} from "tulkas/battleship";

class Hunter extends Bot {
    setupField(shipSizes) {
        return randomSetup(shipSizes);
    }

    nextShoot(targetMap) {
        const isHit = (square) => square.isOnGrid() && targetMap.at(square) === ShootResult.HIT;
        const free = targetMap.freePositions();
        const near = free.filter((square) => square.neighbours().some(isHit));
        const inLine = near.filter((square) =>
            square.neighbours().some((beside) => isHit(beside) && isHit(beyond(square, beside))),
        );
        const targets = [inLine, near, free].find((squares) => squares.length > 0);
        return targets[Math.floor(Math.random() * targets.length)];
    }
}

/** The square on the other side of the hit: two hits in a row show how the ship lies. */
function beyond(square, hit) {
    return new Position(2 * hit.column - square.column, 2 * hit.row - square.row);
}

run(Hunter);
