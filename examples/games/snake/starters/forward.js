// Goes straight on, and turns when something is in the way.
import {Bot, run} from "tulkas";

const STEPS = {up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0]};

class Forward extends Bot {
    // Points are {x, y}; (0, 0) is the lower left corner. A body begins with its head.
    move({board, you, moves}) {
        const [head, neck] = you.body;
        const isFree = (x, y) =>
            x >= 0 && x < board.width && y >= 0 && y < board.height &&
            !board.snakes.some(({body}) => body.slice(0, -1).some((part) => part.x === x && part.y === y));
        const place = (move) => [head.x + STEPS[move][0], head.y + STEPS[move][1]];
        const isAhead = (move) => STEPS[move][0] === head.x - neck.x && STEPS[move][1] === head.y - neck.y;
        const free = moves.filter((move) => isFree(...place(move)));
        return free.find(isAhead) ?? free[0] ?? moves[0];
    }
}

run(Forward);
