import type { HouseGames } from "../board";
import { battleship } from "./battleship_board";
import { viewOfPosition } from "./position";

export default { battleship: { board: battleship, viewOfPosition }, "battleship-solo": { board: battleship } } satisfies HouseGames;
