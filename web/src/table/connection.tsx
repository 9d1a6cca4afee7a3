// The state of the connection in words.
import type { Connection } from "../api/stream";
import type { LiveTable } from "./live";

const words: Record<Connection, string> = { connecting: "Connecting…", live: "", lost: "Connection lost. Reconnecting…", closed: "" };

export function Connecting({ live }: { readonly live: LiveTable }) {
    return (
        <ConnectionNote
            connection={live.connection.value}
            more={live.unsent.value === null ? "" : " Your move is sent as soon as it is back."}
        />
    );
}

export function ConnectionNote({ connection, more = "" }: { readonly connection: Connection; readonly more?: string }) {
    const text = words[connection];
    if (text === "") return null;
    return (
        <p class="connection" role="status">
            {text}
            {more}
        </p>
    );
}

// Shown while the table is loading, or if it cannot be loaded.
export function Unknown({ live }: { readonly live: LiveTable }) {
    const fault = live.fault.value;
    if (fault === null) {
        return (
            <p class="quiet" role="status">
                {words[live.connection.value] || "Loading the game…"}
            </p>
        );
    }
    return (
        <section class="empty">
            <h1>Game not found</h1>
            <p>{fault}</p>
        </section>
    );
}
