import type { HouseGames } from "../board";
import { ploy } from "./ploy_board";
import { viewOfPosition } from "./view";

export default { ploy: { board: ploy, viewOfPosition } } satisfies HouseGames;
