// A small picture for each game, in the colours of its board.
import { Hull } from "../boards/battleship/grid";
import { Pyramid } from "../boards/martian_chess/pyramid";
import { PloyPieceDrawing } from "../boards/ploy/piece";
import "../boards/battleship/battleship.css";
import "../boards/martian_chess/martian.css";
import "../boards/ploy/ploy.css";
import "./emblems.css";

function hexagon(x: number, y: number): string {
    return `M${x} ${y - 22}l19 11v22l-19 11l-19 -11v-22z`;
}

function Drawing({ game }: { game: string }) {
    switch (game) {
        case "ploy":
            return (
                <>
                    <g transform="translate(38 48)">
                        <PloyPieceDrawing colour="black" mask={131} />
                    </g>
                    <g transform="translate(98 36) scale(0.9)">
                        <PloyPieceDrawing colour="white" mask={170} />
                    </g>
                    <g transform="translate(152 52) scale(0.8)">
                        <PloyPieceDrawing colour="black" mask={17} />
                    </g>
                </>
            );
        case "martian-chess":
            return (
                <>
                    {[3, 2, 1].map((points, index) => (
                        <g key={points} transform={`translate(${46 + 52 * index} ${44 + 9 * index})`}>
                            <Pyramid points={points} owner={index === 1 ? 1 : 0} />
                        </g>
                    ))}
                </>
            );
        case "battleship":
            return (
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
            );
        case "battleship-solo":
            return (
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
            );
        case "catan":
            return (
                <>
                    <path class="emblem-forest" d={hexagon(50, 47)} />
                    <path class="emblem-fields" d={hexagon(90, 47)} />
                    <path class="emblem-hills" d={hexagon(130, 47)} />
                    <path class="emblem-house" d="M61 48v-12l9 -8l9 8v12z" />
                    <path class="emblem-city" d="M103 70v-13h8v-8l8 -8l8 8v21z" />
                </>
            );
        // For uploaded games.
        default:
            return <path class="emblem-pawn" d="M95 18a11 11 0 0 1 6 20q1 18 12 30v8h-36v-8q11 -12 12 -30a11 11 0 0 1 6 -20z" />;
    }
}

export function Emblem({ game }: { readonly game: string }) {
    return (
        <svg class={`emblem ${game}`} viewBox="0 0 190 94" aria-hidden="true">
            <rect class="emblem-ground" width="190" height="94" rx="10" />
            <Drawing game={game} />
        </svg>
    );
}
