// What Catan's page says: what is expected, and what has just happened.
import { distinct } from "../../app/house_bots";
import { t } from "../../words/words";
import { whoIs, you } from "../../words/you";
import { countsWords, cardName, resourceName } from "./resource_words";
import { cardKinds, readCounts, resources, type CatanView, type Counts, type Happening, type Player } from "./view";

export function nameOf(seat: number, names: readonly string[]): string {
    return distinct(names)[seat] ?? t("Player {seat}", { seat });
}

// Whether a card may be played before the dice are rolled: one that wins nothing by itself, and was not just bought.
function mayPlayCard(player: Player | undefined): boolean {
    const { cards, new_cards: fresh } = player ?? {};
    return cardKinds.some((card) => card !== "victory-point" && (cards?.[card] ?? 0) > (fresh?.[card] ?? 0));
}

const own: Record<string, string> = {
    settlement: t("Place a settlement."),
    road: t("Place a road next to it."),
    roll: t("Roll the dice."),
    discard: t("Discard half of your cards."),
    robber: t("Move the robber to another hex."),
    steal: t("Choose a player to steal from."),
    turn: t("Build, buy, trade, or end your turn."),
    "free-road": t("Place a free road."),
    "year-of-plenty": t("Take a card of your choice from the bank."),
    monopoly: t("Name a resource. All players give you theirs."),
    answer: t("Answer the offer."),
};

type Others = (name: string) => string;

const others: Record<string, Others> = {
    settlement: (name) => t("{name} places a settlement.", { name }),
    road: (name) => t("{name} places a road.", { name }),
    roll: (name) => t("{name} is about to roll.", { name }),
    discard: (name) => t("{name} discards.", { name }),
    robber: (name) => t("{name} moves the robber.", { name }),
    steal: (name) => t("{name} steals.", { name }),
    turn: (name) => t("{name} is building and trading.", { name }),
    "free-road": (name) => t("{name} places a free road.", { name }),
    "year-of-plenty": (name) => t("{name} takes a card from the bank.", { name }),
    monopoly: (name) => t("{name} names a resource.", { name }),
    answer: (name) => t("{name} is considering an offer.", { name }),
};

export function expectation(view: CatanView, seat: number | null, names: readonly string[]): string {
    if (view.decides === null) {
        if (view.winner === null) return t("The game is over.");
        const name = nameOf(view.winner, names);
        return name === you ? t("You won.") : t("{name} won.", { name });
    }
    const isMine = view.decides === seat;
    if (isMine && view.expected === "roll" && mayPlayCard(view.players[seat])) return t("Roll the dice, or play a card first.");
    if (isMine) return own[view.expected] ?? t("Your turn.");
    const name = nameOf(view.decides, names);
    return others[view.expected]?.(name) ?? t("{name} decides.", { name });
}

type Share = (who: string, name: string, cards: string) => string;

const gets: Share = (who, name, cards) => t("{who, select, you {you get} other {{name} gets}} {cards}", { who, name, cards });
const lost: Share = (who, name, cards) => t("{who, select, you {you} other {{name}}} lost {cards}", { who, name, cards });

// What everybody gets or lost.
function shares(counts: readonly Counts[], names: readonly string[], words: Share): string {
    return counts
        .map((share, seat) => ({ share, name: nameOf(seat, names) }))
        .filter(({ share }) => resources.some((resource) => share[resource] > 0))
        .map(({ share, name }) => words(whoIs(name), name, countsWords(share)))
        .join("; ");
}

// Words, and what everybody got by it.
function withGifts(words: string, event: Happening, names: readonly string[]): string {
    const gifts = shares(event.received ?? [], names, gets);
    return gifts === "" ? words : `${words}: ${gifts}`;
}

// Who does it, as arguments of a text: other languages need to know whether it is the reader.
interface Actor {
    readonly who: string;
    readonly name: string;
}

const done: Record<string, (actor: Actor) => string> = {
    city: ({ who, name }) => t("{name} built a city", { who, name }),
    road: ({ who, name }) => t("{name} built a road", { who, name }),
    robber: ({ who, name }) => t("{name} moved the robber", { who, name }),
    accept: ({ who, name }) => t("{name} accepted the offer", { who, name }),
    reject: ({ who, name }) => t("{name} rejected the offer", { who, name }),
    end: ({ who, name }) => t("{name} ended the turn", { who, name }),
};

function stole({ resource, victim = 0 }: Happening, { who, name }: Actor, names: readonly string[]): string {
    const from = nameOf(victim, names);
    return t("{name} stole {what} from {target, select, you {you} other {{from}}}", {
        who,
        name,
        what: resource ? resourceName(resource) : t("a card"),
        target: whoIs(from),
        from,
    });
}

function offered(move: string, { who, name }: Actor, names: readonly string[]): string {
    const [, partner = "0", give = "", take = ""] = move.split(":");
    const to = nameOf(Number(partner), names);
    return t("{name} offered {target, select, you {you} other {{to}}} {give} for {take}", {
        who,
        name,
        target: whoIs(to),
        to,
        give: countsWords(readCounts(give)),
        take: countsWords(readCounts(take)),
    });
}

function chose(event: Happening, resource: string, { who, name }: Actor, names: readonly string[]): string {
    if (!event.lost) return t("{name} took {resource} from the bank", { who, name, resource });
    return t("{name} took all {resource}: {shares}", {
        who,
        name,
        resource,
        shares: shares(event.lost, names, lost) || t("nobody had any"),
    });
}

function deed(event: Happening, actor: Actor, names: readonly string[]): string {
    const [word = "", give = "", take = ""] = event.move.split(":");
    const { who, name } = actor;
    const [one = 0, other = 0] = event.dice ?? [];
    switch (word) {
        case "roll":
            return withGifts(t("{name} rolled {sum} ({one} and {other})", { who, name, sum: one + other, one, other }), event, names);
        case "settlement":
            return withGifts(t("{name} built a settlement", { who, name }), event, names);
        case "buy":
            return event.card
                ? t("{name} bought a card: {card}", { who, name, card: cardName(event.card) })
                : t("{name} bought a card", { who, name });
        case "play":
            return t("{name} played {card}", { who, name, card: cardName(give) });
        case "steal":
            return stole(event, actor, names);
        case "choose":
            return chose(event, resourceName(give), actor, names);
        case "discard":
            return t("{name} discarded {cards}", { who, name, cards: countsWords(readCounts(give)) });
        case "bank":
            return t("{name} gave the bank {give} for {take}", {
                who,
                name,
                give: countsWords(readCounts(give)),
                take: countsWords(readCounts(take)),
            });
        case "offer":
            return offered(event.move, actor, names);
        default:
            return done[word]?.(actor) ?? `${name} ${event.move}`;
    }
}

export function happened(view: CatanView, names: readonly string[]): string {
    if (!view.happened) return "";
    const name = nameOf(view.happened.seat, names);
    return `${deed(view.happened, { who: whoIs(name), name }, names)}.`;
}
