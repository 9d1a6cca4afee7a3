// The places of the island that can be pointed at: every hex, what is built, and what could be.
import { t } from "../../words/words";
import type { Token } from "../interaction";
import { circleOutline, type Place } from "../place";
import { edgeOutline, hexOutline, middleOf, pixelOf, side } from "./geometry";
import { terrainName } from "./resource_words";
import type { CatanView } from "./view";
import { nameOf } from "./words";

function hexPlaces(view: CatanView): Place[] {
    return view.hexes.map((hex) => {
        const at = pixelOf(hex.at);
        const number = hex.number === null ? "" : `, ${hex.number}`;
        const robber = hex.at === view.robber ? `, ${t("robber")}` : "";
        return {
            token: hex.at,
            label: `${terrainName(hex.terrain)}${number}${robber}`,
            ...at,
            outline: hexOutline(at, side - 11),
            mark: { kind: "outline", radius: 0 },
        };
    });
}

// The terrain around a node, for those who cannot see it: "between hills 8, fields 6 and the sea".
function around(view: CatanView, node: string): string {
    const { x, y } = pixelOf(node);
    const near = view.hexes.filter((hex) => {
        const at = pixelOf(hex.at);
        return Math.hypot(at.x - x, at.y - y) < side * 1.1;
    });
    const words = near.map((hex) => (hex.number === null ? terrainName(hex.terrain) : `${terrainName(hex.terrain)} ${hex.number}`));
    return words.join(", ") + (near.length < 3 ? `, ${t("sea")}` : "");
}

function built(view: CatanView, names: readonly string[]): Map<string, string> {
    const buildings = new Map<string, string>();
    for (const [seat, player] of view.players.entries()) {
        for (const node of player.settlements) buildings.set(node, t("settlement of {name}", { name: nameOf(seat, names) }));
        for (const node of player.cities) buildings.set(node, t("city of {name}", { name: nameOf(seat, names) }));
    }
    return buildings;
}

function nodePlace(view: CatanView, node: string, what: string): Place {
    const at = pixelOf(node);
    return {
        token: node,
        label: t("{what}, at {around}", { what, around: around(view, node) }),
        ...at,
        outline: circleOutline(at.x, at.y, 15),
        mark: { kind: "ring", radius: 11 },
    };
}

function edgePlace(view: CatanView, edge: string): Place {
    const at = middleOf(edge);
    const [one = "", other = ""] = edge.split(":");
    return {
        token: edge,
        label: t("edge from {one} to {other}", { one: around(view, one), other: around(view, other) }),
        ...at,
        outline: edgeOutline(edge, 20, 7),
        mark: { kind: "ring", radius: 8 },
    };
}

const isEdge = (token: Token) => token.includes(":") && token.includes(",");
const isNode = (token: Token) => {
    const [x = 0, y = 0] = token.split(",").map(Number);
    return /^-?\d,-?\d$/.test(token) && (x + y) % 3 !== 0;
};

// Edges and corners lie over hexes, so they come last.
export function catanPlaces(view: CatanView, targets: ReadonlySet<Token>, names: readonly string[]): Place[] {
    const buildings = built(view, names);
    const open = [...targets].filter((token) => isNode(token) && !buildings.has(token));
    return [
        ...hexPlaces(view),
        ...[...targets].filter(isEdge).map((edge) => edgePlace(view, edge)),
        ...[...buildings].map(([node, what]) => nodePlace(view, node, what)),
        ...open.map((node) => nodePlace(view, node, t("free corner"))),
    ];
}
