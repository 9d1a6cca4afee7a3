// A list of tables.
import type { Tables, TableSummary } from "../api/tables";
import type { Asked } from "../app/asked";
import { calm, never, useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { nameAt } from "./model";

function seatsOf(table: TableSummary): string {
    return table.seats.map((seat) => nameAt(table.game, seat) ?? "open seat").join(" – ");
}

// The state in a few words.
export function stateOf({ game, status, moves, outcome, seats, why }: TableSummary): string {
    if (status === "waiting") return "waiting for an opponent";
    if (status === "playing") return moves === 1 ? "1 move" : `${moves} moves`;
    if (!outcome) return why ?? "not counted";
    if (seats.length === 1) return outcome.reason;
    if (outcome.winner === null) return "draw";
    const winner = seats[outcome.winner];
    return `${(winner && nameAt(game, winner)) ?? "someone"} won`;
}

// Tables as CSV rows.
export const tableTitles = ["table", "game", "seats", "result", "moves", "began"] as const;

export function tableLine(table: TableSummary): (string | number)[] {
    return [table.id, table.game, seatsOf(table), stateOf(table), table.moves, table.made];
}

export function TableList({ tables: listed }: { readonly tables: readonly TableSummary[] }) {
    return (
        <ul class="tables">
            {listed.map((table) => (
                <li key={table.id}>
                    <a href={link("table", { id: table.id })}>
                        {titleOf(table.game)}: {seatsOf(table)}
                    </a>{" "}
                    <span class="quiet">
                        {stateOf(table)}
                        {table.from_position && ", from a chosen position"}
                    </span>
                </li>
            ))}
        </ul>
    );
}

export function useTables(query: string): Asked<Tables> {
    return useFollowed<Tables>(`/tables?${query}`, never, calm).asked.value;
}

export function AskedTables({ asked, empty }: { readonly asked: Asked<Tables>; readonly empty: string }) {
    if (asked.is === "asking") return <p class="quiet">Loading…</p>;
    if (asked.is === "failed") return <p class="quiet">Could not load the games.</p>;
    if (asked.answer.items.length === 0) return <p class="quiet">{empty}</p>;
    return <TableList tables={asked.answer.items} />;
}

export function Running({ query, empty }: { readonly query: string; readonly empty: string }) {
    return <AskedTables asked={useTables(query)} empty={empty} />;
}
