// One grid of Battleship: the sea, ships, shots.
import { gridSize, isSunk, letterAt, allSquares, squareOf, type Field, type Ship } from "./view";

export const cell = 40;
export const label = 30;
export const gridSide = gridSize * cell;
export const pictureSide = gridSide + label + 4;

export function middleOf(column: number, row: number) {
    return { x: label + (column + 0.5) * cell, y: label + (row + 0.5) * cell };
}

function Coordinates() {
    return (
        <>
            {[..."ABCDEFGHIJ"].map((letter, index) => (
                <g key={letter}>
                    <text class="coordinate" x={middleOf(index, 0).x} y={label / 2}>
                        {letter}
                    </text>
                    <text class="coordinate" x={label / 2 - 2} y={middleOf(0, index).y}>
                        {index + 1}
                    </text>
                </g>
            ))}
        </>
    );
}

export function Sea({ isFog }: { isFog: boolean }) {
    const lines = Array.from({ length: gridSize - 1 }, (_, index) => label + (index + 1) * cell);
    const end = label + gridSide;
    return (
        <>
            <rect class={isFog ? "sea fog" : "sea"} x={label} y={label} width={gridSide} height={gridSide} rx="8" />
            <path class="sea-lines" d={lines.map((at) => `M${at} ${label}V${end}M${label} ${at}H${end}`).join("")} />
            <Coordinates />
        </>
    );
}

type ShipState = "afloat" | "down" | "misplaced";

// A hull with a pointed bow, a deck and as many hatches as it has squares; horizontal, from 0,0 on.
export function Hull({ size, isVertical, state }: { size: number; isVertical: boolean; state: ShipState }) {
    const inset = 5;
    const length = size * cell - inset;
    const low = cell - inset;
    const bow = length - 13;
    const outline = `M${inset + 5} ${inset}H${bow}Q${length} ${inset} ${length} ${cell / 2}Q${length} ${low} ${bow} ${low}H${inset + 5}Q${inset} ${low} ${inset} ${low - 6}V${inset + 6}Q${inset} ${inset} ${inset + 5} ${inset}Z`;
    // A vertical ship is the same one mirrored along the diagonal.
    return (
        <g class={`hull ${state}`} transform={isVertical ? "matrix(0 1 1 0 0 0)" : undefined}>
            <path class="side" d={outline} />
            {Array.from({ length: size }, (_, index) => (
                <rect key={index} class="hatch" x={(index + 0.5) * cell - 6} y={cell / 2 - 5} width="12" height="10" rx="3" />
            ))}
        </g>
    );
}

export function ShipOn({ ship, state }: { ship: Ship; state: ShipState }) {
    const { column, row } = squareOf(ship.position);
    return (
        <g class="piece" style={{ transform: `translate(${label + column * cell}px, ${label + row * cell}px)` }}>
            <Hull size={ship.size} isVertical={ship.direction === "vertical"} state={state} />
        </g>
    );
}

function Shot({ letter, x, y }: { letter: string; x: number; y: number }) {
    switch (letter) {
        case "o":
            return <circle class="miss appears" cx={x} cy={y} r="6.5" />;
        case "-":
            return <circle class="known" cx={x} cy={y} r="3" />;
        case "x":
        case "#":
            return (
                <g class={letter === "#" ? "hit sunk appears" : "hit appears"}>
                    <circle cx={x} cy={y} r="11" />
                    <path d={`M${x - 5} ${y - 5}l10 10m0 -10l-10 10`} />
                </g>
            );
        default:
            return null;
    }
}

export function FieldPicture({ field, isFog }: { field: Field; isFog: boolean }) {
    const last = field.last_target ? squareOf(field.last_target) : null;
    return (
        <>
            <Sea isFog={isFog} />
            {field.ships.map((ship) => (
                <ShipOn key={ship.position} ship={ship} state={isSunk(field, ship) ? "down" : "afloat"} />
            ))}
            {allSquares().map((square) => (
                <Shot
                    key={square.row * gridSize + square.column}
                    letter={letterAt(field, square)}
                    {...middleOf(square.column, square.row)}
                />
            ))}
            {last && (
                <rect
                    class="last-shot"
                    x={label + last.column * cell + 2}
                    y={label + last.row * cell + 2}
                    width={cell - 4}
                    height={cell - 4}
                    rx="6"
                />
            )}
        </>
    );
}
