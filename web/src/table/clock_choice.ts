// The clocks that a game between people can be played with.
import type { ClockWish } from "../api/tables";
import { numberIn, textIn } from "../forms/values";

export interface ClockChoice {
    readonly value: string;
    readonly words: string;
    // Null: nobody has to hurry.
    readonly clock: ClockWish | null;
}

export const clockChoices: readonly ClockChoice[] = [
    { value: "none", words: "None: take your time", clock: null },
    { value: "blitz", words: "3 minutes, and 2 seconds a move", clock: { per_game: 180, increment: 2 } },
    { value: "usual", words: "10 minutes, and 5 seconds a move", clock: { per_game: 600, increment: 5 } },
    { value: "long", words: "30 minutes, and 30 seconds a move", clock: { per_game: 1_800, increment: 30 } },
    { value: "minute", words: "A minute for each move", clock: { per_move: 60 } },
    { value: "day", words: "A day for each move", clock: { per_move: 86_400 } },
];

// What somebody has in mind that is not listed: minutes for the game, seconds more after each move.
export const own = "own";

export function clockIn(form: FormData): ClockWish | undefined {
    const chosen = textIn(form, "clock");
    if (chosen === own) return { per_game: Math.round((numberIn(form, "minutes") ?? 0) * 60), increment: numberIn(form, "seconds") ?? 0 };
    return clockChoices.find(({ value }) => value === chosen)?.clock ?? undefined;
}
