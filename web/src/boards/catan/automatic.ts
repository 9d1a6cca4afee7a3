// What the page of Catan does by itself: it declines offers that one cannot meet, and makes an offer to one player after another.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../words/words";
import type { BoardProps } from "../board";
import { offerMove, type Trading } from "./trade";
import { countsWords } from "./resource_words";
import { type CatanView } from "./view";
import { nameOf } from "./words";

type Props = BoardProps<CatanView>;

// Whether nothing but a rejection is legal: the cards are not there.
export function cannotMeet(view: CatanView, moves: readonly string[]): boolean {
    return view.expected === "answer" && moves.length === 1 && moves[0] === "reject";
}

// The offer that was declined in this turn, in words.
export function useAutomaticAnswer({ view, moves, names, play }: Props, decides: boolean): string | null {
    const declined = useSignal<{ readonly turn: number; readonly words: string } | null>(null);
    useEffect(() => {
        if (!decides || !cannotMeet(view, moves) || !view.offer) return;
        const words = t("{name} asked for {take}, which you do not have: declined for you.", {
            name: nameOf(view.offer.from, names),
            take: countsWords(view.offer.take),
        });
        declined.value = { turn: view.turn_number, words };
        play("reject");
    }, [view, moves, decides]);
    return declined.value?.turn === view.turn_number ? declined.value.words : null;
}

// Those who are still to be asked, when an offer to everyone has just been rejected; nobody in any other case.
export function nextAsked({ turn, asking }: Trading, view: CatanView): readonly number[] {
    return turn === view.turn_number && view.happened?.move === "reject" ? asking : [];
}

export function useNextOffer({ view, moves, play }: Props, trading: Signal<Trading>, decides: boolean): void {
    useEffect(() => {
        const now = trading.peek();
        if (now.asking.length === 0 || !decides || view.expected !== "turn" || moves.length === 0) return;
        const [next, ...rest] = nextAsked(now, view);
        trading.value = { ...now, asking: rest };
        if (next !== undefined) play(offerMove(next, now.give, now.take));
    }, [view, moves, decides]);
}
