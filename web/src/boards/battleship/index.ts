import type { HouseGames } from "../board";
import { analysis } from "./analysis";
import { battleship } from "./battleship_board";
import { viewOfPosition } from "./position";

export default {
    battleship: { board: battleship, viewOfPosition, analysis },
    "battleship-solo": { board: battleship, analysis },
} satisfies HouseGames;
