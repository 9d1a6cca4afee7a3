import type { Emblems } from "../../app/emblems";
import { Hull } from "./grid";
import "./battleship.css";
import "./emblem.css";

export default {
    battleship: () => (
        <>
            <g transform="translate(12 6)">
                <Hull size={3} isVertical={false} state="afloat" />
            </g>
            <g transform="translate(98 50)">
                <Hull size={2} isVertical={false} state="down" />
            </g>
            {[0, 1].map((index) => (
                <g key={index} class="hit sunk">
                    <circle cx={118 + 40 * index} cy="70" r="11" />
                    <path d={`M${113 + 40 * index} 65l10 10m0 -10l-10 10`} />
                </g>
            ))}
            <circle class="miss" cx="36" cy="72" r="6.5" />
        </>
    ),
    "battleship-solo": () => (
        <>
            {[
                [30, 24],
                [70, 62],
                [162, 30],
                [148, 70],
            ].map(([x, y]) => (
                <circle key={x} class="miss" cx={x} cy={y} r="6.5" />
            ))}
            <g class="hit sunk">
                <circle cx="104" cy="40" r="15" />
                <path d="M97 33l14 14m0 -14l-14 14" />
            </g>
        </>
    ),
} satisfies Emblems;
