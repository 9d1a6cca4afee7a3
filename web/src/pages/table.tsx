// A table: playing, watching and replaying on one page.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { titleOf } from "../app/games";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import type { Table } from "../api/tables";
import { useAttention } from "../table/attention";
import { Chat } from "../table/chat";
import { FromPosition } from "../table/from_position";
import { LiveTable } from "../table/live";
import { GameOver } from "../table/game_over";
import { isMyTurn, resultOf } from "../table/model";
import { namesOf } from "../table/names";
import { Offers } from "../table/offers";
import { invitations } from "../table/start";
import { Share } from "../table/share";
import { TableReplay } from "../table/table_replay";
import { Waiting } from "../table/waiting";
import { Connecting, Unknown } from "../table/connection";
import { serverWords } from "../words/server_words";
import { t } from "../words/words";
import "./table.css";

function Attention({ table, seen }: { table: Table; seen: number }) {
    useAttention(table, seen);
    return null;
}

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
    const { table, moves, failures, refusal } = live.model.value;
    const shown = useSignal<number | null>(ply);
    const rematch = table && table.you !== null ? table.rematch : undefined;
    const before = useRef<number | null>();
    useEffect(() => {
        // When it is agreed on, the players go there; whoever looks back at a game later is not taken away from it.
        if (before.current === null && rematch) goTo(link("table", { id: rematch }));
        before.current = rematch;
    }, [rematch]);
    const hasBegun = table !== null && table.status !== "waiting";
    useEffect(() => {
        if (hasBegun) invitations.forget(Number(id));
    }, [hasBegun]);
    // The end is said over the board until one looks back; a link to a position is for looking.
    const isClosed = useSignal(ply !== null);
    if (!table) return <Unknown live={live} />;
    const names = namesOf(table);
    const result = resultOf(table, failures);
    const isOverShown = result !== null && !isClosed.value;
    const heading = (
        <>
            <h1 class="table-title">
                <a href={link("game", { game: table.game })}>{titleOf(table.game)}</a>: {names.join(" – ")}
            </h1>
            {table.from_position && <FromPosition />}
        </>
    );
    return (
        <>
            <div class="toasts">
                <Connecting live={live} />
                {live.fault.value !== null && (
                    <p class="fault" role="alert">
                        {live.fault.value}
                    </p>
                )}
                {refusal !== null && refusal.seat === table.you && isMyTurn(table) && (
                    <p class="fault" role="alert">
                        {refusal.why
                            ? t("The game did not accept your answer: {why} Please answer again.", { why: serverWords(refusal.why) })
                            : t("The game did not accept your answer. Please answer again.")}
                    </p>
                )}
            </div>
            <Attention table={table} seen={shown.value ?? table.moves} />
            <TableReplay
                live={live}
                table={table}
                ply={ply}
                onPly={(at) => (shown.value = at)}
                heading={heading}
                actions={<Offers live={live} table={table} hasRematch={!isOverShown} />}
                over={
                    table.status === "waiting" ? (
                        <Waiting live={live} table={table} invitation={invitation} />
                    ) : (
                        isOverShown && (
                            <GameOver live={live} table={table} names={names} result={result} onClose={() => (isClosed.value = true)} />
                        )
                    )
                }
            />
            <Chat live={live} table={table} />
            <Share table={table} ply={shown.value ?? moves.length} origin={location.origin} />
        </>
    );
}
