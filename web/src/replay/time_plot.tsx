// How long each move took, as bars: a click on one goes to that move.
import { durationText } from "./clock";
import type { ListedMove } from "./move_list";

export interface Bar {
    readonly ply: number;
    readonly seat: number;
    readonly height: number;
    readonly used: number;
}

// Heights from 0 to 1. Times differ by powers of ten, so they are shown by their logarithm: the lowest bar is a
// millisecond or less, the highest the longest move.
export function barsOf(moves: readonly ListedMove[]): Bar[] {
    const least = 1_000;
    const longest = Math.max(10 * least, ...moves.map((move) => move.used ?? 0));
    const scale = Math.log(longest / least);
    return moves.flatMap(({ seat, used }, index) => {
        if (used === null) return [];
        const height = 0.06 + 0.94 * (Math.log(Math.max(used, least) / least) / scale);
        return [{ ply: index + 1, seat, height, used }];
    });
}

const width = 320;
const tall = 60;

export function TimePlot({ moves, ply, onChoose }: { readonly moves: readonly ListedMove[]; readonly ply: number; readonly onChoose: (ply: number) => void }) {
    const bars = barsOf(moves);
    if (bars.length < 2) return null;
    const step = width / moves.length;
    const longest = bars.reduce((best, bar) => (bar.used > best.used ? bar : best));
    const choose = (event: MouseEvent) => {
        const box = (event.currentTarget as Element).getBoundingClientRect();
        onChoose(Math.min(moves.length, Math.floor(((event.clientX - box.left) / box.width) * moves.length) + 1));
    };
    return (
        <figure class="time-plot">
            <figcaption class="quiet">
                Time a move; the longest took {durationText(longest.used)} (move {longest.ply})
            </figcaption>
            <svg viewBox={`0 0 ${width} ${tall}`} preserveAspectRatio="none" role="img" aria-label="Time of each move" onClick={choose}>
                {bars.map((bar) => (
                    <rect
                        key={bar.ply}
                        class={`bar seat-${bar.seat} ${bar.ply === ply ? "now" : ""}`}
                        x={(bar.ply - 1) * step}
                        y={tall * (1 - bar.height)}
                        width={Math.max(0.6, step * 0.84)}
                        height={tall * bar.height}
                    />
                ))}
            </svg>
        </figure>
    );
}
