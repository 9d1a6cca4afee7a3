// A pyramid that stands with one edge towards the viewer: a lit face, a dark face, and as many pips as it has points.
// It is drawn around 0,0, the middle of its square.
interface Shape {
    readonly base: number;
    readonly rise: number;
}

const shapes: readonly Shape[] = [
    { base: 0, rise: 0 },
    { base: 28, rise: 26 },
    { base: 42, rise: 44 },
    { base: 56, rise: 64 },
];

export function Pyramid({ points, owner }: { readonly points: number; readonly owner: 0 | 1 }) {
    const { base, rise } = shapes[points] ?? { base: 0, rise: 0 };
    const foot = rise / 2 - 1;
    const left = -base / 2;
    const edge = base / 8;
    const front = foot + base / 6.5;
    const pips = Array.from({ length: points }, (_, index) => edge / 2 - 1 + 8.5 * (index - (points - 1) / 2));
    return (
        <g class={`pyramid player-${owner}`}>
            <ellipse class="shade" cx="3" cy={foot + 4} rx={base / 2 + 5} ry={base / 6 + 2} />
            <path class="lit" d={`M0 ${foot - rise}L${left} ${foot}L${edge} ${front}Z`} />
            <path class="dark" d={`M0 ${foot - rise}L${-left} ${foot}L${edge} ${front}Z`} />
            {pips.map((x) => (
                <circle key={x} class="pip" cx={x} cy={foot - 2.5} r="3.1" />
            ))}
        </g>
    );
}
