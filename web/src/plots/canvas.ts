// What all plots share: uPlot, which draws them, and the colours of the page, which a canvas does not inherit.
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import "../boards/seats.css";
import "./plots.css";

export { uPlot };

// A colour of the style sheets as it is now, light or dark.
export function colourIn(box: HTMLElement, name: string): string {
    const probe = document.createElement("span");
    probe.style.color = `var(${name})`;
    box.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
}

export const seatColours: readonly string[] = ["--seat-0", "--seat-1", "--seat-2", "--seat-3"];

export function axesIn(box: HTMLElement): {
    readonly stroke: string;
    readonly grid: uPlot.Axis.Grid;
    readonly ticks: uPlot.Axis.Ticks;
    readonly font: string;
} {
    const line = colourIn(box, "--line");
    return {
        stroke: colourIn(box, "--quiet"),
        grid: { stroke: line, width: 1 },
        ticks: { stroke: line, width: 1, size: 4 },
        font: "12px system-ui, sans-serif",
    };
}

// As wide as its box, whatever that becomes.
export function fitted(plot: uPlot, box: HTMLElement): () => void {
    const observer = new ResizeObserver(() => {
        if (box.clientWidth > 0) plot.setSize({ width: box.clientWidth, height: plot.height });
    });
    observer.observe(box);
    return () => {
        observer.disconnect();
        plot.destroy();
    };
}
