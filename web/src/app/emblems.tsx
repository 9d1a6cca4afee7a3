// A small picture for each game, in the colours of its board: emblem.tsx in the board's folder.
import type { VNode } from "preact";
import "./emblems.css";

export type Emblems = Readonly<Record<string, () => VNode>>;

const folders = import.meta.glob<Emblems>("../boards/*/emblem.tsx", { eager: true, import: "default" });
const emblems = new Map(Object.values(folders).flatMap((drawings) => Object.entries(drawings)));

// For games that have none, such as uploaded ones.
function Pawn() {
    return <path class="emblem-pawn" d="M95 18a11 11 0 0 1 6 20q1 18 12 30v8h-36v-8q11 -12 12 -30a11 11 0 0 1 6 -20z" />;
}

export function Emblem({ game }: { readonly game: string }) {
    const Drawing = emblems.get(game) ?? Pawn;
    return (
        <svg class={`emblem ${game}`} viewBox="0 0 190 94" aria-hidden="true">
            <rect class="emblem-ground" width="190" height="94" rx="10" />
            <Drawing />
        </svg>
    );
}
