import type { HouseGames } from "../board";
import { martianChess } from "./martian_board";
import { viewOfPosition } from "./view";

const start = "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0";

export default { "martian-chess": { board: martianChess, viewOfPosition, start } } satisfies HouseGames;
