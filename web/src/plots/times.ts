// How long each move took, as bars in the colours of the players.
import type { AlignedData } from "uplot";
import { axesIn, colourIn, fitted, seatColours, uPlot } from "./canvas";
import type { Draw } from "./plot";

const height = 120;
// Between the marks of an axis of moves: there is no half move.
export const moveSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export function drawTimes(data: AlignedData, names: readonly string[], ply: () => number, onChoose: (ply: number) => void): Draw {
    return (box) => {
        const axis = axesIn(box);
        const ink = colourIn(box, "--ink");
        const plot = new uPlot(
            {
                width: Math.max(200, box.clientWidth),
                height,
                legend: { show: false },
                cursor: { y: false, drag: { x: false, y: false } },
                scales: {
                    x: { time: false, range: (_, least, most) => [least - 0.6, most + 0.6] },
                    y: { distr: 3, range: (_, least, most) => [Math.min(least, 1), Math.max(most, 10)] },
                },
                axes: [
                    { ...axis, size: 26, gap: 2, grid: { show: false }, incrs: moveSteps },
                    {
                        ...axis,
                        size: 54,
                        splits: (_, __, least, most) => powersWithin(least, most),
                        filter: (_, splits) => splits,
                        values: (_, values) => values.map(timeText),
                    },
                ],
                series: [
                    {},
                    ...names.map((label, seat) => {
                        const fill = colourIn(box, seatColours[seat % seatColours.length] ?? "--quiet");
                        const paths = uPlot.paths.bars?.({ size: [0.9, 40] });
                        return { label, fill, stroke: fill, width: 0, points: { show: false }, ...(paths ? { paths } : {}) };
                    }),
                ],
                hooks: { draw: [(drawn) => markAt(drawn, ply(), ink)] },
            },
            data,
            box,
        );
        plot.over.addEventListener("click", () => {
            const at = plot.cursor.idx;
            if (at !== null && at !== undefined) onChoose(at + 1);
        });
        return fitted(plot, box);
    };
}

// Where the axis has lines: 1, 10, 100 …
function powersWithin(least: number, most: number): number[] {
    return [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000].filter((power) => power >= least && power <= most);
}

// Milliseconds as the axis shows them.
function timeText(milliseconds: number): string {
    return milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
}

export function markAt(plot: uPlot, ply: number, colour: string): void {
    const { ctx, bbox } = plot;
    const x = Math.round(plot.valToPos(ply, "x", true));
    if (ply < 1) return;
    ctx.save();
    ctx.strokeStyle = colour;
    ctx.lineWidth = devicePixelRatio;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.restore();
}
