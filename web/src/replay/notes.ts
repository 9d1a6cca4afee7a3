// What bots show of their thoughts with their logs: numbers that are plotted, and drawings on the board.
//
// A note is a line of the log: `#number depth 7`, `#mark e4 red`, `#arrow e3 e4`, `#label e4 weak`. Anybody can write anything
// into a log, so what is no note is left alone, and there are not more than can be looked at.
import { noDrawings, type Drawings, type Label } from "../boards/drawings";
import { inks, type Ink, type Scribble } from "../boards/scribbles";
import type { LogLine } from "./log";

const mostDrawings = 200; // at one position
const mostNumbers = 8; // plots
const longestLabel = 24;
const name = /^[A-Za-z][\w.-]{0,31}$/;

// One number over the game: the last value of each move, by seat.
export interface Course {
    readonly name: string;
    readonly values: ReadonlyMap<number, { readonly seat: number; readonly value: number }>;
}

export interface Notes {
    readonly numbers: readonly Course[];
    readonly drawingsAt: (ply: number) => Drawings;
}

function inkIn(word: string | undefined): Ink | null {
    if (word === undefined) return "green";
    return inks.find((ink) => ink === word) ?? null;
}

function scribbleIn(kind: string, words: readonly string[]): Scribble | null {
    const [from = "", to = ""] = kind === "#mark" ? [words[0], words[0]] : words;
    const ink = inkIn(words[kind === "#mark" ? 1 : 2]);
    return from === "" || to === "" || ink === null ? null : { from, to, ink };
}

function labelIn([place = "", ...words]: readonly string[]): Label | null {
    const text = words.join(" ").slice(0, longestLabel);
    return place === "" || text === "" ? null : { place, words: text };
}

export function notesIn(lines: readonly LogLine[]): Notes {
    const numbers = new Map<string, Map<number, { seat: number; value: number }>>();
    const drawings = new Map<number, { scribbles: Scribble[]; labels: Label[] }>();
    for (const { ply, seat, text } of lines) {
        if (!text.startsWith("#")) continue;
        const [kind = "", ...words] = text.trim().split(/\s+/);
        if (kind === "#number") {
            const [called = "", given = ""] = words;
            const value = given === "" ? NaN : Number(given);
            if (!name.test(called) || !Number.isFinite(value)) continue;
            if (!numbers.has(called) && numbers.size === mostNumbers) continue;
            numbers.set(called, (numbers.get(called) ?? new Map<number, { seat: number; value: number }>()).set(ply, { seat, value }));
            continue;
        }
        const here = drawings.get(ply) ?? { scribbles: [], labels: [] };
        if (here.scribbles.length + here.labels.length === mostDrawings) continue;
        const scribble = kind === "#mark" || kind === "#arrow" ? scribbleIn(kind, words) : null;
        const label = kind === "#label" ? labelIn(words) : null;
        if (scribble) here.scribbles.push(scribble);
        if (label) here.labels.push(label);
        if (scribble ?? label) drawings.set(ply, here);
    }
    return {
        numbers: [...numbers].map(([called, values]) => ({ name: called, values })),
        drawingsAt: (ply) => drawings.get(ply) ?? noDrawings,
    };
}
