// A position in a game's notation as a view of it, for the games whose notation the pages can read.
import { viewOfPosition as battleship } from "./battleship/position";
import { viewOfPosition as catan } from "./catan/position";
import { viewOfPosition as martianChess } from "./martian_chess/view";
import { viewOfPosition as ploy } from "./ploy/view";

const readers: Readonly<Record<string, (text: string) => unknown>> = { battleship, catan, "martian-chess": martianChess, ploy };

const starts: Readonly<Record<string, string>> = {
    battleship: "0 - - - -",
    "martian-chess": "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0",
    ploy:
        ",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,w17,w40,w48,,/,,,w16,w16,w16,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/" +
        ",,,b1,b1,b1,,,/,,b3,b130,b17,b130,b129,,/,b69,b146,b131,b170,b131,b146,b69, b",
};

export function canRead(game: string): boolean {
    return game in readers;
}

// Null when the text is no position of the game. Without a text it is the start, where there is only one.
export function viewOf(game: string, text: string): unknown {
    const read = Object.hasOwn(readers, game) ? readers[game] : undefined;
    return read?.(text.trim() === "" ? (starts[game] ?? "") : text) ?? null;
}
