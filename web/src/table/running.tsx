// Lists of tables.
import type { Tables, TableSummary } from "../api/tables";
import { pagePath } from "../api/pages_of";
import type { Asked } from "../app/asked";
import { calm, never, useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { FurtherPages } from "../lists/further_pages";
import { winnersOf } from "../replay/winners";
import { serverWords } from "../words/server_words";
import { listWords, t } from "../words/words";
import { namesAt } from "./names";

const furtherSize = 50;
const pathOf = (query: string) => `/tables?${query}`;

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

// The first of them; the others follow when somebody asks.
export function useTables(query: string, size: number): Asked<Tables> {
    return useFollowed<Tables>(pagePath(pathOf(query), null, size), never, calm).asked.value;
}

interface AskedProps {
    readonly asked: Asked<Tables>;
    readonly query: string;
    readonly empty: string;
}

export function AskedTables({ asked, query, empty }: AskedProps) {
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") return <p class="quiet">{t("Could not load the games.")}</p>;
    if (asked.answer.items.length === 0) return <p class="quiet">{empty}</p>;
    return (
        <FurtherPages<TableSummary> key={query} path={pathOf(query)} first={asked.answer} size={furtherSize}>
            {(items) => <TableList tables={items} />}
        </FurtherPages>
    );
}

interface Props {
    readonly query: string;
    readonly size: number;
    readonly empty: string;
}

export function Running({ query, size, empty }: Props) {
    return <AskedTables asked={useTables(query, size)} query={query} empty={empty} />;
}

// With its heading; nothing where there are none.
export function TableSection({ query, size, heading }: { readonly query: string; readonly size: number; readonly heading: string }) {
    const asked = useTables(query, size);
    if (asked.is !== "there" || asked.answer.items.length === 0) return null;
    return (
        <section aria-label={heading}>
            <h2>{heading}</h2>
            <AskedTables asked={asked} query={query} empty="" />
        </section>
    );
}
