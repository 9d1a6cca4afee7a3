// Counter-offers. In Catan only the player in turn makes offers, so a counter-offer is a rejection and a line of the chat that
// says what one would do instead; the page of the player in turn makes an offer of it.
import type { Said } from "../board";
import { isFairOffer } from "./trade";
import { noCards, resources, type Counts } from "./view";

export interface CounterOffer {
    readonly seat: number;
    // From the point of view of whoever says it.
    readonly give: Counts;
    readonly take: Counts;
}

const head = "Counter-offer: ";

// As it is sent, in English: the reader's page reads it.
function sent(counts: Counts): string {
    const parts = resources.filter((resource) => counts[resource] > 0).map((resource) => `${counts[resource]} ${resource}`);
    return parts.length > 0 ? parts.join(", ") : "nothing";
}

// There are so many cards of each kind.
const most = 19;

export function counterText(give: Counts, take: Counts): string {
    return `${head}${sent(give)} for ${sent(take)}`;
}

function readWords(text: string): Counts | null {
    const counts = { ...noCards };
    for (const part of text.split(", ")) {
        const [, number, resource] = /^(\d{1,2}) ([a-z]+)$/.exec(part) ?? [];
        const kind = resources.find((each) => each === resource);
        if (kind === undefined || Number(number) > most || counts[kind] > 0) return null;
        counts[kind] = Number(number);
    }
    return counts;
}

export function readCounter({ seat, text }: Said): CounterOffer | null {
    if (!text.startsWith(head)) return null;
    const [give, take, ...more] = text.slice(head.length).split(" for ").map(readWords);
    return give && take && more.length === 0 && isFairOffer(give, take) ? { seat, give, take } : null;
}

// The last one of each player.
export function countersIn(said: readonly Said[]): CounterOffer[] {
    const last = new Map<number, CounterOffer>();
    for (const line of said) {
        const counter = readCounter(line);
        if (counter) last.set(counter.seat, counter);
    }
    return [...last.values()];
}
