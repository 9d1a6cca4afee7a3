// The snake game: all bots are asked at the same time, as Battlesnake asks them.
import {BotError, RankingEngine, run} from "tulkas/engine";
import {isAlive, MOVES, newBoard, playTurn, readMap} from "./rules.js";

const LETTERS = {up: "u", down: "d", left: "l", right: "r"};

/** Whole numbers below a limit; the same ones from the same seed. */
function chanceFrom(seed) {
    let state = (seed ^ (seed / 2 ** 32)) >>> 0;
    return (limit) => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
    };
}

const point = ([x, y]) => ({x, y});

/** A body in few characters, for records: where the head is, and the way from there to the tail; "." stays. */
function wayOf(body) {
    const letter = ([x, y], [nextX, nextY]) =>
        LETTERS[Object.keys(MOVES).find((move) => MOVES[move][0] === nextX - x && MOVES[move][1] === nextY - y)] ?? ".";
    return `${body[0]} ${body.slice(1).map((next, i) => letter(body[i], next)).join("")}`;
}

class Snake extends RankingEngine {
    play() {
        const {seed, options} = this.start;
        this.below = chanceFrom(seed);
        this.settings = {
            foodChance: options.food_chance,
            leastFood: options.least_food,
            hazardDamage: options.hazard_damage,
        };
        this.board = newBoard(readMap(this.start.map), this.bots.length, this.below);
        while (this.alive().length > 1 && this.board.turn < options.most_turns) {
            this.show(this.view());
            playTurn(this.board, this.askAll(), this.settings, this.below);
            this.sayGoodbye();
        }
        this.show(this.view());
        return this.scores();
    }

    alive() {
        return this.board.snakes.filter(isAlive);
    }

    /** The moves by seat; a bot that gives none goes on as before. */
    askAll() {
        const bots = this.bots.filter(({seat}) => isAlive(this.board.snakes[seat]));
        const answers = this.callTogether(bots.map((bot) => [bot, "move", this.request(bot.seat)]));
        const moves = [];
        for (const [i, bot] of bots.entries()) {
            if (answers[i] instanceof BotError || !(answers[i] in MOVES)) {
                bot.log(`turn ${this.board.turn}: ${answers[i]?.message ?? `${JSON.stringify(answers[i])} is no move`}`);
            } else {
                moves[bot.seat] = answers[i];
            }
        }
        return moves;
    }

    sayGoodbye() {
        for (const bot of this.bots) {
            const {out} = this.board.snakes[bot.seat];
            if (out?.turn === this.board.turn) {
                bot.log(`turn ${out.turn}: out, ${out.cause}${out.by === null ? "" : ` with the snake of seat ${out.by}`}`);
                bot.eliminate();
            }
        }
    }

    /** What Battlesnake's interface sends for a move, and the moves, for people's buttons. */
    request(seat) {
        const {board, settings} = this;
        const snakes = board.snakes.map((snake, number) => this.snakeOf(snake, number));
        return {
            game: {
                id: "tulkas",
                ruleset: {
                    name: "standard",
                    version: "v1.2.3",
                    settings: {
                        foodSpawnChance: settings.foodChance,
                        minimumFood: settings.leastFood,
                        hazardDamagePerTurn: settings.hazardDamage,
                    },
                },
                map: "standard",
                timeout: 500,
                source: "tulkas",
            },
            turn: board.turn,
            board: {
                height: board.height,
                width: board.width,
                food: board.food.map(point),
                hazards: board.hazards.map(point),
                snakes: snakes.filter((_, number) => isAlive(board.snakes[number])),
            },
            you: snakes[seat],
            moves: Object.keys(MOVES),
        };
    }

    snakeOf({body, health}, seat) {
        return {
            id: String(seat),
            name: `Snake ${seat + 1}`,
            latency: "0",
            health,
            body: body.map(point),
            head: point(body[0]),
            length: body.length,
            shout: "",
            squad: "",
            customizations: {color: "#888888", head: "default", tail: "default"},
        };
    }

    /** What the viewer shows; it knows no rules. */
    view() {
        const {width, height, turn, food, hazards, snakes} = this.board;
        return {
            width,
            height,
            turn,
            hazards: hazards.map(String).join(" "),
            food: food.map(String).sort().join(" "),
            snakes: snakes.map(({body, health, out}) => ({body: wayOf(body), health, out})),
        };
    }

    /** How many each has outlived. Those who live to the last turn are told apart by their length. */
    scores() {
        const rank = ({out, body}) => (out ? out.turn : this.board.turn + body.length);
        const {snakes} = this.board;
        return snakes.map((snake) => snakes.filter((other) => rank(other) < rank(snake)).length);
    }
}

run(Snake);
