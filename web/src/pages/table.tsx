// A table: playing, watching and replaying on one page.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { titleOf } from "../app/games";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { Chat } from "../table/chat";
import { LiveTable } from "../table/live";
import { namesOf } from "../table/model";
import { Offers } from "../table/offers";
import { Share } from "../table/share";
import { TableReplay } from "../table/table_replay";
import { Waiting } from "../table/waiting";
import { Connecting, Unknown } from "../table/connection";
import "./table.css";

export function TablePage({
    id,
    ply,
    invitation,
}: {
    readonly id: string;
    readonly ply: number | null;
    readonly invitation: string | null;
}) {
    const live = useMemo(() => new LiveTable(id, invitation), [id, invitation]);
    useEffect(() => () => live.close(), [live]);
    const { table, moves } = live.model.value;
    const shown = useSignal<number | null>(ply);
    const rematch = table && table.you !== null ? table.rematch : undefined;
    const before = useRef<number | null>();
    useEffect(() => {
        // When it is agreed on, the players go there; whoever looks back at a game later is not taken away from it.
        if (before.current === null && rematch) goTo(link("table", { id: rematch }));
        before.current = rematch;
    }, [rematch]);
    if (!table) return <Unknown live={live} />;
    return (
        <>
            <h1 class="table-title">
                <a href={link("game", { game: table.game })}>{titleOf(table.game)}</a>: {namesOf(table).join(" – ")}
            </h1>
            <Connecting live={live} />
            {live.fault.value !== null && (
                <p class="fault" role="alert">
                    {live.fault.value}
                </p>
            )}
            <Waiting live={live} table={table} invitation={invitation} />
            <TableReplay live={live} table={table} ply={ply} onPly={(at) => (shown.value = at)} />
            <Offers live={live} table={table} />
            <Chat live={live} table={table} />
            <Share table={table} ply={shown.value ?? moves.length} origin={location.origin} />
        </>
    );
}
