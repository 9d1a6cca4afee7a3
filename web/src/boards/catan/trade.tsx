// Discarding, trading with the bank, and offers to other players: moves that are made of cards.
import { useSignal, type Signal } from "@preact/signals";
import { t } from "../../words/words";
import type { BoardProps } from "../board";
import { SeatMark } from "../seat_mark";
import { Chooser } from "./counter";
import { countsWords } from "./resource_words";
import { countsText, noCards, readCounts, resources, total, type CatanView, type Counts, type Resource } from "./view";
import { nameOf } from "./words";

// The trade that is being put together. It outlives the answer to an offer, so that the next can differ a little, and
// ends with the turn.
export interface Trading {
    readonly turn: number | null;
    readonly give: Counts;
    readonly take: Counts;
    // Who is asked next if an offer to everyone is rejected.
    readonly asking: readonly number[];
}

export const notTrading: Trading = { turn: null, give: noCards, take: noCards, asking: [] };

export function offerMove(to: number, give: Counts, take: Counts): string {
    return `offer:${to}:${countsText(give)}:${countsText(take)}`;
}

export const plenty: Counts = { brick: 19, lumber: 19, wool: 19, grain: 19, ore: 19 };

export function Discard({ hand, play }: { readonly hand: Counts; readonly play: (move: string) => void }) {
    const chosen = useSignal<Counts>(noCards);
    const due = Math.floor(total(hand) / 2);
    const left = due - total(chosen.value);
    return (
        <div class="catan-dialog">
            <Chooser
                label={t("Discard {due} cards", { due })}
                counts={chosen.value}
                most={hand}
                onChange={(counts) => (chosen.value = counts)}
            />
            <button type="button" class="primary" disabled={left !== 0} onClick={() => play(`discard:${countsText(chosen.value)}`)}>
                {left > 0 ? t("{left} more", { left }) : left < 0 ? t("{left} too many", { left: -left }) : t("Discard")}
            </button>
        </div>
    );
}

// What is given at which rate, each with what can be had for it.
export function bankTrades(moves: readonly string[]) {
    return moves
        .filter((move) => move.startsWith("bank:"))
        .map((move) => {
            const [, give = "", take = ""] = move.split(":");
            return { move, give: readCounts(give), take: readCounts(take) };
        });
}

function Bank({ moves, play }: { moves: readonly string[]; play: (move: string) => void }) {
    const trades = bankTrades(moves);
    if (moves.length === 0) return null;
    if (trades.length === 0) return <p class="quiet">{t("You do not have enough cards to trade with the bank.")}</p>;
    const kinds = [...new Set(trades.map((trade) => countsWords(trade.give)))];
    return (
        <>
            {kinds.map((kind) => (
                <div key={kind} class="tools">
                    <span>{t("Give the bank {kind} for", { kind })}</span>
                    {trades
                        .filter((trade) => countsWords(trade.give) === kind)
                        .map((trade) => (
                            <button key={trade.move} type="button" onClick={() => play(trade.move)}>
                                {countsWords(trade.take)}
                            </button>
                        ))}
                </div>
            ))}
        </>
    );
}

// An offer gives and wants something, and nothing is traded for itself.
export function isFairOffer(give: Counts, take: Counts): boolean {
    return total(give) > 0 && total(take) > 0 && resources.every((resource) => give[resource] === 0 || take[resource] === 0);
}

// No more than there is: cards may have gone since they were chosen.
export function within(counts: Counts, most: Counts): Counts {
    return Object.fromEntries(resources.map((resource) => [resource, Math.min(counts[resource], most[resource])])) as Record<
        Resource,
        number
    >;
}

type Props = BoardProps<CatanView> & { readonly seat: number; readonly trading: Signal<Trading> };

function OfferForm({ view, seat, names, moves, play, trading }: Props) {
    const hand = view.players[seat]?.hand ?? noCards;
    const give = within(trading.value.give, hand);
    const { take } = trading.value;
    const change = (changed: Partial<Trading>) => (trading.value = { ...trading.value, ...changed });
    const partners = view.players.map((_, other) => other).filter((other) => other !== seat);
    const isFair = isFairOffer(give, take) && moves.length > 0;
    const able = partners.filter((partner) => (view.players[partner]?.hand_size ?? 0) >= total(take));
    return (
        <>
            <div class="trade-sides">
                <Chooser label={t("You give")} isFromHand counts={give} most={hand} onChange={(counts) => change({ give: counts })} />
                <Chooser label={t("You want")} counts={take} most={plenty} onChange={(counts) => change({ take: counts })} />
            </div>
            <div class="tools">
                <span>{t("Offer it to")}</span>
                {partners.map((partner) => (
                    <button
                        key={partner}
                        type="button"
                        disabled={!isFair || !able.includes(partner)}
                        onClick={() => play(offerMove(partner, give, take))}
                    >
                        <SeatMark seat={partner} />
                        {nameOf(partner, names)}
                    </button>
                ))}
                {partners.length > 1 && (
                    <button
                        type="button"
                        disabled={!isFair || able.length === 0}
                        onClick={() => {
                            const [first = 0, ...others] = able;
                            change({ give, asking: others });
                            play(offerMove(first, give, take));
                        }}
                    >
                        {t("Everyone")}
                    </button>
                )}
            </div>
        </>
    );
}

export function Trade(props: Props) {
    return (
        <div class="catan-dialog">
            {bankTrades(props.moves).length > 0 && <h2>{t("With the bank")}</h2>}
            <Bank moves={props.moves} play={props.play} />
            {bankTrades(props.moves).length > 0 && <h2>{t("With another player")}</h2>}
            <OfferForm {...props} />
        </div>
    );
}
