// How long each move took, plotted: a click on a bar goes to that move.
import { Plot } from "../plots/plot";
import { t } from "../words/words";
import { durationText } from "./clock";
import type { ListedMove } from "./move_list";

// The plies, and for each seat the milliseconds of its moves; null where another moved. Less than one is shown as one,
// for the axis is logarithmic.
export function timesOf(moves: readonly ListedMove[], seats: number): [number[], ...(number | null)[][]] {
    const plies = moves.map((_, index) => index + 1);
    const times = Array.from({ length: seats }, (_, seat) =>
        moves.map((move) => (move.seat === seat && move.used !== null ? Math.max(1, move.used / 1000) : null)),
    );
    return [plies, ...times];
}

interface Props {
    readonly moves: readonly ListedMove[];
    readonly names: readonly string[];
    readonly ply: number;
    readonly onChoose: (ply: number) => void;
}

export function TimePlot({ moves, names, ply, onChoose }: Props) {
    const timed = moves.flatMap(({ used }, index) => (used === null ? [] : [{ used, ply: index + 1 }]));
    if (timed.length < 2) return null;
    const longest = timed.reduce((best, move) => (move.used > best.used ? move : best));
    const load = async () => {
        const { drawTimes } = await import("../plots/times");
        return drawTimes(timesOf(moves, names.length), names, () => ply, onChoose);
    };
    return (
        <figure class="time-plot">
            <figcaption class="quiet">
                {t("Time per move (longest: {used}, move {ply})", { used: durationText(longest.used), ply: longest.ply })}
            </figcaption>
            <Plot label={t("Time per move")} load={load} inputs={[moves.length, ply]} />
        </figure>
    );
}
