// The trends of all contenders on a ladder: their last games are asked for once, what follows comes with the ladder itself.
import { useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ladders, type Contender } from "../api/ladders";
import { extended, gamesOfTrend, type Trend } from "./trend";

export type Trends = ReadonlyMap<number, Trend>;

// Of those at the top: of hundreds that would be hundreds of questions.
const mostTrends = 24;

export function useTrends(game: string, contenders: readonly Contender[]): ReadonlySignal<Trends> {
    const trends = useSignal<Trends>(new Map());
    const asked = useRef(new Set<string>());
    useEffect(() => {
        for (const { id, games } of contenders.slice(0, mostTrends)) {
            if (asked.current.has(`${game} ${id}`)) continue;
            asked.current.add(`${game} ${id}`);
            ladders.history(game, id, Math.max(0, games - gamesOfTrend)).then(
                ({ items }) => (trends.value = new Map(trends.value).set(id, items)),
                () => undefined, // optional
            );
        }
        const known = contenders.filter(({ id }) => trends.peek().has(id));
        if (known.length === 0) return;
        trends.value = new Map([
            ...trends.peek(),
            ...known.map((each): [number, Trend] => [each.id, extended(trends.peek().get(each.id) ?? [], each)]),
        ]);
    }, [game, contenders]);
    return trends;
}
