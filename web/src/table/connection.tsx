// How it stands with the connection to the arena, in words.
import type { Connection } from "../api/stream";
import type { LiveTable } from "./live";

const words: Record<Connection, string> = {
    connecting: "Connecting…",
    live: "",
    lost: "The connection is lost. It is being restored; nothing will be missed.",
    closed: "",
};

export function Connecting({ live }: { readonly live: LiveTable }) {
    return <ConnectionNote connection={live.connection.value} />;
}

export function ConnectionNote({ connection }: { readonly connection: Connection }) {
    const text = words[connection];
    if (text === "") return null;
    return (
        <p class="connection" role="status">
            {text}
        </p>
    );
}

// While nothing is known of the table, or if nothing will be.
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
            <h1>There is nothing to see here</h1>
            <p>{fault}</p>
        </section>
    );
}
