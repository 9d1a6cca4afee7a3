// What Catan's page says: what is expected, and what has just happened.
import { cardKinds, countsWords, readCounts, resources, type CatanView, type Counts, type Happening, type Player } from "./view";

export function nameOf(seat: number, names: readonly string[]): string {
    const name = names[seat] ?? `Player ${seat}`;
    return names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name;
}

// As nameOf, within a sentence.
function objectOf(seat: number, names: readonly string[]): string {
    const name = nameOf(seat, names);
    return name === "You" ? "you" : name;
}

// Whether a card may be played before the dice are rolled: one that wins nothing by itself, and was not just bought.
function mayPlayCard(player: Player | undefined): boolean {
    const { cards, new_cards: fresh } = player ?? {};
    return cardKinds.some((card) => card !== "victory-point" && (cards?.[card] ?? 0) > (fresh?.[card] ?? 0));
}

const own: Record<string, string> = {
    settlement: "Place a settlement.",
    road: "Place a road next to it.",
    roll: "Roll the dice.",
    discard: "Discard half of your cards.",
    robber: "Move the robber to another hex.",
    steal: "Choose a player to steal from.",
    turn: "Build, buy, trade, or end your turn.",
    "free-road": "Place a free road.",
    "year-of-plenty": "Take a card of your choice from the bank.",
    monopoly: "Name a resource. All players give you theirs.",
    answer: "Answer the offer.",
};

const others: Record<string, string> = {
    settlement: "places a settlement",
    road: "places a road",
    roll: "is about to roll",
    discard: "discards",
    robber: "moves the robber",
    steal: "steals",
    turn: "is building and trading",
    "free-road": "places a free road",
    "year-of-plenty": "takes a card from the bank",
    monopoly: "names a resource",
    answer: "is considering an offer",
};

export function expectation(view: CatanView, seat: number | null, names: readonly string[]): string {
    if (view.decides === null) {
        if (view.winner === null) return "The game is over.";
        const winner = nameOf(view.winner, names);
        return winner === "You" ? "You won." : `${winner} won.`;
    }
    const isMine = view.decides === seat;
    if (isMine && view.expected === "roll" && mayPlayCard(view.players[seat])) return "Roll the dice, or play a card first.";
    if (isMine) return own[view.expected] ?? "Your turn.";
    return `${nameOf(view.decides, names)} ${others[view.expected] ?? "decides"}.`;
}

type Verb = "get" | "lost";

// What everybody gets or lost.
function shares(counts: readonly Counts[], names: readonly string[], verb: Verb): string {
    const wordFor = (name: string) => (verb === "get" && name !== "You" ? "gets" : verb);
    return counts
        .map((share, seat) => ({ share, seat }))
        .filter(({ share }) => resources.some((resource) => share[resource] > 0))
        .map(({ share, seat }) => `${objectOf(seat, names)} ${wordFor(nameOf(seat, names))} ${countsWords(share)}`)
        .join("; ");
}

function rolled(event: Happening, names: readonly string[]): string {
    const [one = 0, other = 0] = event.dice ?? [];
    const gifts = shares(event.received ?? [], names, "get");
    return `rolled ${one + other} (${one} and ${other})${gifts ? `: ${gifts}` : ""}`;
}

function traded(text: string, names: readonly string[]): string {
    const [, partner = "0", give = "", take = ""] = text.split(":");
    return `${objectOf(Number(partner), names)} ${countsWords(readCounts(give))} for ${countsWords(readCounts(take))}`;
}

function deed(event: Happening, names: readonly string[]): string {
    const [word = "", ...rest] = event.move.split(":");
    const [give = "", take = ""] = rest;
    switch (word) {
        case "roll":
            return rolled(event, names);
        case "settlement": {
            const gifts = shares(event.received ?? [], names, "get");
            return `built a settlement${gifts ? `: ${gifts}` : ""}`;
        }
        case "city":
            return "built a city";
        case "road":
            return "built a road";
        case "buy":
            return event.card ? `bought a card: ${event.card.replace(/-/g, " ")}` : "bought a card";
        case "play":
            return `played ${give.replace(/-/g, " ")}`;
        case "robber":
            return "moved the robber";
        case "steal":
            return `stole ${event.resource ?? "a card"} from ${objectOf(event.victim ?? 0, names)}`;
        case "choose":
            return event.lost ? `took all ${give}: ${shares(event.lost, names, "lost") || "nobody had any"}` : `took ${give} from the bank`;
        case "discard":
            return `discarded ${countsWords(readCounts(give))}`;
        case "bank":
            return `gave the bank ${countsWords(readCounts(give))} for ${countsWords(readCounts(take))}`;
        case "offer":
            return `offered ${traded(event.move, names)}`;
        case "accept":
            return "accepted the offer";
        case "reject":
            return "rejected the offer";
        case "end":
            return "ended the turn";
        default:
            return event.move;
    }
}

export function happened(view: CatanView, names: readonly string[]): string {
    if (!view.happened) return "";
    return `${nameOf(view.happened.seat, names)} ${deed(view.happened, names)}.`;
}
