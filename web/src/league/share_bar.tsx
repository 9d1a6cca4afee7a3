// Won, drawn and lost, as shares of one bar. Left is always what was won, so that colours are not needed to read it.
import "./bars.css";

export interface Shares {
    readonly wins: number;
    readonly draws: number;
    readonly losses: number;
}

const [width, height] = [120, 14];

export function ShareBar({ wins, draws, losses }: Shares) {
    const all = wins + draws + losses;
    if (all === 0) return null;
    const won = (wins / all) * width;
    const drawn = (draws / all) * width;
    return (
        <svg class="share-bar" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <rect class="won" width={won} height={height} />
            <rect class="drawn" x={won} width={drawn} height={height} />
            <rect class="lost" x={won + drawn} width={width - won - drawn} height={height} />
        </svg>
    );
}
