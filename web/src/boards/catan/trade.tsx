// Discarding, trading with the bank, and offers to other players: moves that are made of cards.
import { useSignal } from "@preact/signals";
import type { BoardProps } from "../board";
import { Chooser } from "./counter";
import { countsText, countsWords, noCards, readCounts, resources, total, type CatanView, type Counts } from "./view";
import { nameOf } from "./words";

const plenty: Counts = { brick: 19, lumber: 19, wool: 19, grain: 19, ore: 19 };

export function Discard({ hand, play }: { readonly hand: Counts; readonly play: (move: string) => void }) {
    const chosen = useSignal<Counts>(noCards);
    const due = Math.floor(total(hand) / 2);
    const left = due - total(chosen.value);
    return (
        <div class="catan-dialog">
            <Chooser label={`Discard ${due} cards`} counts={chosen.value} most={hand} onChange={(counts) => (chosen.value = counts)} />
            <button type="button" class="primary" disabled={left !== 0} onClick={() => play(`discard:${countsText(chosen.value)}`)}>
                {left > 0 ? `${left} more` : left < 0 ? `${-left} too many` : "Discard"}
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
    if (trades.length === 0) return <p class="quiet">You have too few cards of any kind to trade with the bank.</p>;
    const kinds = [...new Set(trades.map((trade) => countsWords(trade.give)))];
    return (
        <>
            {kinds.map((kind) => (
                <div key={kind} class="tools">
                    <span>Give the bank {kind} for</span>
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

function OfferForm({ view, seat, names, play }: BoardProps<CatanView> & { seat: number }) {
    const give = useSignal<Counts>(noCards);
    const take = useSignal<Counts>(noCards);
    const hand = view.players[seat]?.hand ?? noCards;
    const partners = view.players.map((_, other) => other).filter((other) => other !== seat);
    const isFair = isFairOffer(give.value, take.value);
    return (
        <>
            <div class="trade-sides">
                <Chooser label="You give" counts={give.value} most={hand} onChange={(counts) => (give.value = counts)} />
                <Chooser label="You want" counts={take.value} most={plenty} onChange={(counts) => (take.value = counts)} />
            </div>
            <div class="tools">
                <span>Offer it to</span>
                {partners.map((partner) => (
                    <button
                        key={partner}
                        type="button"
                        disabled={!isFair || (view.players[partner]?.hand_size ?? 0) < total(take.value)}
                        onClick={() => play(`offer:${partner}:${countsText(give.value)}:${countsText(take.value)}`)}
                    >
                        <span class={`swatch owner-${partner}`} aria-hidden="true" />
                        {nameOf(partner, names)}
                    </button>
                ))}
            </div>
        </>
    );
}

export function Trade(props: BoardProps<CatanView> & { readonly seat: number }) {
    return (
        <div class="catan-dialog">
            <h2>With the bank</h2>
            <Bank moves={props.moves} play={props.play} />
            <h2>With another player</h2>
            <OfferForm {...props} />
        </div>
    );
}
