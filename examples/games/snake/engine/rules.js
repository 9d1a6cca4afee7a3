// The rules of the snake game, without bots: Battlesnake's public standard rules.
//
// A point is [x, y]; (0, 0) is the lower left corner. A snake's body begins with its head. All chance comes from a
// function that gives whole numbers below its argument.

export const MOVES = {up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0]};
export const FULL_HEALTH = 100;
const START_LENGTH = 3;

export const isSame = ([x, y], [otherX, otherY]) => x === otherX && y === otherY;
const contains = (points, point) => points.some((other) => isSame(other, point));

/** A map as a drawing: "." is free, "~" a hazard, "c" and "s" are starts in corners and at sides. */
export function readMap(text) {
    const rows = text.trimEnd().split("\n").reverse();
    const map = {width: rows[0].length, height: rows.length, hazards: [], corners: [], sides: []};
    for (const [y, row] of rows.entries()) {
        for (const [x, sign] of [...row].entries()) {
            ({"~": map.hazards, c: map.corners, s: map.sides})[sign]?.push([x, y]);
        }
    }
    return map;
}

function shuffled(list, below) {
    const rest = [...list];
    return list.map(() => rest.splice(below(rest.length), 1)[0]);
}

/** The board before the first turn. */
export function newBoard(map, snakes, below) {
    const groups = [shuffled(map.corners, below), shuffled(map.sides, below)];
    const starts = (below(2) === 0 ? groups : groups.reverse()).flat().slice(0, snakes);
    const board = {
        width: map.width,
        height: map.height,
        hazards: map.hazards,
        food: [],
        snakes: starts.map((start) => ({
            body: Array.from({length: START_LENGTH}, () => start),
            health: FULL_HEALTH,
            out: null, // {cause, by, turn}
        })),
        turn: 0,
    };
    placeFirstFood(board, below);
    return board;
}

// One for each snake, two moves away and not towards the middle; and one in the middle. On a small board there is no
// room for more than four of the former.
function placeFirstFood(board, below) {
    const middle = [(board.width - 1) / 2, (board.height - 1) / 2];
    if (board.snakes.length <= 4 || board.width * board.height >= 121) {
        for (const {body} of board.snakes) {
            const places = placesForFirstFood(board, body[0], middle);
            if (places.length > 0) {
                board.food.push(places[below(places.length)]);
            }
        }
    }
    board.food.push(middle);
}

function placesForFirstFood(board, [x, y], middle) {
    const isAway = (to, from, center) => (to < from && from < center) || (center < from && from < to);
    const isCorner = ([column, row]) =>
        (column === 0 || column === board.width - 1) && (row === 0 || row === board.height - 1);
    return [[x - 1, y - 1], [x - 1, y + 1], [x + 1, y - 1], [x + 1, y + 1]].filter(
        (place) =>
            !isSame(place, middle) &&
            !contains(board.food, place) &&
            !isCorner(place) &&
            (isAway(place[0], x, middle[0]) || isAway(place[1], y, middle[1])),
    );
}

export const isAlive = (snake) => snake.out === null;

/** Where a snake goes that gives no move: on as before, or up. */
export function moveBefore({body: [head, neck]}) {
    const step = [head[0] - neck[0], head[1] - neck[1]];
    return Object.keys(MOVES).find((move) => isSame(MOVES[move], step)) ?? "up";
}

/** One turn: the moves of all snakes, by seat; what is no move goes on as before. */
export function playTurn(board, moves, settings, below) {
    board.turn += 1;
    const alive = board.snakes.filter(isAlive);
    for (const [seat, snake] of board.snakes.entries()) {
        if (isAlive(snake)) {
            const [right, up] = MOVES[moves[seat]] ?? MOVES[moveBefore(snake)];
            const [x, y] = snake.body[0];
            snake.body = [[x + right, y + up], ...snake.body.slice(0, -1)];
            snake.health -= 1;
        }
    }
    for (const snake of alive) {
        sufferHazards(board, snake, settings.hazardDamage);
    }
    feed(board);
    eliminate(board);
    addFood(board, settings, below);
}

function sufferHazards(board, snake, damage) {
    const head = snake.body[0];
    if (!contains(board.hazards, head) || contains(board.food, head)) {
        return;
    }
    snake.health = Math.max(snake.health - damage, 0);
    if (snake.health === 0) {
        putOut(board, snake, "hazard");
    }
}

function feed(board) {
    board.food = board.food.filter((food) => {
        const eaters = board.snakes.filter((snake) => isAlive(snake) && isSame(snake.body[0], food));
        for (const snake of eaters) {
            snake.body.push(snake.body.at(-1));
            snake.health = FULL_HEALTH;
        }
        return eaters.length === 0;
    });
}

function putOut(board, snake, cause, by = null) {
    snake.out = {cause, by, turn: board.turn};
}

// Who starves or leaves the board is out at once. Collisions are those of all others, and all happen at the same time.
function eliminate(board) {
    const {snakes, width, height} = board;
    for (const snake of snakes.filter(isAlive)) {
        const [x, y] = snake.body[0];
        if (snake.health <= 0) {
            putOut(board, snake, "out-of-health");
        } else if (x < 0 || x >= width || y < 0 || y >= height) {
            putOut(board, snake, "wall-collision");
        }
    }
    const others = snakes.filter(isAlive).sort((a, b) => b.body.length - a.body.length);
    const collisions = others.map((snake) => [snake, collisionOf(snake, others)]).filter(([, collision]) => collision);
    for (const [snake, [cause, other]] of collisions) {
        putOut(board, snake, cause, snakes.indexOf(other));
    }
}

function collisionOf(snake, snakes) {
    const head = snake.body[0];
    const hits = (other) => contains(other.body.slice(1), head);
    if (hits(snake)) {
        return ["snake-self-collision", snake];
    }
    const body = snakes.find((other) => other !== snake && hits(other));
    if (body) {
        return ["snake-collision", body];
    }
    const isLostTo = (other) => isSame(other.body[0], head) && snake.body.length <= other.body.length;
    const longer = snakes.find((other) => other !== snake && isLostTo(other));
    return longer ? ["head-collision", longer] : null;
}

function addFood(board, {leastFood, foodChance}, below) {
    const missing = leastFood - board.food.length;
    const wanted = missing > 0 ? missing : 100 - below(100) < foodChance ? 1 : 0;
    const free = wanted > 0 ? freePlaces(board) : [];
    for (let i = 0; i < wanted && free.length > 0; ++i) {
        board.food.push(free.splice(below(free.length), 1)[0]);
    }
}

// Not where food or a living snake is, nor where one could be after its next move.
function freePlaces(board) {
    const taken = new Set(board.food.map(String));
    for (const {body} of board.snakes.filter(isAlive)) {
        body.forEach((point) => taken.add(String(point)));
        Object.values(MOVES).forEach(([right, up]) => taken.add(String([body[0][0] + right, body[0][1] + up])));
    }
    const all = Array.from({length: board.width * board.height}, (_, i) => [
        i % board.width,
        Math.floor(i / board.width),
    ]);
    return all.filter((point) => !taken.has(String(point)));
}
