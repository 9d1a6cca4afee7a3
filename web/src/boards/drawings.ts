// What a bot has drawn on the board with its log, at the position that is shown; boards find it by the context.
import { createContext } from "preact";
import type { Scribble } from "./scribbles";

export interface Label {
    readonly place: string;
    readonly words: string;
}

export interface Drawings {
    readonly scribbles: readonly Scribble[];
    readonly labels: readonly Label[];
}

export const noDrawings: Drawings = { scribbles: [], labels: [] };
export const DrawingsContext = createContext<Drawings>(noDrawings);
