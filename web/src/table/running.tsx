// A list of tables.
import type { Tables, TableSummary } from "../api/tables";
import type { Asked } from "../app/asked";
import { calm, never, useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { winnersOf } from "../replay/winners";
import { serverWords } from "../words/server_words";
import { listWords, t } from "../words/words";
import { namesAt } from "./names";

function seatsOf(table: TableSummary): string {
    return namesAt(table.game, table.seats)
        .map((name) => name ?? t("open seat"))
        .join(" – ");
}

// The state in a few words.
export function stateOf({ game, status, moves, outcome, seats, why }: TableSummary): string {
    if (status === "waiting") return t("waiting for an opponent");
    if (status === "playing") return t("{moves, plural, one {# move} other {# moves}}", { moves });
    if (!outcome) return why === null ? t("not counted") : serverWords(why);
    if (seats.length === 1) return serverWords(outcome.reason);
    const names = namesAt(game, seats);
    const winners = winnersOf(outcome).map((seat) => names[seat] ?? t("someone"));
    return winners.length === 0 ? t("draw") : t("{winner} won", { winner: listWords(winners) });
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
                        {table.from_position && `, ${t("from a chosen position")}`}
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
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") return <p class="quiet">{t("Could not load the games.")}</p>;
    if (asked.answer.items.length === 0) return <p class="quiet">{empty}</p>;
    return <TableList tables={asked.answer.items} />;
}

export function Running({ query, empty }: { readonly query: string; readonly empty: string }) {
    return <AskedTables asked={useTables(query)} empty={empty} />;
}
