// A game embedded in another site: the board and the replay controls.
import { useEffect, useMemo } from "preact/hooks";
import type { Table } from "../api/tables";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { Connecting, Unknown } from "../table/connection";
import { LiveTable } from "../table/live";
import { FromPosition } from "../table/from_position";
import { namesOf } from "../table/names";
import { TableReplay } from "../table/table_replay";
import "./table.css";

// Read-only; only the title links out of the frame.
function asOnlooker(table: Table): Table {
    return { ...table, you: null, seats: table.seats.map((seat) => ({ ...seat, account: null })) };
}

export function EmbedPage({ id, ply }: { readonly id: string; readonly ply: number | null }) {
    const live = useMemo(() => new LiveTable(id, null), [id]);
    useEffect(() => () => live.close(), [live]);
    const { table } = live.model.value;
    if (!table) return <Unknown live={live} />;
    const heading = (
        <>
            <h1 class="table-title">
                <a href={link("table", { id: table.id })} target="_blank" rel="noopener">
                    {titleOf(table.game)}: {namesOf(table).join(" – ")}
                </a>
            </h1>
            {table.from_position && <FromPosition />}
        </>
    );
    return (
        <>
            <Connecting live={live} />
            <TableReplay live={live} table={asOnlooker(table)} ply={ply} isPublic heading={heading} />
        </>
    );
}
