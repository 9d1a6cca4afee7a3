// Counter-offers: putting one together, and making an offer of one.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { rich, t } from "../../words/words";
import type { BoardProps, Talk } from "../board";
import { SeatMark } from "../seat_mark";
import { Chooser } from "./counter";
import { counterText, countersIn } from "./counter_offers";
import { WithIcons } from "./log";
import { isFairOffer, offerMove, plenty, within } from "./trade";
import { countsWords } from "./resource_words";
import { noCards, resources, type CatanView, type Counts, type Offer } from "./view";
import { nameOf } from "./words";

interface FormProps {
    readonly offer: Offer;
    readonly hand: Counts;
    readonly onSend: (text: string) => void;
}

export function CounterForm({ offer, hand, onSend }: FormProps) {
    const give = useSignal<Counts>(within(offer.take, hand));
    const take = useSignal<Counts>(offer.give);
    return (
        <>
            <div class="trade-sides">
                <Chooser label={t("You give")} isFromHand counts={give.value} most={hand} onChange={(counts) => (give.value = counts)} />
                <Chooser label={t("You want")} counts={take.value} most={plenty} onChange={(counts) => (take.value = counts)} />
            </div>
            <div class="tools">
                <button
                    type="button"
                    class="primary"
                    disabled={!isFairOffer(give.value, take.value)}
                    onClick={() => onSend(counterText(give.value, take.value))}
                >
                    {t("Reject and send it")}
                </button>
            </div>
        </>
    );
}

// What is said, as far as it was said in this turn: older counter-offers mean nothing any more.
export function useTalkOfTurn({ view, talk }: BoardProps<CatanView>): Talk | undefined {
    const said = talk?.said ?? [];
    const turn = useRef({ number: view.turn_number, before: said.length });
    if (turn.current.number !== view.turn_number) turn.current = { number: view.turn_number, before: said.length };
    return talk && { ...talk, said: said.slice(turn.current.before) };
}

// What others have said that they would do.
export function Counters({ view, seat, names, moves, talk, play }: BoardProps<CatanView> & { readonly seat: number }) {
    const hand = view.players[seat]?.hand ?? noCards;
    const counters = countersIn(talk?.said ?? []).filter((counter) => counter.seat !== seat);
    return (
        <>
            {counters.map((counter) => (
                <div key={counter.seat} class="tools counter-offer">
                    <span role="status">
                        <SeatMark seat={counter.seat} />
                        {rich("{name} would give you {give} for {take}.", {
                            name: nameOf(counter.seat, names),
                            give: <WithIcons text={countsWords(counter.give)} />,
                            take: <WithIcons text={countsWords(counter.take)} />,
                        })}
                    </span>
                    <button
                        type="button"
                        disabled={moves.length === 0 || resources.some((resource) => counter.take[resource] > hand[resource])}
                        onClick={() => play(offerMove(counter.seat, counter.take, counter.give))}
                    >
                        {t("Offer that")}
                    </button>
                </div>
            ))}
        </>
    );
}
