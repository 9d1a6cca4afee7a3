// Catan as the arena shows it: what one viewer may know.
export const resources = ["brick", "lumber", "wool", "grain", "ore"] as const;
export type Resource = (typeof resources)[number];
export type Counts = Readonly<Record<Resource, number>>;
export const cardKinds = ["knight", "road-building", "monopoly", "year-of-plenty", "victory-point"] as const;
export type Card = (typeof cardKinds)[number];
export type Cards = Readonly<Record<Card, number>>;
export type Terrain = "hills" | "forest" | "pasture" | "fields" | "mountains" | "desert";

export interface Player {
    readonly points: number;
    readonly hand: Counts | null;
    readonly hand_size: number;
    readonly cards: Cards | null;
    readonly new_cards: Cards | null;
    readonly card_count: number;
    readonly knights: number;
    readonly settlements: readonly string[];
    readonly cities: readonly string[];
    readonly roads: readonly string[];
    // Null where it is not told.
    readonly road_length: number | null;
    readonly longest_road: boolean;
    readonly largest_army: boolean;
    readonly rates: Counts;
}

export interface Happening {
    readonly seat: number;
    readonly move: string;
    readonly dice?: readonly number[];
    readonly received?: readonly Counts[];
    readonly lost?: readonly Counts[];
    readonly victim?: number;
    readonly resource?: string | null;
    readonly card?: string | null;
    readonly offer?: string;
    readonly winner?: number;
}

export interface Offer {
    readonly from: number;
    readonly to: number;
    readonly give: Counts;
    readonly take: Counts;
}

export interface CatanView {
    readonly expected: string;
    readonly decides: number | null;
    readonly turn: number;
    readonly turn_number: number;
    readonly dice: readonly number[] | null;
    readonly winner: number | null;
    readonly robber: string;
    readonly hexes: readonly { readonly at: string; readonly terrain: string; readonly number: number | null }[];
    readonly harbours: readonly { readonly at: string; readonly resource: string }[];
    readonly bank: Counts;
    readonly deck: number;
    readonly offer: Offer | null;
    readonly players: readonly Player[];
    readonly happened: Happening | null;
}

const letters: Record<Resource, string> = { brick: "b", lumber: "l", wool: "w", grain: "g", ore: "o" };

export const noCards: Counts = { brick: 0, lumber: 0, wool: 0, grain: 0, ore: 0 };

export function total(counts: Counts): number {
    return resources.reduce((sum, resource) => sum + counts[resource], 0);
}

// Cards in the game's notation: 2b1o.
export function countsText(counts: Counts): string {
    return resources.map((resource) => (counts[resource] > 0 ? `${counts[resource]}${letters[resource]}` : "")).join("");
}

export function readCounts(text: string): Counts {
    const counts = { ...noCards };
    for (const [, number, letter] of text.matchAll(/(\d+)([blwgo])/g)) {
        const resource = resources.find((candidate) => letters[candidate] === letter);
        if (resource) counts[resource] = Number(number);
    }
    return counts;
}
