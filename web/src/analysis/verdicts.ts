// What the engine's numbers mean for people: how good a position is, which moves were mistakes.
import type { ListedMove } from "../replay/move_list";
import { t } from "../words/words";
import { whoIs } from "../words/you";
import type { Analysis } from "./module";

export interface Verdict {
    readonly kind: "mistake" | "blunder";
    // "??" after the move.
    readonly sign: string;
    // "Blunder".
    readonly name: string;
    readonly words: string;
}

// How much of the chance of winning a move must lose.
const mistake = 0.15;
const blunder = 0.3;

// Only a game that is decided is won for certain.
export function percent(chance: number): string {
    const rounded = Math.round(chance * 100);
    return `${chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded} %`;
}

// By ply: after the move with that number. Only moves with the positions before and after them analysed are judged.
export function verdictsOn(moves: readonly ListedMove[], analysisAt: (ply: number) => Analysis | undefined): ReadonlyMap<number, Verdict> {
    const verdicts = new Map<number, Verdict>();
    moves.forEach(({ seat, move }, index) => {
        const before = analysisAt(index);
        const had = before?.chances[seat];
        const has = analysisAt(index + 1)?.chances[seat];
        const best = before?.line[0];
        if (had === undefined || has === undefined || best === undefined || best === move || had - has < mistake) return;
        const kind = had - has < blunder ? "mistake" : "blunder";
        const name = kind === "blunder" ? t("Blunder") : t("Mistake");
        verdicts.set(index + 1, {
            kind,
            name,
            sign: kind === "blunder" ? "??" : "?",
            words: t("{name}: from {had} to {has}. Better: {best}", { name, had: percent(had), has: percent(has), best }),
        });
    });
    return verdicts;
}

// Who stands better, in one sentence.
export function standingWords({ chances, plies_to_end: plies }: Analysis, names: readonly string[]): string {
    if (chances.length === 0) return t("Where the ships may be");
    const best = chances.reduce((found, chance, seat) => (chance > (chances[found] ?? 0) ? seat : found), 0);
    const name = names[best] ?? t("Player {seat}", { seat: best + 1 });
    const chance = chances[best] ?? 0;
    const who = whoIs(name);
    if (plies === 0)
        return chance > 0.5 ? t("{who, select, you {You have won} other {{name} has won}}", { who, name }) : t("The game is drawn");
    if (plies !== null)
        return t("{who, select, you {You win} other {{name} wins}} in {moves, plural, one {# move} other {# moves}}", {
            who,
            name,
            moves: Math.ceil(plies / 2),
        });
    if (chances.length === 2 && chance < 0.53) return t("Even");
    return `${name}: ${percent(chance)}`;
}
