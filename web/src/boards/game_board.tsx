// A board one can play on: it keeps what has been named so far, and hands on the move that comes of it.
import { useSignal } from "@preact/signals";
import type { BoardModule } from "./board";
import { drag, kept, nothing, take, targets, type Step } from "./interaction";

export interface GameBoardProps<View> {
    readonly module: BoardModule<View>;
    readonly view: View;
    readonly seat: number | null;
    readonly moves: readonly string[];
    readonly names?: readonly string[];
    readonly isOver?: boolean;
    readonly isTurned?: boolean;
    readonly isBare?: boolean;
    readonly onMove?: (move: string) => void;
}

export function GameBoard<View>(props: GameBoardProps<View>) {
    const { module, view, seat, moves, names = [], isOver = false, isTurned = false, isBare = false, onMove } = props;
    const selected = useSignal(nothing);
    const { Board } = module;
    const grammar = module.grammarOf(view);
    const selection = kept(grammar, moves, selected.value);
    const follow = (step: Step) => {
        selected.value = step.selection;
        if (step.move !== null) onMove?.(step.move);
    };
    return (
        <Board
            view={view}
            seat={seat}
            moves={moves}
            names={names}
            mayPlay={onMove !== undefined}
            isOver={isOver}
            isTurned={isTurned}
            isBare={isBare}
            selection={selection}
            targets={targets(grammar, moves, selection)}
            origins={targets(grammar, moves, nothing)}
            take={(token) => follow(take(grammar, moves, selection, token))}
            drag={(from, to) => follow(drag(grammar, moves, from, to))}
            cancel={() => (selected.value = nothing)}
            play={(move) => onMove?.(move)}
        />
    );
}
