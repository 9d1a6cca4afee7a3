import type { HouseGames } from "../board";
import { battleship } from "./battleship_board";
import { viewOfPosition } from "./position";

export default {
    battleship: { board: battleship, viewOfPosition, start: "0 - - - -" },
    "battleship-solo": { board: battleship },
} satisfies HouseGames;
