// Parses a Catan position into a view; null if it is invalid.
import { cardKinds, noCards, readCounts, total, type Cards, type CatanView, type Counts, type Player, type Resource } from "./view";

const rowLengths = [3, 4, 5, 4, 3];
const terrains: Record<string, string> = { b: "hills", l: "forest", w: "pasture", g: "fields", o: "mountains", d: "desert" };
const harbourLetters: Record<string, string> = { b: "brick", l: "lumber", w: "wool", g: "grain", o: "ore", 3: "any" };
const harbourEdges = ["3,5:2,5", "4,4:4,3", "4,1:4,0", "3,-2:2,-3", "0,-4:-1,-4", "-3,-4:-4,-4", "-5,-2:-5,-3", "-3,1:-4,0", "0,4:-1,3"];

// The hexes' points, row by row from the top and from left to right.
export function hexPoints(): string[] {
    return rowLengths.flatMap((length, line) => {
        const row = 6 - 3 * line;
        return Array.from({ length }, (_, index) => {
            const column = 2 * index - (length - 1);
            return `${(row + column) / 2},${(row - column) / 2}`;
        });
    });
}

function hexesOf(text: string): CatanView["hexes"] | null {
    const rows = text.split("/").map((row) => row.split(","));
    if (rows.map((row) => row.length).join() !== rowLengths.join()) return null;
    const points = hexPoints();
    const fields = rows.flat();
    if (!fields.every((field) => /^([blwgo]\d{1,2}|d)$/.test(field))) return null;
    return fields.map((field, index) => ({
        at: points[index] as string,
        terrain: terrains[field[0] as string] as string,
        number: field === "d" ? null : Number(field.slice(1)),
    }));
}

const listOf = (text: string, separator: string) => (text === "-" || text === "" ? [] : text.split(separator));

// Of "2b1o3?": what is named, and how many there are in all.
function cardsOf(text: string): { readonly counts: Counts; readonly size: number; readonly hidden: number } {
    const counts = readCounts(text);
    const hidden = Number(/(\d+)\?/.exec(text)?.[1] ?? 0);
    return { counts, hidden, size: total(counts) + hidden };
}

const cardLetters = "krmyv";

function developmentOf(text: string): { readonly cards: Cards; readonly size: number; readonly hidden: number } {
    const cards: Record<string, number> = Object.fromEntries(cardKinds.map((card) => [card, 0]));
    const hidden = Number(/(\d+)\?/.exec(text)?.[1] ?? 0);
    let size = hidden;
    for (const [, number, letter] of text.matchAll(/(\d+)([krmyv])/g)) {
        const card = cardKinds[cardLetters.indexOf(letter ?? "")];
        if (card) cards[card] = Number(number);
        size += Number(number);
    }
    return { cards: cards as Cards, size, hidden };
}

function playerOf(text: string, isLongest: boolean, isLargest: boolean): Player {
    const [settlements = "", cities = "", roads = "", hand = "", cards = "", fresh = "", knights = "0"] = text.split("/");
    const held = cardsOf(hand);
    const old = developmentOf(cards);
    const bought = developmentOf(fresh);
    const victory = old.cards["victory-point"] + bought.cards["victory-point"];
    const towns = listOf(settlements, ";");
    const bigger = listOf(cities, ";");
    return {
        points: towns.length + 2 * bigger.length + 2 * (Number(isLongest) + Number(isLargest)) + victory,
        hand: held.hidden > 0 ? null : held.counts,
        hand_size: held.size,
        cards: old.hidden > 0 ? null : old.cards,
        new_cards: bought.hidden > 0 ? null : bought.cards,
        card_count: old.size + bought.size,
        knights: Number(knights),
        settlements: towns,
        cities: bigger,
        roads: listOf(roads, ";"),
        road_length: null,
        longest_road: isLongest,
        largest_army: isLargest,
        rates: noCards,
    };
}

const seatIn = (text: string | undefined) => (text === undefined || !/^\d$/.test(text) ? null : Number(text));

export function viewOfPosition(text: string): CatanView | null {
    const fields = text.trim().split(/\s+/);
    const [hexText = "", harbourText = "", robber = "", bank = "", , titles = "", turns = "", expected = "", now = ""] = fields;
    // The last field is what chance has in store.
    const players = fields.slice(9, fields.length - 1);
    const hexes = hexesOf(hexText);
    if (!hexes || !/^[blwgo3]{9}$/.test(harbourText) || players.length < 2 || players.length > 4) return null;
    if (!hexes.some((hex) => hex.at === robber)) return null;
    const [longest, largest] = titles.split(",").map(seatIn);
    const [number = "0", turn = "0"] = turns.split(":");
    const [one, other] = (/^(\d)\+(\d)/.exec(now)?.slice(1) ?? []).map(Number);
    const phase = expected.split(":")[0] ?? "";
    return {
        expected: phase,
        decides: phase === "over" ? null : Number(turn),
        turn: Number(turn),
        turn_number: Number(number),
        dice: one && other ? [one, other] : null,
        winner: null,
        robber,
        hexes,
        harbours: [...harbourText].map((letter, index) => ({
            at: harbourEdges[index] as string,
            resource: harbourLetters[letter] as Resource,
        })),
        bank: readCounts(bank),
        deck:
            25 - developmentOf(fields[4] ?? "").size - players.reduce((sum, player) => sum + playerOf(player, false, false).card_count, 0),
        offer: null,
        players: players.map((player, seat) => playerOf(player, longest === seat, largest === seat)),
        happened: null,
    };
}
