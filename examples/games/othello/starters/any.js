// Plays any legal move, by chance.
import {Bot, run} from "tulkas";

class Any extends Bot {
    move({moves}) {
        return moves[Math.floor(Math.random() * moves.length)];
    }
}

run(Any);
