import { positionOf } from "../../analysis/position_of";
import type { HouseGames } from "../board";
import { ploy } from "./ploy_board";
import { viewOfPosition } from "./view";

export default { ploy: { board: ploy, viewOfPosition, analysis: { positionOf } } } satisfies HouseGames;
