// Which board shows which game.
import type { BoardModule } from "./board";
import { battleship } from "./battleship/battleship_board";
import { catan } from "./catan/catan_board";
import { generic } from "./generic/generic_board";
import { martianChess } from "./martian_chess/martian_board";
import { ploy } from "./ploy/ploy_board";

// A view comes as JSON from the arena that made it for this board; that is where its type is promised.
type AnyBoard = BoardModule<never>;

const boards: Readonly<Record<string, AnyBoard>> = {
    battleship,
    "battleship-solo": battleship,
    catan,
    "martian-chess": martianChess,
    ploy,
};

// The generic board is for games that people have sent in.
export function boardOf(game: string): BoardModule<unknown> {
    return (boards[game] as BoardModule<unknown> | undefined) ?? generic;
}
