// The bot that tests/transcripts/bot.txt describes. Some of its methods are async: both kinds are answered.

import {Bot, run} from "tulkas";

class ConformanceBot extends Bot {
    calls = 0;

    answer(method, params) {
        ++this.calls;
        return super.answer(method, params);
    }

    async echo({value}) {
        return value;
    }

    time() {
        const {call, game} = this.timeGiven();
        return {call_us: microseconds(call), game_us: microseconds(game)};
    }

    note({text}) {
        this.log(text);
    }

    print({text}) {
        console.log(text);
    }

    async fail({text}) {
        throw new Error(text);
    }

    count() {
        return this.calls;
    }
}

function microseconds(milliseconds) {
    return milliseconds === Infinity ? null : Math.round(milliseconds * 1000);
}

run(ConformanceBot);
