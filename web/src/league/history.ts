// A rating's history as it is plotted.
import { useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ladders, type RatingStep } from "../api/ladders";
import type { RatingData } from "../plots/ratings";

// A rating is three deviations below the mean; the band reaches as far above it.
export const sureDeviations = 3;
// Older ones are narrower than a pixel.
const mostSteps = 1000;

async function stepsAfter(game: string, contender: number, games: number): Promise<readonly RatingStep[]> {
    const { items, next } = await ladders.history(game, contender, games);
    return next === null ? items : [...items, ...(await stepsAfter(game, contender, next))];
}

// Fetches only new steps.
export function useHistory(game: string, contender: number, games: number): ReadonlySignal<readonly RatingStep[]> {
    const steps = useSignal<readonly RatingStep[]>([]);
    useEffect(() => {
        let isCurrent = true;
        const known = steps.peek();
        const last = known[known.length - 1]?.games ?? Math.max(0, games - mostSteps);
        stepsAfter(game, contender, last).then(
            (more) => isCurrent && (steps.value = [...known, ...more]),
            () => undefined, // retried with the next game
        );
        return () => void (isCurrent = false);
    }, [game, contender, games]);
    return steps;
}

export function plotted(steps: readonly RatingStep[]): RatingData {
    return [
        steps.map(({ games }) => games),
        steps.map(({ mean }) => mean),
        steps.map(({ mean, deviation }) => mean + sureDeviations * deviation),
        steps.map(({ mean, deviation }) => mean - sureDeviations * deviation),
    ];
}
