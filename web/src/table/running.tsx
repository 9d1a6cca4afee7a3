// Tables, as a list: those that are played at now, or those of somebody.
import type { TableSummary } from "../api/tables";
import type { Asked } from "../app/asked";
import { calm, never, useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { nameAt } from "./model";

function seatsOf(table: TableSummary): string {
    return table.seats.map((seat) => nameAt(seat) ?? "open seat").join(" – ");
}

// How it stands there, in a few words.
export function stateOf({ status, moves, outcome, seats, why }: TableSummary): string {
    if (status === "waiting") return "waiting for somebody";
    if (status === "playing") return moves === 1 ? "1 move" : `${moves} moves`;
    if (!outcome) return why ?? "did not count";
    if (seats.length === 1) return outcome.reason;
    if (outcome.winner === null) return "a draw";
    const winner = seats[outcome.winner];
    return `${(winner && nameAt(winner)) ?? "somebody"} won`;
}

// Tables as lines of a file.
export const tableTitles = ["table", "game", "seats", "result", "moves", "began"] as const;

export function tableLine(table: TableSummary): (string | number)[] {
    return [table.id, table.game, seatsOf(table), stateOf(table), table.moves, new Date(table.made / 1000).toISOString()];
}

export function TableList({ tables: listed }: { readonly tables: readonly TableSummary[] }) {
    return (
        <ul class="tables">
            {listed.map((table) => (
                <li key={table.id}>
                    <a href={`/tables/${table.id}`}>
                        {titleOf(table.game)}: {seatsOf(table)}
                    </a>{" "}
                    <span class="quiet">{stateOf(table)}</span>
                </li>
            ))}
        </ul>
    );
}

export interface Tables {
    readonly items: readonly TableSummary[];
}

export function useTables(query: string): Asked<Tables> {
    return useFollowed<Tables>(`/tables?${query}`, never, calm).asked.value;
}

export function AskedTables({ asked, empty }: { readonly asked: Asked<Tables>; readonly empty: string }) {
    if (asked.is === "asking") return <p class="quiet">Looking…</p>;
    if (asked.is === "failed") return <p class="quiet">The list of games cannot be had at the moment.</p>;
    if (asked.answer.items.length === 0) return <p class="quiet">{empty}</p>;
    return <TableList tables={asked.answer.items} />;
}

export function Running({ query, empty }: { readonly query: string; readonly empty: string }) {
    return <AskedTables asked={useTables(query)} empty={empty} />;
}
