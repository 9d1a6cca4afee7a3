// The bot that tests/transcripts/battleship.txt describes.

import {Bot, Direction, Position, Ship, run} from "tulkas/battleship";

class SideBySide extends Bot {
    setupField(shipSizes) {
        return shipSizes.map((size, i) => new Ship(new Position(0, 2 * i), Direction.HORIZONTAL, size));
    }

    nextShoot(targetMap, previousTarget, previousResult) {
        const free = targetMap.freePositions();
        const heard = previousTarget ? `, ${previousTarget} ${previousResult}` : "";
        this.log(`${free.length} free${heard}`);
        return free[0];
    }
}

run(SideBySide);
