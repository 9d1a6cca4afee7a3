// The tables of a person that are being played, by whose turn it is.
import type { TableSummary } from "../api/tables";

export interface TablesByTurn {
    readonly mine: readonly TableSummary[];
    readonly others: readonly TableSummary[];
}

// In some games several players decide at the same time.
function isTurnOf({ turns, seats }: TableSummary, person: number): boolean {
    return turns.some((seat) => seats[seat]?.account === person);
}

export function byTurn(tables: readonly TableSummary[], person: number): TablesByTurn {
    return { mine: tables.filter((table) => isTurnOf(table, person)), others: tables.filter((table) => !isTurnOf(table, person)) };
}
