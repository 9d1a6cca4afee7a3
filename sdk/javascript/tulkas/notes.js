// What a bot shows of its thoughts beside the board: numbers, marks, arrows, words.
//
//     import {arrow, report} from "tulkas/notes";
//
// They are lines of its log; docs/bots.md says how they look and what the viewer makes of them.

import {openChannel} from "./channel.js";

/** A number that is plotted over the game, such as the depth of a search. */
export function report(name, value) {
    openChannel().log("SELF", `#number ${name} ${value}`);
}

/** A place on the board, in the game's notation. Inks are green, red and blue. */
export function mark(place, ink = "green") {
    openChannel().log("SELF", `#mark ${place} ${ink}`);
}

/** From one place to another. */
export function arrow(from, to, ink = "green") {
    openChannel().log("SELF", `#arrow ${from} ${to} ${ink}`);
}

/** Some words at a place. */
export function label(place, words) {
    openChannel().log("SELF", `#label ${place} ${words}`);
}
