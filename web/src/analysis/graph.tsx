// The chances of winning over the moves of a game. A click goes to that move; the slider does the same by keys.
import { t } from "../words/words";
import type { Analysis } from "./module";
import type { Verdict } from "./verdicts";

interface Props {
    readonly analyses: readonly (Analysis | undefined)[];
    readonly verdicts: ReadonlyMap<number, Verdict>;
    readonly ply: number;
    readonly onChoose: (ply: number) => void;
}

const width = 300;
const height = 64;

function path(points: readonly (readonly [number, number])[]): string {
    return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

export function Graph({ analyses, verdicts, ply, onChoose }: Props) {
    const last = Math.max(1, analyses.length - 1);
    const x = (at: number) => (at / last) * width;
    const y = (chance: number) => (1 - chance) * height;
    const seats = Math.max(0, ...analyses.map((analysis) => analysis?.chances.length ?? 0));
    const curve = (seat: number) =>
        analyses.flatMap((analysis, at) => {
            const chance = analysis?.chances[seat];
            return chance === undefined ? [] : [[x(at), y(chance)] as const];
        });
    const choose = (event: MouseEvent) => {
        const box = (event.currentTarget as Element).getBoundingClientRect();
        onChoose(Math.round(((event.clientX - box.left) / box.width) * last));
    };
    const first = curve(0);
    const from = first[0]?.[0] ?? 0;
    const to = first.at(-1)?.[0] ?? 0;
    return (
        <svg
            class="chance-graph"
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t("Chances of winning, move by move")}
            onClick={choose}
        >
            {seats === 2 && (
                <>
                    <path class="share seat-1" d={`M${from} 0H${to}V${height}H${from}z`} />
                    <path class="share seat-0" d={`${path(first)}L${to.toFixed(1)} ${height}L${from.toFixed(1)} ${height}z`} />
                    <path class="even" d={`M0 ${height / 2}H${width}`} />
                </>
            )}
            {seats > 2 &&
                Array.from({ length: seats }, (_, seat) => <path key={seat} class={`curve seat-${seat}`} d={path(curve(seat))} />)}
            {[...verdicts].map(([at, { kind }]) => (
                <path key={at} class={`verdict ${kind}`} d={`M${x(at).toFixed(1)} ${height}v-9`} />
            ))}
            <path class="here" d={`M${x(ply).toFixed(1)} 0V${height}`} />
        </svg>
    );
}
