// A trend as a little line, without axes: up or down is all it says.
import { placeOn, scaleOver } from "./scale";
import type { Trend } from "./trend";
import "./bars.css";

const [width, height, margin] = [64, 20, 3];

export function Sparkline({ trend }: { readonly trend: Trend }) {
    const first = trend[0];
    const last = trend[trend.length - 1];
    if (!first || !last || first === last) return null;
    const scale = scaleOver(trend.map(({ mean }) => ({ low: mean, middle: mean, high: mean })));
    const x = (games: number) => margin + ((games - first.games) / (last.games - first.games)) * (width - 2 * margin);
    const y = (mean: number) => height - margin - placeOn(scale, mean) * (height - 2 * margin);
    const line = trend.map(({ games, mean }) => `${x(games).toFixed(1)} ${y(mean).toFixed(1)}`).join("L");
    return (
        <svg class="sparkline" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <path d={`M${line}`} />
            <circle cx={x(last.games)} cy={y(last.mean)} r="2.5" />
        </svg>
    );
}
