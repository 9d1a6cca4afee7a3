import { positionOf } from "../../analysis/position_of";
import type { HouseGames } from "../board";
import { martianChess } from "./martian_board";
import { viewOfPosition } from "./view";

export default { "martian-chess": { board: martianChess, viewOfPosition, analysis: { positionOf } } } satisfies HouseGames;
