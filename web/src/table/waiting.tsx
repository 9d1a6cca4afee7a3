// A table that waits for players: invitation links, join and leave buttons.
import { tables, type Invitation, type Table } from "../api/tables";
import { t } from "../words/words";
import { invitationAddress } from "./invitations";
import { CallMe } from "./attention";
import type { LiveTable } from "./live";
import { invitations } from "./start";

function Links({ table, kept }: { table: Table; kept: readonly Invitation[] }) {
    if (kept.length === 0) return <p>{t("Waiting for an opponent…")}</p>;
    return (
        <>
            <p>
                {kept.length === 1
                    ? t("Waiting for the person you invited. Send them this link:")
                    : t("Waiting for the people you invited. Send each of them one of these links:")}
            </p>
            {kept.map((invitation) => (
                <input
                    key={invitation.seat}
                    class="link"
                    readOnly
                    value={invitationAddress(location.origin, table.id, invitation)}
                    aria-label={kept.length === 1 ? t("Invitation") : t("Invitation to seat {seat}", { seat: invitation.seat + 1 })}
                    onFocus={(event) => event.currentTarget.select()}
                />
            ))}
        </>
    );
}

export function Waiting({ live, table, invitation }: { live: LiveTable; table: Table; invitation: string | null }) {
    const sits = table.you !== null;
    const kept = invitations.of(table.id).filter(({ seat }) => table.seats[seat]?.name === null);
    const isFree = table.seats.some((seat) => seat.name === null && (seat.kind === "open" || invitation !== null));
    return (
        <div class="waiting" role="status">
            {(sits || kept.length > 0) && <Links table={table} kept={kept} />}
            {sits && (
                <div class="tools">
                    <button type="button" onClick={() => void live.attempt(tables.leave)}>
                        {t("Leave table")}
                    </button>
                    <CallMe />
                </div>
            )}
            {!sits && isFree && (
                <>
                    <p>{t("There is a free seat at this table. You can play without an account.")}</p>
                    <button type="button" class="primary" onClick={() => void live.sitDown(invitation)}>
                        {t("Join game")}
                    </button>
                </>
            )}
            {!sits && !isFree && kept.length === 0 && <p>{t("This game has not started yet.")}</p>}
        </div>
    );
}
