// The engine that tests/transcripts/engine.txt describes.

import {BotError, BotTimeout, MatchEngine, run} from "tulkas/engine";

class ConformanceEngine extends MatchEngine {
    wasLate = false;

    play() {
        const {map, position} = this.start;
        if (map === "together") {
            return this.playTogether();
        }
        if (position !== null) {
            this.show({position});
            this.show({position}, ["yours", null]);
        }
        let total = 0;
        for (let turn = 1; turn <= 4; ++turn) {
            const bot = this.bots[(turn - 1) % 2];
            const answer = this.ask(bot, turn);
            if (turn === 1) {
                this.logToAll(`A said ${answer}`);
            } else {
                bot.log(`you said ${answer}`);
            }
            total += answer;
        }
        return total === 0 ? this.DRAW : this.win(this.bots[total > 0 ? 0 : 1]);
    }

    playTogether() {
        const answers = this.callTogether(this.bots.map((bot) => [bot, "move", {turn: 0}]));
        for (const [seat, answer] of answers.entries()) {
            this.bots[seat].log(answer instanceof BotTimeout ? "you were late" : `you said ${answer}`);
        }
        this.bots[0].eliminate();
        return this.DRAW;
    }

    ask(bot, turn) {
        const answer = this.askInTime(bot, turn);
        if (typeof answer !== "number") {
            throw new BotError(bot, `${JSON.stringify(answer)} is not a number`);
        }
        return answer;
    }

    askInTime(bot, turn) {
        try {
            return bot.call("move", {turn});
        } catch (error) {
            if (!(error instanceof BotTimeout) || bot.seat === 0 || this.wasLate) {
                throw error;
            }
            this.wasLate = true;
            return 0;
        }
    }
}

run(ConformanceEngine);
