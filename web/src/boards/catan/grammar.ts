// How Catan's moves are named: a kind of piece, then its place; where only one kind can be placed, the place alone.
import type { Grammar } from "../interaction";
import type { CatanView } from "./view";

const placed = new Set(["settlement", "city", "road"]);
const onlyPlaces = new Set(["settlement", "road", "free-road"]);

export function catanGrammar(view: CatanView): Grammar {
    const isPlaceAlone = onlyPlaces.has(view.expected);
    return (move) => {
        const colon = move.indexOf(":");
        const word = colon < 0 ? move : move.slice(0, colon);
        const place = move.slice(colon + 1);
        if (word === "robber") return [place];
        if (!placed.has(word)) return [move];
        return isPlaceAlone ? [place] : [word, place];
    };
}

// Whether the places that can be named next are to be shown before anything is taken up.
export function showsPlaces(view: CatanView): boolean {
    return onlyPlaces.has(view.expected) || view.expected === "robber";
}
