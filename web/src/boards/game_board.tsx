// A board one can play on: it keeps what has been named so far, and hands on the move that comes of it.
import { useSignal } from "@preact/signals";
import type { BoardModule, Talk } from "./board";
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
    readonly pastView?: (plies: number) => View | undefined;
    readonly talk?: Talk;
    // Where one may name a move before it is one's turn; `planned` has been named.
    readonly planned?: string | null;
    readonly onPlan?: (move: string | null) => void;
}

export function GameBoard<View>(props: GameBoardProps<View>) {
    const {
        module,
        view,
        seat,
        moves,
        names = [],
        isOver = false,
        isTurned = false,
        isBare = false,
        onMove,
        planned = null,
        onPlan,
    } = props;
    const selected = useSignal(nothing);
    const { Board } = module;
    const grammar = module.grammarOf(view);
    const isAhead = onPlan !== undefined && moves.length === 0 && seat !== null;
    const named = isAhead ? (module.premoves?.(view, seat) ?? []) : moves;
    const selection = kept(grammar, named, selected.value);
    const follow = (step: Step) => {
        selected.value = step.selection;
        if (step.move !== null) (isAhead ? onPlan : onMove)?.(step.move);
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
            isAhead={isAhead}
            {...(props.pastView ? { pastView: props.pastView } : {})}
            {...(props.talk ? { talk: props.talk } : {})}
            planned={planned === null ? nothing : grammar(planned)}
            selection={selection}
            targets={targets(grammar, named, selection)}
            origins={targets(grammar, named, nothing)}
            take={(token) => follow(take(grammar, named, selection, token))}
            drag={(from, to) => follow(drag(grammar, named, from, to))}
            cancel={() => {
                if (isAhead && selection.length === 0 && planned !== null) onPlan(null);
                selected.value = nothing;
            }}
            play={(move) => onMove?.(move)}
        />
    );
}
