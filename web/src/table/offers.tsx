// Resigning, draws, rematches: what a player can ask for besides moves.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import { tables, type Table } from "../api/tables";
import { link } from "../app/routes";
import { ConfirmButton } from "../forms/confirm_button";
import { t } from "../words/words";
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
                {t("Go to the rematch")}
            </a>
        );
    }
    const isOffered = table.rematch_offers.includes(you);
    const words = isOffered ? t("Rematch offered") : table.rematch_offers.length > 0 ? t("Accept the rematch") : t("Rematch");
    return (
        <button type="button" class="primary" disabled={isOffered} onClick={() => void live.attempt(tables.rematch)}>
            {words}
        </button>
    );
}

type Answer = "offer" | "accept" | "decline";

// What the opponent offers, to be answered.
function Offered({ words, onAnswer }: { words: string; onAnswer: (answer: Answer) => void }) {
    return (
        <>
            <span role="status">{words}</span>
            <button type="button" onClick={() => onAnswer("accept")}>
                {t("Accept")}
            </button>
            <button type="button" onClick={() => onAnswer("decline")}>
                {t("Decline")}
            </button>
        </>
    );
}

function Draw({ live, table, you }: Props) {
    const ask = (answer: Answer) => void live.attempt((id) => tables.draw(id, answer));
    if (table.draw_offers.some((seat) => seat !== you)) {
        return <Offered words={t("Your opponent offers a draw.")} onAnswer={ask} />;
    }
    const isOffered = table.draw_offers.includes(you);
    const words = isOffered ? t("Draw offered") : t("Offer a draw");
    return (
        <button type="button" class="pictured" aria-label={words} title={words} disabled={isOffered} onClick={() => ask("offer")}>
            <span aria-hidden="true">½</span>
            <span class="words">{words}</span>
        </button>
    );
}

// To take the last own move back: house bots accept at once.
function Takeback({ live, table, you }: Props) {
    const ask = (answer: Answer) => void live.attempt((id) => tables.takeback(id, answer));
    const { takeback_offer: offer } = table;
    if (offer !== null && offer !== you) {
        return <Offered words={t("Your opponent wants to take a move back.")} onAnswer={ask} />;
    }
    const words = offer === you ? t("Take-back offered") : t("Take back");
    const hasMoved = live.model.value.moves.some(({ seat }) => seat === you);
    return (
        <button
            type="button"
            class="pictured"
            aria-label={words}
            title={words}
            disabled={offer === you || !hasMoved}
            onClick={() => ask("offer")}
        >
            <svg class="button-picture" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M9 5 3 11l6 6v-4h5a3 3 0 0 1 0 6h-3v2h3a5 5 0 0 0 0-10H9z" />
            </svg>
            <span class="words">{words}</span>
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
            {t("Claim the win")}
        </button>
    ) : (
        <span role="status" class="quiet">
            {t("Your opponent has left. You can claim the game after two minutes.")}
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
                    {table.takebacks && <Takeback live={live} table={table} you={you} />}
                    <ClaimGame live={live} table={table} you={you} />
                    <ConfirmButton
                        label={t("Resign")}
                        question={t("Resign the game?")}
                        isBusy={false}
                        onConfirm={() => void live.attempt(tables.resign)}
                    />
                    <SoundSwitch />
                </>
            )}
        </div>
    );
}
