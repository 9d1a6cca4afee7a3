// The games that are being played now.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tables, type TableSummary } from "../api/tables";
import { titleOf } from "../app/games";

type Found = readonly TableSummary[] | "asking" | "failed";

function seatsOf(table: TableSummary): string {
    return table.seats.map((seat) => seat.name ?? "open seat").join(" – ");
}

export function Running({ query, empty }: { readonly query: string; readonly empty: string }) {
    const found = useSignal<Found>("asking");
    useEffect(() => {
        tables.list(query).then(
            (page) => (found.value = page.items),
            () => (found.value = "failed"),
        );
    }, [query]);
    if (found.value === "asking") return <p class="quiet">Looking…</p>;
    if (found.value === "failed") return <p class="quiet">The list of games cannot be had at the moment.</p>;
    if (found.value.length === 0) return <p class="quiet">{empty}</p>;
    return (
        <ul class="tables">
            {found.value.map((table) => (
                <li key={table.id}>
                    <a href={`/tables/${table.id}`}>
                        {titleOf(table.game)}: {seatsOf(table)}
                    </a>{" "}
                    <span class="quiet">
                        {table.status === "waiting" ? "waiting for somebody" : `${table.moves} moves`}
                    </span>
                </li>
            ))}
        </ul>
    );
}
