// A table whose game has not begun: the link for whom one invites, the way to sit down.
import type { Table } from "../api/tables";
import type { LiveTable } from "./live";
import { invitationTo } from "./start";

export function Waiting({ live, table, invitation }: { live: LiveTable; table: Table; invitation: string | null }) {
    if (table.status !== "waiting") return null;
    const link = invitationTo(table.id);
    const isFree = table.seats.some((seat) => seat.name === null && (seat.kind === "open" || invitation !== null));
    return (
        <div class="waiting" role="status">
            {table.you !== null ? (
                <>
                    <p>{link === null ? "Waiting for somebody to sit down." : "Waiting for whom you invite. Send them this link:"}</p>
                    {link !== null && <input class="link" readOnly value={link} aria-label="Invitation" onFocus={(event) => event.currentTarget.select()} />}
                </>
            ) : isFree ? (
                <button type="button" class="primary" onClick={() => live.sitDown(invitation)}>
                    Sit down and play
                </button>
            ) : (
                <p>This game has not begun yet.</p>
            )}
        </div>
    );
}
