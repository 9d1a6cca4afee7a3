// A table whose game has not begun: the links for those one invites, the way to sit down and to leave again.
import { useEffect } from "preact/hooks";
import { tables, type Invitation, type Table } from "../api/tables";
import { invitationAddress } from "./invitations";
import type { LiveTable } from "./live";
import { invitations } from "./start";

function Links({ table, kept }: { table: Table; kept: readonly Invitation[] }) {
    if (kept.length === 0) return <p>Waiting for somebody to sit down.</p>;
    return (
        <>
            <p>{kept.length === 1 ? "Waiting for whom you invite. Send them this link:" : "Waiting for those you invite. Send each of them one of these links:"}</p>
            {kept.map((invitation) => (
                <input
                    key={invitation.seat}
                    class="link"
                    readOnly
                    value={invitationAddress(location.origin, table.id, invitation)}
                    aria-label={kept.length === 1 ? "Invitation" : `Invitation to seat ${invitation.seat + 1}`}
                    onFocus={(event) => event.currentTarget.select()}
                />
            ))}
        </>
    );
}

export function Waiting({ live, table, invitation }: { live: LiveTable; table: Table; invitation: string | null }) {
    const isWaiting = table.status === "waiting";
    useEffect(() => {
        if (!isWaiting) invitations.forget(table.id);
    }, [isWaiting]);
    if (!isWaiting) return null;
    const sits = table.you !== null;
    const kept = invitations.of(table.id).filter(({ seat }) => table.seats[seat]?.name === null);
    const isFree = table.seats.some((seat) => seat.name === null && (seat.kind === "open" || invitation !== null));
    return (
        <div class="waiting" role="status">
            {(sits || kept.length > 0) && <Links table={table} kept={kept} />}
            {sits && (
                <button type="button" onClick={() => void live.attempt(tables.leave)}>
                    Leave the table
                </button>
            )}
            {!sits && isFree && (
                <button type="button" class="primary" onClick={() => live.sitDown(invitation)}>
                    Sit down and play
                </button>
            )}
            {!sits && !isFree && kept.length === 0 && <p>This game has not begun yet.</p>}
        </div>
    );
}
