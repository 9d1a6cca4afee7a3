// A number that bots have reported, over the game: a line in the colour of each player.
import type { AlignedData } from "uplot";
import { axesIn, colourIn, fitted, seatColours, uPlot } from "./canvas";
import type { Draw } from "./plot";
import { markAt, moveSteps } from "./times";

const height = 100;

export function drawNumbers(data: AlignedData, names: readonly string[], ply: () => number, onChoose: (ply: number) => void): Draw {
    return (box) => {
        const axis = axesIn(box);
        const ink = colourIn(box, "--ink");
        const plot = new uPlot(
            {
                width: Math.max(200, box.clientWidth),
                height,
                legend: { show: false },
                cursor: { y: false, drag: { x: false, y: false } },
                scales: { x: { time: false, range: (_, least, most) => [least - 0.6, most + 0.6] } },
                axes: [
                    { ...axis, size: 26, gap: 2, grid: { show: false }, incrs: moveSteps },
                    { ...axis, size: 54 },
                ],
                series: [
                    {},
                    ...names.map((label, seat) => {
                        const stroke = colourIn(box, seatColours[seat % seatColours.length] ?? "--quiet");
                        return { label, stroke, width: 2, spanGaps: true, points: { show: true, size: 5, fill: stroke } };
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
