// A bot: answers the calls of a game's engine.
//
//     import {Bot, run} from "tulkas/ploy";
//
//     class FirstMove extends Bot {
//         getMove(position, legalMoves) {
//             return legalMoves[0];
//         }
//     }
//
//     run(FirstMove);
//
// For games that have a module here extend the Bot there; for any other game extend this one. Methods may be async.

import {Actor, run} from "./actor.js";
import {ProtocolError} from "./message.js";

export {run};

/** CPU time in milliseconds, Infinity where there is no limit: for this answer, and for the whole game. */
export class TimeLeft {
    constructor(call = Infinity, game = Infinity) {
        this.call = call;
        this.game = game;
    }

    /** Whichever runs out first. */
    tightest() {
        return Math.min(this.call, this.game);
    }
}

export class Bot extends Actor {
    #time = {};
    #calledAt = 0;
    #cpuAtCall = null;
    #names = new Map(); // of methods, by what the game calls them

    /** The answer to one call: next_card is answered by nextCard(), which gets the params as one object. */
    answer(method, params) {
        return this[this.#names.get(method) ?? this.#learn(method)](params);
    }

    #learn(method) {
        const name = method.replace(/(?<=.)_(.)/g, (_, letter) => letter.toUpperCase());
        if (name in Bot.prototype || typeof this[name] !== "function") {
            throw new TypeError(`no such method: ${name}`);
        }
        this.#names.set(method, name);
        return name;
    }

    /** What the engine's machine said when it called. */
    timeGiven() {
        return new TimeLeft(milliseconds(this.#time.call_us), milliseconds(this.#time.game_us));
    }

    /** What is left of that now, by the CPU time used since; the machine's own count decides. */
    timeLeft() {
        const cpu = cpuTime();
        // Reading the CPU time is a system call, so it is not done at the start of every call; the wall time until a
        // bot asks for the first time counts as used.
        this.#cpuAtCall ??= cpu - (performance.now() - this.#calledAt);
        const used = cpu - this.#cpuAtCall;
        const given = this.timeGiven();
        return new TimeLeft(given.call - used, given.game - used);
    }

    async serve(channel) {
        for (let message = channel.receive(); message !== null; message = channel.receive()) {
            if (message.type === "ShutdownNotice") {
                return;
            }
            if (message.type !== "ProxyCall") {
                throw new ProtocolError(`a ${message.type} is not for bots`);
            }
            this.#calledAt = performance.now();
            this.#cpuAtCall = null;
            const {method, params, time} = JSON.parse(message.data);
            this.#time = time ?? {};
            if (params === undefined) {
                throw new ProtocolError("a call without params");
            }
            const answer = this.answer(method, params);
            const result = answer instanceof Promise ? await answer : answer;
            channel.answer(method, JSON.stringify(result ?? null));
        }
    }
}

function cpuTime() {
    const {user, system} = process.cpuUsage();
    return (user + system) / 1000;
}

function milliseconds(microseconds) {
    return microseconds == null ? Infinity : microseconds / 1000;
}
