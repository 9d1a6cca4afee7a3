// A rating over the games played, as a line within the band that it is surely in.
import type { AlignedData } from "uplot";
import { axesIn, colourIn, fitted, uPlot } from "./canvas";
import type { Draw } from "./plot";

const height = 240;

// The games played, the mean, and the edges of the band: above, then below.
export type RatingData = readonly [readonly number[], readonly number[], readonly number[], readonly number[]];

function seeThrough(colour: string): string {
    return colour.replace(/^rgb\((.*)\)$/, "rgba($1, 0.18)");
}

export function drawRatings(data: RatingData): Draw {
    return (box) => {
        const axis = axesIn(box);
        const accent = colourIn(box, "--accent");
        const edge = { stroke: seeThrough(accent), width: 1, points: { show: false } };
        const plot = new uPlot(
            {
                width: Math.max(200, box.clientWidth),
                height,
                legend: { show: false },
                cursor: { y: false, drag: { x: false, y: false } },
                scales: { x: { time: false } },
                axes: [
                    { ...axis, size: 30, gap: 4, grid: { show: false }, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] },
                    { ...axis, size: 44 },
                ],
                series: [{}, { stroke: accent, width: 2, points: { show: data[0].length < 2 } }, edge, edge],
                bands: [{ series: [2, 3], fill: seeThrough(accent) }],
            },
            data as unknown as AlignedData,
            box,
        );
        return fitted(plot, box);
    };
}
