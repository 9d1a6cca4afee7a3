// A heap of 21 stones: in turn, a player takes 1, 2 or 3; who takes the last wins. One that is late takes one.
import {BotError, BotTimeout, DuelEngine, run} from "tulkas/engine";

class Heap extends DuelEngine {
    heap = 21;

    prepare() {
        const {seed, options, map} = this.start;
        if (options.heap) {
            this.heap = options.heap;
            this.logToAll(`seed ${seed} on ${map.trim()}, ${options.last}`);
        }
        return null;
    }

    turn(bot) {
        const taken = this.ask(bot);
        if (![1, 2, 3].includes(taken) || taken > this.heap) {
            throw new BotError(bot, `cannot take ${taken}`);
        }
        this.heap -= taken;
        this.logToAll(`${this.heap} are left`);
        if (this.heap > 0) {
            return null;
        }
        // What shines is counted.
        return this.start.options.last === "shines" ? this.scores(this.bots.map((own) => (own === bot ? 3 : 1))) : this.win(bot);
    }

    ask(bot) {
        try {
            return bot.call("take", {heap: this.heap});
        } catch (error) {
            if (!(error instanceof BotTimeout)) {
                throw error;
            }
            bot.log("too late");
            return 1;
        }
    }
}

run(Heap);
