import type { HouseGames } from "../board";
import { ploy } from "./ploy_board";
import { viewOfPosition } from "./view";

const start =
    ",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,w17,w40,w48,,/,,,w16,w16,w16,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/" +
    ",,,b1,b1,b1,,,/,,b3,b130,b17,b130,b129,,/,b69,b146,b131,b170,b131,b146,b69, b";

export default { ploy: { board: ploy, viewOfPosition, start } } satisfies HouseGames;
