// Which board shows which game.
import { toldGame } from "../app/games";
import type { BoardModule } from "./board";
import { generic } from "./generic/generic_board";
import { houseGames } from "./house";
import { viewerOf } from "./viewer/viewer_board";

// Games that people have sent in have a viewer of their own, or the generic board.
export function boardOf(game: string): BoardModule<unknown> {
    const ours = houseGames.get(game)?.board as BoardModule<unknown> | undefined;
    if (ours) return ours;
    return toldGame(game)?.has_viewer ? viewerOf(game) : generic;
}
