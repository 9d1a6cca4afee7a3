// A move that is named before it is one's turn: it is played at once when the turn comes, if it is legal then.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Table } from "../api/tables";
import type { Ahead } from "../replay/ahead";
import { t } from "../words/words";
import type { LiveTable } from "./live";
import { isMyTurn } from "./model";

// What becomes of a planned move, with these legal moves; none are known while they are on their way.
export function fateOf(planned: string, isTurn: boolean, legal: readonly string[]): "waits" | "played" | "dropped" {
    if (!isTurn || legal.length === 0) return "waits";
    return legal.includes(planned) ? "played" : "dropped";
}

// Null where one does not play, or moves now.
export function usePremove(live: LiveTable, table: Table): Ahead | null {
    const planned = useSignal<string | null>(null);
    const dropped = useSignal<string | null>(null);
    const isTurn = isMyTurn(table);
    const legal = live.moves.value;
    const { you } = table;
    const isPlayed = table.status === "playing" && you !== null;
    useEffect(() => {
        if (!isPlayed) planned.value = dropped.value = null;
        const move = planned.peek();
        const fate = move === null ? "waits" : fateOf(move, isTurn, legal);
        if (move === null || fate === "waits") return;
        planned.value = null;
        if (fate === "played") void live.play(move);
        else dropped.value = move;
    }, [isPlayed, isTurn, legal, planned.value]);
    // The word about it stays until the next move.
    useEffect(() => {
        if (!isTurn) dropped.value = null;
    }, [isTurn]);
    if (!isPlayed) return null;
    return {
        seat: you,
        isOpen: !isTurn,
        planned: planned.value,
        note: dropped.value === null ? null : t("Your premove {dropped} is not possible.", { dropped: dropped.value }),
        onPlan: (move) => (planned.value = move),
    };
}
