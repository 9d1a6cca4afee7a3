// Resigning, draws, rematches: what a player can ask for besides moves.
import { useSignal } from "@preact/signals";
import { tables, type Table } from "../api/tables";
import type { LiveTable } from "./live";

export function Offers({ live, table }: { live: LiveTable; table: Table }) {
    const isSure = useSignal(false);
    const { you } = table;
    if (you === null) return null;
    if (table.status === "over") {
        const isWanted = table.rematch_offers.length > 0 && !table.rematch_offers.includes(you);
        return (
            <div class="tools">
                {table.rematch !== null ? (
                    <a class="button primary" href={`/tables/${table.rematch}`}>
                        To the rematch
                    </a>
                ) : (
                    <button type="button" class="primary" disabled={table.rematch_offers.includes(you)} onClick={() => live.attempt(tables.rematch)}>
                        {isWanted ? "Accept the rematch" : table.rematch_offers.includes(you) ? "Rematch offered" : "Rematch"}
                    </button>
                )}
            </div>
        );
    }
    if (table.status !== "playing") return null;
    const isOffered = table.draw_offers.some((seat) => seat !== you);
    return (
        <div class="tools">
            {isOffered ? (
                <>
                    <span role="status">A draw is offered.</span>
                    <button type="button" onClick={() => live.attempt((id) => tables.draw(id, "accept"))}>
                        Accept
                    </button>
                    <button type="button" onClick={() => live.attempt((id) => tables.draw(id, "decline"))}>
                        Decline
                    </button>
                </>
            ) : (
                <button type="button" disabled={table.draw_offers.includes(you)} onClick={() => live.attempt((id) => tables.draw(id, "offer"))}>
                    {table.draw_offers.includes(you) ? "Draw offered" : "Offer a draw"}
                </button>
            )}
            {isSure.value ? (
                <>
                    <button type="button" class="danger" onClick={() => live.attempt(tables.resign)}>
                        Yes, I resign
                    </button>
                    <button type="button" onClick={() => (isSure.value = false)}>
                        No
                    </button>
                </>
            ) : (
                <button type="button" onClick={() => (isSure.value = true)}>
                    Resign
                </button>
            )}
        </div>
    );
}
