import type { HouseGames } from "../board";
import { catan } from "./catan_board";
import { viewOfPosition } from "./position";

export default { catan: { board: catan, viewOfPosition } } satisfies HouseGames;
