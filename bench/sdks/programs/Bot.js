// A bot as an author would write it.
import {Bot, run} from "tulkas";

class One extends Bot {
    next({heap, turn}) {
        return 1;
    }
}

run(One);
