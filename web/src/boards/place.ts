// The places of a board that can be pointed at, and the way between them by arrow keys.
import type { Token } from "./interaction";

export interface Place {
    readonly token: Token;
    // What a screen reader says of it: where it is and what stands there.
    readonly label: string;
    readonly x: number;
    readonly y: number;
    // The outline that answers to a pointer, as an SVG path.
    readonly outline: string;
    // How a target is marked there: a dot where it is empty, a ring around what stands there, the whole outline
    // where a mark would be lost.
    readonly mark: { readonly kind: "dot" | "ring" | "outline"; readonly radius: number };
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const ways: Record<Arrow, readonly [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export function isArrow(key: string): key is Arrow {
    return key in ways;
}

// The nearest place in that direction, where a step to the side counts double; the same place when there is none. It
// works for squares as for hexes, corners and edges, and never leaves the quarter that the arrow points into.
export function neighbour(places: readonly Place[], from: Place, arrow: Arrow): Place {
    const [wayX, wayY] = ways[arrow];
    let best = from;
    let least = Infinity;
    for (const place of places) {
        const ahead = (place.x - from.x) * wayX + (place.y - from.y) * wayY;
        const aside = Math.abs((place.x - from.x) * wayY) + Math.abs((place.y - from.y) * wayX);
        if (ahead <= 0.5 || aside > ahead * 1.8) continue;
        const distance = ahead + 2 * aside;
        if (distance < least) {
            least = distance;
            best = place;
        }
    }
    return best;
}

export function squareOutline(x: number, y: number, side: number): string {
    const half = side / 2;
    return `M${x - half} ${y - half}h${side}v${side}h${-side}z`;
}

export function circleOutline(x: number, y: number, radius: number): string {
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}
