// The clocks that a game between people can be played with.
import type { ClockWish } from "../api/tables";
import { numberIn, textIn } from "../forms/values";
import { t } from "../words/words";

export interface ClockChoice {
    readonly value: string;
    readonly words: string;
    // Null for no clock.
    readonly clock: ClockWish | null;
}

export const clockChoices: readonly ClockChoice[] = [
    { value: "none", words: t("No clock"), clock: null },
    { value: "blitz", words: t("3 minutes + 2 seconds per move"), clock: { per_game: 180, increment: 2 } },
    { value: "usual", words: t("10 minutes + 5 seconds per move"), clock: { per_game: 600, increment: 5 } },
    { value: "long", words: t("30 minutes + 30 seconds per move"), clock: { per_game: 1_800, increment: 30 } },
    { value: "minute", words: t("1 minute per move"), clock: { per_move: 60 } },
    { value: "day", words: t("1 day per move"), clock: { per_move: 86_400 } },
];

// A custom clock: minutes per player and an increment.
export const own = "own";

export function clockIn(form: FormData): ClockWish | undefined {
    const chosen = textIn(form, "clock");
    if (chosen === own) return { per_game: Math.round((numberIn(form, "minutes") ?? 0) * 60), increment: numberIn(form, "seconds") ?? 0 };
    return clockChoices.find(({ value }) => value === chosen)?.clock ?? undefined;
}
