// The tables of a person by what there is to do: where it is the own turn, where others think, and what is over.
import type { TableSummary } from "../api/tables";

export interface SortedTables {
    readonly mine: readonly TableSummary[];
    readonly running: readonly TableSummary[];
    readonly over: readonly TableSummary[];
}

// In some games several players decide at the same time.
function isTurnOf({ status, turns, seats }: TableSummary, person: number): boolean {
    return status === "playing" && turns.some((seat) => seats[seat]?.account === person);
}

export function sortedTables(tables: readonly TableSummary[], person: number): SortedTables {
    return {
        mine: tables.filter((table) => isTurnOf(table, person)),
        running: tables.filter((table) => table.status !== "over" && !isTurnOf(table, person)),
        over: tables.filter(({ status }) => status === "over"),
    };
}
