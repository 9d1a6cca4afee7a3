// A Ploy piece: a disc that shows its lines, drawn around 0,0 with a radius of 24.
import type { Colour } from "./view";
import { directionsOf } from "./view";

export interface PieceProps {
    readonly colour: Colour;
    readonly mask: number;
    // How far the drawn lines are turned, in degrees; changes of it are seen as turning.
    readonly angle?: number;
}

const length = 19;

function endOf(direction: number): string {
    const angle = (direction * Math.PI) / 4;
    return `L${(length * Math.sin(angle)).toFixed(2)} ${(-length * Math.cos(angle)).toFixed(2)}`;
}

export function PloyPieceDrawing({ colour, mask, angle = 0 }: PieceProps) {
    const lines = directionsOf(mask).map((direction) => `M0 0${endOf(direction)}`);
    return (
        <g class={`ploy-piece ${colour}`}>
            <ellipse class="shade" cx="1.5" cy="3.5" rx="24" ry="24" />
            <circle class="rim" r="24" />
            <circle class="disc" r="21" />
            <g class="lines" style={{ transform: `rotate(${angle}deg)` }}>
                <path d={lines.join("")} />
                <circle r="5" />
            </g>
        </g>
    );
}
