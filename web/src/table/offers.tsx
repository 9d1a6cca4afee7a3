// Resigning, draws, rematches: what a player can ask for besides moves.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import { tables, type Table } from "../api/tables";
import { link } from "../app/routes";
import { ConfirmButton } from "../forms/confirm_button";
import { SoundSwitch } from "./attention";
import type { LiveTable } from "./live";

interface Props {
    readonly live: LiveTable;
    readonly table: Table;
    readonly you: number;
}

export function Rematch({ live, table, you }: Props) {
    if (table.rematch !== null) {
        return (
            <a class="button primary" href={link("table", { id: table.rematch })}>
                Go to the rematch
            </a>
        );
    }
    const isOffered = table.rematch_offers.includes(you);
    const words = isOffered ? "Rematch offered" : table.rematch_offers.length > 0 ? "Accept the rematch" : "Rematch";
    return (
        <button type="button" class="primary" disabled={isOffered} onClick={() => void live.attempt(tables.rematch)}>
            {words}
        </button>
    );
}

function Draw({ live, table, you }: Props) {
    const ask = (answer: "offer" | "accept" | "decline") => void live.attempt((id) => tables.draw(id, answer));
    if (table.draw_offers.some((seat) => seat !== you)) {
        return (
            <>
                <span role="status">Your opponent offers a draw.</span>
                <button type="button" onClick={() => ask("accept")}>
                    Accept
                </button>
                <button type="button" onClick={() => ask("decline")}>
                    Decline
                </button>
            </>
        );
    }
    const isOffered = table.draw_offers.includes(you);
    return (
        <button type="button" disabled={isOffered} onClick={() => ask("offer")}>
            {isOffered ? "Draw offered" : "Offer a draw"}
        </button>
    );
}

// In milliseconds, as the arena has it.
const claimedAfter = 120_000;

// When the person to move has left, the game can be claimed after a while.
function ClaimGame({ live, table, you }: Props) {
    const since = table.turn === null || table.turn === you ? null : (live.model.value.away[table.turn] ?? null);
    const isDue = useSignal(false);
    useEffect(() => {
        isDue.value = false;
        if (since === null) return undefined;
        const left = Date.parse(since) + claimedAfter - api.clock.now();
        const timer = setTimeout(() => (isDue.value = true), Math.max(0, left));
        return () => clearTimeout(timer);
    }, [since]);
    if (since === null) return null;
    return isDue.value ? (
        <button type="button" class="primary" onClick={() => void live.attempt(tables.claim)}>
            Claim the win
        </button>
    ) : (
        <span role="status" class="quiet">
            Your opponent has left. You can claim the game after two minutes.
        </span>
    );
}

// Without a rematch where it is offered elsewhere.
export function Offers({ live, table, hasRematch }: Pick<Props, "live" | "table"> & { readonly hasRematch: boolean }) {
    const { you, status, draws } = table;
    if (you === null || status === "waiting" || (status === "over" && !hasRematch)) return null;
    return (
        <div class="tools offers">
            {status === "over" ? (
                <Rematch live={live} table={table} you={you} />
            ) : (
                <>
                    {draws && <Draw live={live} table={table} you={you} />}
                    <ClaimGame live={live} table={table} you={you} />
                    <ConfirmButton
                        label="Resign"
                        question="Resign the game?"
                        isBusy={false}
                        onConfirm={() => void live.attempt(tables.resign)}
                    />
                    <SoundSwitch />
                </>
            )}
        </div>
    );
}
