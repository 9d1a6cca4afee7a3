// A value and how unsure it is, as a bar with a dot, on a scale that all bars of a table share.
import { placeOn, type Interval, type Scale } from "./scale";
import "./bars.css";

const [width, height, margin] = [140, 16, 5];

export function ErrorBar({ interval, scale }: { readonly interval: Interval; readonly scale: Scale }) {
    const at = (value: number) => margin + placeOn(scale, value) * (width - 2 * margin);
    const [low, middle, high] = [at(interval.low), at(interval.middle), at(interval.high)];
    const level = height / 2;
    return (
        <svg class="error-bar" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <path class="track" d={`M${margin} ${level}H${width - margin}`} />
            <path class="reach" d={`M${low} ${level}H${high}`} />
            <circle class="value" cx={middle} cy={level} r="4.5" />
        </svg>
    );
}
