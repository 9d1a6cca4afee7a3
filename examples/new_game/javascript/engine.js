// The engine: it knows the rules, and asks the players.
import {BotError, DuelEngine, run} from "tulkas/engine";

class Game extends DuelEngine {
    at = 0;

    turn(bot) {
        const {squares} = this.start.options;
        const moves = [1, 2, 3].filter((step) => this.at + step <= squares);
        this.show({at: this.at, squares, turn: bot.seat, moves});
        const step = bot.call("step", {at: this.at, squares, moves});
        if (!moves.includes(step)) {
            throw new BotError(bot, `${JSON.stringify(step)} is not one of the moves ${moves}`);
        }
        this.at += step;
        if (this.at === squares) {
            this.show({at: this.at, squares, turn: bot.seat, moves: []});
            return this.win(bot);
        }
        return null;
    }
}

run(Game);
