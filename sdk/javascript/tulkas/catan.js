// Settlers of Catan: the board, the players, and what a bot for it must know how to do.

import {Bot as AnyBot, run} from "./bot.js";

export {run};

export const RESOURCES = Object.freeze(["brick", "lumber", "wool", "grain", "ore"]);
const OF_TERRAIN = {hills: "brick", forest: "lumber", pasture: "wool", fields: "grain", mountains: "ore"};
const AROUND = [[1, 1], [1, 0], [0, -1], [-1, -1], [-1, 0], [0, 1]];

/** A hex or a node: new Point(-1, 3), and so is Point.parse("-1,3"). */
export class Point {
    constructor(x, y) {
        this.x = x;
        this.y = y;
    }

    static parse(text) {
        const found = /^(-?\d+),(-?\d+)$/.exec(text);
        if (!found) {
            throw new RangeError(`no place: ${text}`);
        }
        return new Point(Number(found[1]), Number(found[2]));
    }

    isHex() {
        return (this.x + this.y) % 3 === 0;
    }

    isOnBoard() {
        const {x, y} = this;
        const furthest = Math.max(Math.abs(y - 2 * x), Math.abs(2 * y - x), Math.abs(x + y));
        return Math.max(Math.abs(x), Math.abs(y)) <= 5 && furthest <= 8;
    }

    /** The up to six points beside this one, clockwise from the top: around a hex, its nodes. */
    around() {
        return AROUND.map(([x, y]) => new Point(this.x + x, this.y + y)).filter((point) => point.isOnBoard());
    }

    /** The hexes at a node. */
    hexes() {
        return this.around().filter((point) => point.isHex());
    }

    /** The nodes of a hex, or those that a road from this node can lead to. */
    nodes() {
        return this.around().filter((point) => !point.isHex());
    }

    equals(other) {
        return this.x === other.x && this.y === other.y;
    }

    toString() {
        return `${this.x},${this.y}`;
    }
}

/** How many of 36 rolls of two dice show this number; 0 for null. */
export function pips(number) {
    return number === null ? 0 : 6 - Math.abs(7 - number);
}

/** A move in the game's notation: new Move("settlement:-1,3"). */
export class Move {
    constructor(text) {
        this.text = text;
    }

    /** settlement, road, city, roll, end, buy, play, robber, steal, choose, discard, bank, offer, accept, reject */
    get kind() {
        return this.text.split(":", 1)[0];
    }

    /** What stands after the kind, between colons. */
    get arguments() {
        return this.text.split(":").slice(1);
    }

    /** The points of a settlement, a city, a road or a move of the robber. */
    get places() {
        return this.arguments.map(Point.parse);
    }

    toString() {
        return this.text;
    }

    toJSON() {
        return this.text;
    }
}

/** The number of cards in {brick: 2, ore: 1}. */
export function total(cards) {
    return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

function cardsText(cards) {
    const held = RESOURCES.filter((kind) => cards[kind] > 0);
    return held.map((kind) => cards[kind] + kind[0]).join("") || "-";
}

/** The move that discards these cards, {brick: 2, ore: 1}. */
export function discard(cards) {
    return new Move(`discard:${cardsText(cards)}`);
}

export function choose(resource) {
    return new Move(`choose:${resource}`);
}

/** The move that offers another player some cards for some others. */
export function offer(partner, give, take) {
    return new Move(`offer:${partner}:${cardsText(give)}:${cardsText(take)}`);
}

/** A terrain and its number; the desert has null for its number and for its resource. */
export class Hex {
    constructor({at, terrain, number}) {
        this.at = Point.parse(at);
        this.terrain = terrain;
        this.number = number;
        this.resource = OF_TERRAIN[terrain] ?? null;
    }
}

const road = (text) => text.split(":").map(Point.parse);

/** What is known of a player. hand, cards and newCards are null where they are hidden, their sizes never are. */
export class Player {
    constructor(params) {
        this.points = params.points;
        this.hand = params.hand;
        this.handSize = params.hand_size;
        this.cards = params.cards;
        this.newCards = params.new_cards;
        this.cardCount = params.card_count;
        this.knights = params.knights;
        this.settlements = params.settlements.map(Point.parse);
        this.cities = params.cities.map(Point.parse);
        this.roads = params.roads.map(road); // pairs of nodes
        this.roadLength = params.road_length;
        this.hasLongestRoad = params.longest_road;
        this.hasLargestArmy = params.largest_army;
        this.rates = params.rates; // how many of a resource the bank takes for one card
    }
}

/** What a player may know of the game. */
export class View {
    constructor(params) {
        this.seat = params.decides; // one's own
        this.turn = params.turn;
        this.turnNumber = params.turn_number;
        this.expected = params.expected; // "settlement", "road", "roll", "turn", …
        this.dice = params.dice; // null before the roll
        this.robber = Point.parse(params.robber);
        this.hexes = params.hexes.map((hex) => new Hex(hex));
        // Of each its two nodes, and a resource or "any".
        this.harbours = params.harbours.map(({at, resource}) => ({at: road(at), resource}));
        this.bank = params.bank;
        this.deck = params.deck;
        this.players = params.players.map((player) => new Player(player));
        // Null, or a trade: who offers it to whom, what is given and what is taken.
        this.offer = params.offer && {
            player: params.offer.from,
            partner: params.offer.to,
            give: params.offer.give,
            take: params.offer.take,
        };
        this.happened = params.happened; // the last event: its seat, its move and what came of it
    }

    get me() {
        return this.players[this.seat];
    }

    hexAt(point) {
        return this.hexes.find(({at}) => at.equals(point));
    }

    /** How many of 36 rolls bring a card to a settlement there. */
    pips(node) {
        return node.hexes().reduce((sum, point) => sum + pips(this.hexAt(point).number), 0);
    }
}

/**
 * Has seven methods; each is given what is known and the legal moves, and returns a move.
 *
 * initialPlacement(view, legalMoves): a settlement, or the road from the one just placed.
 * takeTurn(view, legalMoves, offersLeft): roll, build, buy, play, trade, end. Offers, of which so many may still be
 * made, are not in the list.
 * discard(view, count): so many cards of one's hand.
 * moveRobber(view, legalMoves), steal(view, legalMoves).
 * chooseResource(view, legalMoves): for a monopoly, or once or twice for a year of plenty.
 * answerTrade(view, legalMoves): view.offer is the offer; "accept" is among the moves if one can pay.
 */
export class Bot extends AnyBot {
    answerTrade() {
        return new Move("reject");
    }

    answer(method, params) {
        const view = new View(params.view);
        const moves = params.legal_moves?.map((text) => new Move(text));
        switch (method) {
            case "initial_placement":
                return this.initialPlacement(view, moves);
            case "take_turn":
                return this.takeTurn(view, moves, params.offers_left ?? 0);
            case "discard":
                return this.discard(view, params.count);
            case "move_robber":
                return this.moveRobber(view, moves);
            case "steal":
                return this.steal(view, moves);
            case "choose_resource":
                return this.chooseResource(view, moves);
            case "answer_trade":
                return this.answerTrade(view, moves);
            default:
                throw new TypeError(`Catan has no method ${method}`);
        }
    }
}
