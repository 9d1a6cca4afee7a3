// A bot: it gets the params of a question, and returns the answer.
import {Bot, run} from "tulkas";

class First extends Bot {
    step({moves}) {
        return moves[0];
    }
}

run(First);
