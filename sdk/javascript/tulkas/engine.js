// An engine: knows the rules of a game and plays it by calling the bots.
//
//     import {BotError, DuelEngine, run} from "tulkas/engine";
//
//     class Nim extends DuelEngine {
//         heap = 21;
//
//         turn(bot) {
//             const taken = bot.call("take", {heap: this.heap});
//             if (![1, 2, 3].includes(taken) || taken > this.heap) {
//                 throw new BotError(bot, `took ${taken}`);
//             }
//             this.heap -= taken;
//             return this.heap === 0 ? this.win(bot) : null;
//         }
//     }
//
//     run(Nim);
//
// call() throws BotTimeout, which is a BotError, when no answer came in time. Who catches it may go on with the game;
// when a BotError leaves play(), that bot has lost. Any other error that leaves it is a failure of the engine: nobody
// has won or lost.

import {Actor, run} from "./actor.js";
import {openChannel} from "./channel.js";
import {ProtocolError} from "./message.js";

export {run};

/** A bot's failure: whose, and what it did. */
export class BotError extends Error {
    constructor(bot, why) {
        super(why);
        this.bot = bot;
    }
}

export class BotTimeout extends BotError {
    constructor(bot) {
        super(bot, "no answer in time");
    }
}

/** The game was ended from outside: nothing more is to be done, and nobody is to blame. */
class Shutdown extends Error {}

/** One bot, as the engine sees it. */
class BotProxy {
    constructor(seat, seats) {
        this.seat = seat;
        this.name = `BOT_${seats > 2 ? seat : "AB"[seat]}`;
    }

    /** Waits for the answer. */
    call(method, params = {}) {
        this.ask(method, params);
        return this.answer(method);
    }

    /** The bot is out of the game: it is told and stopped, and must not be called again. */
    eliminate() {
        openChannel().send("Elimination", [this.name]);
    }

    ask(method, params) {
        // The method stands in front: the handler looks for it there and reads no further.
        openChannel().send("ProxyCall", [this.name], JSON.stringify({method, params}));
    }

    answer(method) {
        const answer = receive();
        if (answer.type === "BotTimeout") {
            throw new BotTimeout(this);
        }
        if (answer.type !== "CallResult") {
            throw new ProtocolError(`a ${answer.type} instead of the answer to ${method}`);
        }
        try {
            return JSON.parse(answer.data);
        } catch (error) {
            throw new BotError(this, `the answer to ${method}: ${error.message}`);
        }
    }

    log(text) {
        openChannel().log(this.name, text);
    }
}

function receive() {
    const message = openChannel().receive();
    if (message === null || message.type === "ShutdownNotice") {
        throw new Shutdown();
    }
    return message;
}

class Engine extends Actor {
    constructor(seats) {
        super();
        this.bots = Array.from({length: seats}, (_, seat) => new BotProxy(seat, seats));
        /**
         * What the engine is told at the start, if its game.toml or tulkas.toml says that it wants to know: a seed, from
         * which all chance of the game should come; the options by name, numbers or words; the texts of a map and of a
         * start position, where the game has them. Known when the game is played.
         */
        this.start = {seed: 0, options: {}, map: null, position: null};
    }

    /**
     * Shows people the game as it is now: any JSON for the game's viewer. With a list of seats' views, each player sees
     * the own one, and everybody else the first.
     */
    show(view, seats = undefined) {
        openChannel().send("GameView", [], JSON.stringify({all: view, seats}));
    }

    /**
     * Asks several bots at once, and waits until all have answered or are out of time. A call is [bot, method, params].
     * Gives what each answered, in the same order; a bot that gave no answer, or one that is no JSON, has its BotError
     * there, which may be thrown or forgiven. A bot that has failed gives no answer any more, and the game goes on.
     */
    callTogether(calls) {
        if (calls.length === 0) {
            return [];
        }
        openChannel().send("Simultaneous", [String(calls.length)]);
        for (const [bot, method, params] of calls) {
            bot.ask(method, params ?? {});
        }
        return calls.map(([bot, method]) => {
            try {
                return bot.answer(method);
            } catch (error) {
                if (!(error instanceof BotError)) {
                    throw error;
                }
                return error;
            }
        });
    }

    logToBots(text) {
        openChannel().log("BOTS", text);
    }

    logToAll(text) {
        openChannel().log("ALL", text);
    }

    async serve(channel) {
        try {
            const start = receive();
            if (start.type !== "StartNotice") {
                throw new ProtocolError(`a ${start.type} instead of a StartNotice`);
            }
            if (start.data !== "") {
                this.start = {map: null, position: null, ...JSON.parse(start.data)};
                if (this.bots.length === 0) {
                    const {seats} = this.start;
                    this.bots = Array.from({length: seats}, (_, seat) => new BotProxy(seat, seats));
                }
            }
            const [type, ...parameters] = this.reportOf(await this.#playOrBlame());
            channel.send(type, parameters.map(String));
        } catch (error) {
            if (!(error instanceof Shutdown)) {
                throw error;
            }
        }
    }

    async #playOrBlame() {
        try {
            return await this.play();
        } catch (error) {
            if (!(error instanceof BotError)) {
                throw error;
            }
            error.bot.log(error.message);
            return this.errorOf(error.bot);
        }
    }
}

/** A game for two: play() gives win(bot), lose(bot), DRAW or, where more is counted than the win itself, scores([a, b]). */
export class MatchEngine extends Engine {
    DRAW = "DRAW";

    constructor() {
        super(2);
    }

    opponentOf(bot) {
        return this.bots[1 - bot.seat];
    }

    win(bot) {
        return `${bot.name}_WIN`;
    }

    lose(bot) {
        return this.win(this.opponentOf(bot));
    }

    /** Whole numbers, one for each; the greater one has won. */
    scores(scores) {
        return {scores};
    }

    errorOf(bot) {
        return `${bot.name}_ERROR`;
    }

    reportOf(result) {
        return result.scores ? ["RankingResult", result.scores.join(",")] : ["MatchResult", result];
    }
}

/**
 * A game for two in which they take turns: turn(bot) is one turn, all that a bot does before it is the other's. It
 * gives the result when that ended the game, else nothing. prepare() comes before the first turn.
 */
export class DuelEngine extends MatchEngine {
    prepare() {
        return null;
    }

    async play() {
        let result = await this.prepare();
        for (let bot = this.bots[0]; result == null; bot = this.opponentOf(bot)) {
            result = await this.turn(bot);
        }
        return result;
    }
}

/** A game for one: play() gives a whole number, and a bot that fails gets 0. */
export class ChallengeEngine extends Engine {
    maximum = null;

    constructor() {
        super(1);
    }

    get bot() {
        return this.bots[0];
    }

    errorOf() {
        return 0;
    }

    reportOf(points) {
        return ["ChallengeResult", points, this.maximum];
    }
}

/**
 * A game for more: play() gives a score for each seat; a bot that fails gets 0, everybody else 1. Without a number of
 * seats there are as many as the engine is told at the start.
 */
export class RankingEngine extends Engine {
    constructor(seats = 0) {
        super(seats);
    }

    errorOf(loser) {
        return this.bots.map((bot) => (bot === loser ? 0 : 1));
    }

    reportOf(scores) {
        return ["RankingResult", scores.join(",")];
    }
}
