// The board of a table with its clocks and moves, for whoever plays, watches or looks back.
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { api } from "../api/client";
import { tables, type Table } from "../api/tables";
import { botLog } from "../replay/log";
import { Replay } from "../replay/replay";
import { failureWords } from "../replay/result";
import type { LiveTable } from "./live";
import { isMyTurn, resultOf } from "./model";
import { namesOf } from "./names";
import { usePremove } from "./premove";
import { clocksOf } from "./table_clocks";

interface Props {
    readonly live: LiveTable;
    readonly table: Table;
    readonly ply: number | null;
    // Where others look on as well, a bot's log is not shown to its author either.
    readonly isPublic?: boolean;
    readonly onPly?: (ply: number) => void;
    readonly heading?: ComponentChildren;
    readonly actions?: ComponentChildren;
    readonly over?: ComponentChildren;
}

export function TableReplay({ live, table, ply, isPublic, onPly, ...shown }: Props) {
    const { moves, failures, logs, away } = live.model.value;
    const log = useMemo(() => botLog(isPublic ? [] : logs, moves), [isPublic, logs, moves]);
    const names = namesOf(table);
    const mine = isMyTurn(table) && table.you !== null ? table.you : null;
    return (
        <Replay
            key={table.id}
            game={table.game}
            names={names}
            viewAt={(at) => live.viewAt(at)}
            moves={moves}
            clocks={clocksOf(table, away)}
            now={() => api.clock.now() * 1000}
            result={resultOf(table, failures)}
            faults={failures.map((failure) => ({ ply: failure.ply, words: failureWords(names, failure) }))}
            log={log}
            {...(table.status === "over" || table.hints
                ? { analysis: { options: table.options, want: (at: number) => void live.past.want(at), isHint: table.hints } }
                : {})}
            seat={table.you}
            {...shown}
            ply={ply}
            onPly={(at) => {
                onPly?.(at);
                live.lookAt(at);
            }}
            ahead={usePremove(live, table)}
            talk={{
                said: live.model.value.chat,
                say: (text) => void live.attempt((id) => tables.chat(id, text)),
                isPerson: (seat) => ["open", "invited"].includes(table.seats[seat]?.kind ?? ""),
            }}
            play={mine === null ? null : { seat: mine, moves: live.moves.value, onMove: (move) => void live.play(move) }}
        />
    );
}
