// The board of a table with its clocks and moves, for whoever plays, watches or looks back.
import type { Table } from "../api/tables";
import { Replay } from "../replay/replay";
import { failureWords } from "../replay/result";
import type { LiveTable } from "./live";
import { isMyTurn, namesOf, resultOf } from "./model";
import { clocksOf } from "./table_clocks";

interface Props {
    readonly live: LiveTable;
    readonly table: Table;
    readonly ply: number | null;
    readonly onPly?: (ply: number) => void;
}

export function TableReplay({ live, table, ply, onPly }: Props) {
    const { moves, failures } = live.model.value;
    const names = namesOf(table);
    const mine = isMyTurn(table) && table.you !== null ? table.you : null;
    return (
        <Replay
            key={table.id}
            game={table.game}
            names={names}
            viewAt={(at) => live.viewAt(at)}
            moves={moves}
            clocks={clocksOf(table)}
            now={() => Date.now() * 1000}
            result={resultOf(table, failures)}
            faults={failures.map((failure) => ({ ply: failure.ply, words: failureWords(names, failure) }))}
            seat={table.you}
            ply={ply}
            onPly={(at) => {
                onPly?.(at);
                live.lookAt(at);
            }}
            play={mine === null ? null : { seat: mine, moves: live.moves.value, onMove: (move) => void live.play(move) }}
        />
    );
}
