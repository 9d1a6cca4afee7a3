// The island: sea, hexes with terrain, number and pips, harbours, robber, and what the players have built.
import { endsOf, harbourAt, height, hexOutline, pixelOf, side, width } from "./geometry";
import { ResourceIcon } from "./icons";
import { TerrainDrawing } from "./terrain";
import { resources, type CatanView, type Player } from "./view";

function Token({ number, at }: { number: number; at: string }) {
    const { x, y } = pixelOf(at);
    const pips = 6 - Math.abs(7 - number);
    return (
        <g class={number === 6 || number === 8 ? "token red" : "token"}>
            <circle cx={x} cy={y + 4} r="16.5" />
            <text x={x} y={y + 1} class={number > 9 ? "number small" : "number"}>
                {number}
            </text>
            {Array.from({ length: pips }, (_, index) => (
                <circle key={index} class="pip" cx={x + 4.6 * (index - (pips - 1) / 2)} cy={y + 13.5} r="1.7" />
            ))}
        </g>
    );
}

function Harbour({ at, resource }: { at: string; resource: string }) {
    const place = harbourAt(at);
    const kind = resources.find((candidate) => candidate === resource);
    return (
        <g class="harbour">
            {endsOf(at).map((end, index) => (
                <path key={index} class="pier" d={`M${place.x.toFixed(1)} ${place.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`} />
            ))}
            <g transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})`}>
                <circle class={`harbour-disc ${kind ?? "any"}`} r="16" />
                {kind && (
                    <g transform="translate(0 -4) scale(0.75)">
                        <ResourceIcon resource={kind} />
                    </g>
                )}
                <text class="rate" y={kind ? 9 : 0.5}>
                    {kind ? "2:1" : "3:1"}
                </text>
            </g>
        </g>
    );
}

function Robber({ at }: { at: string }) {
    const { x, y } = pixelOf(at);
    return (
        <g class="piece robber" style={{ transform: `translate(${(x + 25).toFixed(1)}px, ${(y - 2).toFixed(1)}px)` }}>
            <path d="M-9 19q0 -5 4 -6q-5 -7 -2 -14q-2 -3 -2 -6a9 9 0 0 1 18 0q0 3 -2 6q3 7 -2 14q4 1 4 6z" />
        </g>
    );
}

function Buildings({ player, seat }: { player: Player; seat: number }) {
    return (
        <g class={`seat-${seat}`}>
            {player.settlements.map((at) => {
                const { x, y } = pixelOf(at);
                return <path key={at} class="building appears" d={`M${x - 9} ${y + 9}v-11l9 -8l9 8v11z`} />;
            })}
            {player.cities.map((at) => {
                const { x, y } = pixelOf(at);
                return <path key={at} class="building appears" d={`M${x - 14} ${y + 11}v-13h8v-8l8 -8l8 8v21z`} />;
            })}
        </g>
    );
}

function Roads({ player, seat }: { player: Player; seat: number }) {
    const lineOf = (road: string) => {
        const [one, other] = endsOf(road);
        const at = (share: number) => `${(one.x + (other.x - one.x) * share).toFixed(1)} ${(one.y + (other.y - one.y) * share).toFixed(1)}`;
        return `M${at(0.17)}L${at(0.83)}`;
    };
    return (
        <g class={`seat-${seat}`}>
            {player.roads.map((road) => (
                <g key={road} class="appears">
                    <path class="road-edge" d={lineOf(road)} />
                    <path class="road" d={lineOf(road)} />
                </g>
            ))}
        </g>
    );
}

// The places that the last move touched.
function LastMove({ view }: { view: CatanView }) {
    const move = view.happened?.move ?? "";
    const [word, ...rest] = move.split(":");
    if (word === "road") {
        const [one, other] = endsOf(rest.join(":"));
        return <path class="last-place" d={`M${one.x} ${one.y}L${other.x} ${other.y}`} />;
    }
    if (word !== "settlement" && word !== "city" && word !== "robber") return null;
    const { x, y } = pixelOf(rest[0] ?? "0,0");
    if (word === "robber") return <path class="last-place" d={hexOutline({ x, y }, side - 4)} />;
    return <circle class="last-place" cx={x} cy={y} r="20" />;
}

export function Island({ view }: { readonly view: CatanView }) {
    const rolled = view.dice ? (view.dice[0] ?? 0) + (view.dice[1] ?? 0) : null;
    return (
        <>
            <rect class="catan-sea" width={width} height={height} rx="64" />
            {view.harbours.map((harbour) => (
                <Harbour key={harbour.at} {...harbour} />
            ))}
            <path class="coast" d={view.hexes.map((hex) => hexOutline(pixelOf(hex.at))).join("")} />
            {view.hexes.map((hex) => (
                <g
                    key={hex.at}
                    class={`hex ${hex.terrain} ${hex.number !== null && hex.number === rolled && hex.at !== view.robber ? "rolled" : ""}`}
                >
                    <path class="ground" d={hexOutline(pixelOf(hex.at), side - 1.5)} />
                    <TerrainDrawing terrain={hex.terrain} at={pixelOf(hex.at)} />
                    {hex.number !== null && <Token number={hex.number} at={hex.at} />}
                </g>
            ))}
            <LastMove view={view} />
            {view.players.map((player, seat) => (
                <Roads key={seat} player={player} seat={seat} />
            ))}
            <Robber at={view.robber} />
            {view.players.map((player, seat) => (
                <Buildings key={seat} player={player} seat={seat} />
            ))}
        </>
    );
}
