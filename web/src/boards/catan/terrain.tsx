// What grows or lies on a hex, drawn around its middle within the outline of side 50; the number lies over the middle.
import type { Pixel } from "./geometry";

const tree = (x: number, y: number, size: number) =>
    `M${x} ${y - 9 * size}l${5 * size} ${8 * size}h${-2.5 * size}l${4 * size} ${7 * size}h${-13 * size}l${4 * size} ${-7 * size}h${-2.5 * size}z`;
const ear = (x: number, y: number) =>
    `M${x} ${y}v-15m0 4q-4 -1 -4 -5m4 5q4 -1 4 -5m-4 9q-4 -1 -4 -5m4 5q4 -1 4 -5m-4 -4q-2 -3 0 -6q2 3 0 6`;
const sheep = (x: number, y: number) =>
    `M${x - 8} ${y}a4 4 0 0 1 3 -6a5 5 0 0 1 8 0a4 4 0 0 1 5 3h2v3h-3a4 4 0 0 1 -2 3v3h-2v-3h-5v3h-2v-3a4 4 0 0 1 -4 -3z`;
const brick = (x: number, y: number) => `M${x} ${y}h9v5h-9z`;

function Drawing({ terrain }: { readonly terrain: string }) {
    switch (terrain) {
        case "forest":
            return (
                <path
                    class="motif"
                    d={tree(-17, -17, 1.05) + tree(0, -24, 1.2) + tree(17, -17, 1.05) + tree(-24, 19, 0.9) + tree(25, 19, 0.9)}
                />
            );
        case "fields":
            return (
                <path
                    class="motif stroked"
                    d={[-21, -7, 7, 21].map((x, index) => ear(x, index % 3 ? -17 : -11)).join("") + ear(-28, 24) + ear(28, 24)}
                />
            );
        case "pasture":
            return <path class="motif" d={sheep(-14, -20) + sheep(13, -24) + sheep(-25, 14) + sheep(26, 15)} />;
        case "hills":
            return (
                <path
                    class="motif"
                    d={[
                        brick(-15, -22),
                        brick(-5, -22),
                        brick(5, -22),
                        brick(-10, -28),
                        brick(0, -28),
                        brick(-5, -34),
                        brick(-33, 14),
                        brick(-28, 8),
                        brick(23, 14),
                        brick(18, 8),
                    ].join("")}
                />
            );
        case "mountains":
            return <path class="motif" d="M-30 -11L-15 -33L-7 -22L3 -38L30 -11ZM-36 22L-27 9L-18 22ZM19 22L28 8L37 22Z" />;
        default:
            return <path class="motif" d="M-4 14v-10h-9v-11h5v6h4v-16h8v20h4v-8h5v13h-9v6z" />;
    }
}

// The lit tops of mountains.
function Snow() {
    return <path class="snow" d="M-15 -33L-19 -27L-15 -29L-12 -26L-11 -28ZM3 -38L-2 -30L2 -32L6 -29L9 -32Z" />;
}

export function TerrainDrawing({ terrain, at }: { readonly terrain: string; readonly at: Pixel }) {
    return (
        <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
            <Drawing terrain={terrain} />
            {terrain === "mountains" && <Snow />}
        </g>
    );
}
