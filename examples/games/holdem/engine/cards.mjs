// Cards, what hands are worth, and the shuffle.
//
// A card is a number from 0 to 51: its rank times four and its suit. Its name is two letters: "As", "Td", "2c".

const RANKS = "23456789TJQKA";
const SUITS = "cdhs";
const SINGULAR = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"];
const PLURAL = SINGULAR.map((rank) => (rank === "six" ? "sixes" : `${rank}s`));

export const CATEGORIES = [
    "high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house", "four of a kind", "straight flush",
];
const [HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH] = CATEGORIES.keys();

export const nameOf = (card) => RANKS[card >> 2] + SUITS[card & 3];
export const cardOf = (name) => RANKS.indexOf(name[0]) * 4 + SUITS.indexOf(name[1]);

// By a set of ranks: how many there are, and the highest card of a straight among them, or -1. The ace is also below the two.
const COUNT = new Uint8Array(1 << 13);
const STRAIGHT_TO = new Int8Array(1 << 13);
for (let ranks = 0; ranks < 1 << 13; ++ranks) {
    COUNT[ranks] = COUNT[ranks >> 1] + (ranks & 1);
    const withLowAce = (ranks << 1) | (ranks >> 12);
    STRAIGHT_TO[ranks] = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].find((high) => ((withLowAce >> (high - 3)) & 31) === 31) ?? -1;
}

const highest = (ranks) => 31 - Math.clz32(ranks);

// So many of the highest ranks, as a number of four bits each.
function kickers(ranks, count) {
    let value = 0;
    for (let i = 0; i < count; ++i) {
        const rank = highest(ranks);
        value = (value << 4) | rank;
        ranks ^= 1 << rank;
    }
    return value;
}

/** What the best five of five to seven cards are worth: the higher number wins, equal numbers split the pot. */
export function valueOf(cards) {
    const suits = [0, 0, 0, 0];
    let [once, twice, thrice, four] = [0, 0, 0, 0]; // the ranks that are there at least so often
    for (const card of cards) {
        const rank = 1 << (card >> 2);
        suits[card & 3] |= rank;
        four |= thrice & rank;
        thrice |= twice & rank;
        twice |= once & rank;
        once |= rank;
    }
    const flush = suits.find((ranks) => COUNT[ranks] >= 5);
    if (flush !== undefined && STRAIGHT_TO[flush] >= 0) return worth(STRAIGHT_FLUSH, STRAIGHT_TO[flush], 1);
    if (four) return ofAKind(FOUR, four, once, 1);
    if (thrice) {
        const rank = 1 << highest(thrice);
        if (twice ^ rank) return worth(FULL_HOUSE, (highest(rank) << 4) | highest(twice ^ rank), 2);
    }
    if (flush !== undefined) return worth(FLUSH, kickers(flush, 5), 5);
    if (STRAIGHT_TO[once] >= 0) return worth(STRAIGHT, STRAIGHT_TO[once], 1);
    if (thrice) return ofAKind(THREE, thrice, once, 2);
    if (COUNT[twice] >= 2) {
        const pairs = kickers(twice, 2);
        const rest = once & ~(1 << (pairs >> 4)) & ~(1 << (pairs & 15));
        return worth(TWO_PAIR, (pairs << 4) | highest(rest), 3);
    }
    if (twice) return ofAKind(PAIR, twice, once, 3);
    return worth(HIGH_CARD, kickers(once, 5), 5);
}

// A category and its ranks, the most important one first, of which there may be five.
const worth = (category, ranks, count) => (category << 20) | (ranks << (4 * (5 - count)));

function ofAKind(category, ranks, once, others) {
    const rank = highest(ranks);
    return worth(category, (rank << (4 * others)) | kickers(once & ~(1 << rank), others), 1 + others);
}

export const categoryOf = (value) => value >> 20;

/** In words: "a flush, king high". */
export function wordsFor(value) {
    const [first, second] = [(value >> 16) & 15, (value >> 12) & 15];
    switch (categoryOf(value)) {
        case STRAIGHT_FLUSH:
            return first === 12 ? "a royal flush" : `a straight flush, ${SINGULAR[first]} high`;
        case FOUR:
            return `four ${PLURAL[first]}`;
        case FULL_HOUSE:
            return `a full house, ${PLURAL[first]} over ${PLURAL[second]}`;
        case FLUSH:
            return `a flush, ${SINGULAR[first]} high`;
        case STRAIGHT:
            return `a straight, ${SINGULAR[first]} high`;
        case THREE:
            return `three ${PLURAL[first]}`;
        case TWO_PAIR:
            return `two pair, ${PLURAL[first]} and ${PLURAL[second]}`;
        case PAIR:
            return `a pair of ${PLURAL[first]}`;
        default:
            return `${SINGULAR[first]} high`;
    }
}

/** SplitMix64: the same seed gives the same numbers, on every machine. */
export class Chance {
    #state;

    constructor(seed) {
        this.#state = BigInt(seed);
    }

    /** A whole number from 0 up to, but without, the bound. */
    below(bound) {
        this.#state = BigInt.asUintN(64, this.#state + 0x9e3779b97f4a7c15n);
        let bits = this.#state;
        bits = BigInt.asUintN(64, (bits ^ (bits >> 30n)) * 0xbf58476d1ce4e5b9n);
        bits = BigInt.asUintN(64, (bits ^ (bits >> 27n)) * 0x94d049bb133111ebn);
        bits ^= bits >> 31n;
        return Number((bits * BigInt(bound)) >> 64n);
    }

    /** So many different cards. */
    cards(count) {
        const deck = Array.from({length: 52}, (_, card) => card);
        for (let i = 0; i < count; ++i) {
            const other = i + this.below(52 - i);
            [deck[i], deck[other]] = [deck[other], deck[i]];
        }
        return deck.slice(0, count);
    }
}
