import { positionOf } from "../../analysis/position_of";
import { t } from "../../words/words";
import type { HouseGames } from "../board";
import { catan } from "./catan_board";
import { viewOfPosition } from "./position";

const about = t(
    "An estimate by points, income, cards and roads; the move is a rule of thumb of the house bot Settler. Nothing is searched.",
);

export default { catan: { board: catan, viewOfPosition, analysis: { positionOf, about, hasLuck: true } } } satisfies HouseGames;
