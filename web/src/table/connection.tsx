// The state of the connection in words.
import type { Connection } from "../api/stream";
import { Awaited } from "../first/first_board";
import { t } from "../words/words";
import type { LiveTable } from "./live";

const words: Record<Connection, string> = { connecting: t("Connecting…"), live: "", lost: t("Connection lost. Reconnecting…"), closed: "" };

export function Connecting({ live }: { readonly live: LiveTable }) {
    return (
        <ConnectionNote
            connection={live.connection.value}
            more={live.unsent.value === null ? "" : ` ${t("Your move is sent as soon as it is back.")}`}
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
        return <Awaited words={words[live.connection.value] || t("Loading the game…")} />;
    }
    return (
        <section class="empty">
            <h1>{t("Game not found")}</h1>
            <p>{fault}</p>
        </section>
    );
}
