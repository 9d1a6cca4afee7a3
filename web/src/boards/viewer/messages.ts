// Messages between the page and the viewer of an uploaded game. The viewer is untrusted.
//
// To the viewer: {tulkas: 1, game, view, you, seats, over}, at every change and when it is ready.
// From it: {tulkas: 1, ready: true}, {tulkas: 1, answer: any JSON}, {tulkas: 1, height: pixels, width: pixels}.
export interface Sight {
    readonly game: string;
    readonly view: unknown;
    // The seat through whose eyes, null for a spectator.
    readonly you: number | null;
    readonly seats: readonly string[];
    readonly over: boolean;
}

export type Said =
    | { readonly is: "ready" }
    | { readonly is: "answer"; readonly answer: unknown }
    // The width of the frame at which this was its height, if it is told.
    | { readonly is: "height"; readonly pixels: number; readonly width: number | null };

export const leastHeight = 100;
export const mostHeight = 2000;

export function toViewer(sight: Sight): object {
    return { tulkas: 1, ...sight };
}

export function heightWithin(pixels: number): number {
    return Math.max(leastHeight, Math.min(mostHeight, Math.round(pixels)));
}

// The value as JSON has it; undefined if it has none. A frame may send more than JSON: numbers without bounds, values
// that contain themselves, maps, dates.
function asJson(value: unknown): unknown {
    try {
        const text = JSON.stringify(value) as string | undefined;
        return text === undefined ? undefined : JSON.parse(text);
    } catch {
        return undefined;
    }
}

function isNumber(value: unknown): value is number {
    return typeof value === "number" && Number.isFinite(value);
}

// Null if it is not one of these messages.
export function saidIn(data: unknown): Said | null {
    if (typeof data !== "object" || data === null || (data as { tulkas?: unknown }).tulkas !== 1) return null;
    const { ready, answer, height, width } = data as { ready?: unknown; answer?: unknown; height?: unknown; width?: unknown };
    if (ready === true) return { is: "ready" };
    if (isNumber(height)) return { is: "height", pixels: heightWithin(height), width: isNumber(width) ? Math.round(width) : null };
    const json = asJson(answer);
    return json === undefined ? null : { is: "answer", answer: json };
}
