// Which board shows which game.
import { toldGames } from "../app/games";
import type { BoardModule } from "./board";
import { battleship } from "./battleship/battleship_board";
import { catan } from "./catan/catan_board";
import { generic } from "./generic/generic_board";
import { martianChess } from "./martian_chess/martian_board";
import { ploy } from "./ploy/ploy_board";
import { viewerOf } from "./viewer/viewer_board";

// A view comes as JSON from the arena that made it for this board; that is where its type is promised.
type AnyBoard = BoardModule<never>;

const boards: Readonly<Record<string, AnyBoard>> = {
    battleship,
    "battleship-solo": battleship,
    catan,
    "martian-chess": martianChess,
    ploy,
};

// Games that people have sent in have a viewer of their own, or the generic board.
export function boardOf(game: string): BoardModule<unknown> {
    const ours = boards[game] as BoardModule<unknown> | undefined;
    if (ours) return ours;
    return toldGames.value.find(({ name }) => name === game)?.has_viewer ? viewerOf(game) : generic;
}
