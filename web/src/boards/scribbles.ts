// Arrows and marks that somebody draws on a board for themselves: with the right button, or with keys.
//
// They are seen by nobody else, and a click wipes them off. The same drawn again is taken away.
import type { Token } from "./interaction";

export const inks = ["green", "red", "blue"] as const;
export type Ink = (typeof inks)[number];

// A mark of one place where both ends are the same.
export interface Scribble {
    readonly from: Token;
    readonly to: Token;
    readonly ink: Ink;
}

export function inkOf(keys: { readonly shiftKey: boolean; readonly altKey: boolean }): Ink {
    return keys.shiftKey ? "red" : keys.altKey ? "blue" : "green";
}

export function scribbled(all: readonly Scribble[], drawn: Scribble): readonly Scribble[] {
    const others = all.filter(({ from, to }) => from !== drawn.from || to !== drawn.to);
    const isKnown = all.some(({ from, to, ink }) => from === drawn.from && to === drawn.to && ink === drawn.ink);
    return isKnown ? others : [...others, drawn];
}

interface Point {
    readonly x: number;
    readonly y: number;
}

// From the middle of one place to near the middle of the other, with a head of so many units.
export function arrowPath(from: Point, to: Point, size: number): { readonly shaft: string; readonly head: string } {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [alongX, alongY] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const at = (along: number, aside: number) =>
        `${(to.x - alongX * along - alongY * aside).toFixed(1)} ${(to.y - alongY * along + alongX * aside).toFixed(1)}`;
    return {
        shaft: `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${at(size, 0)}`,
        head: `M${at(0, 0)}L${at(size * 1.3, size * 0.7)}L${at(size * 1.3, -size * 0.7)}Z`,
    };
}
