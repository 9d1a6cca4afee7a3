// The moves of a game in its notation, the one that is looked at marked.
import { useEffect, useRef } from "preact/hooks";
import { durationText } from "./clock";

export interface ListedMove {
    readonly seat: number;
    // Null where it is hidden from who looks.
    readonly move: string | null;
    // How long it took, in microseconds.
    readonly used: number | null;
    readonly isFault?: boolean;
}

interface Props {
    readonly moves: readonly ListedMove[];
    readonly ply: number;
    readonly onChoose: (ply: number) => void;
}

const longest = 26;

function shortened(move: string): string {
    return move.length > longest ? `${move.slice(0, longest - 1)}…` : move;
}

export function MoveList({ moves, ply, onChoose }: Props) {
    const list = useRef<HTMLOListElement>(null);
    // Within the list only: the page itself stays where it is.
    useEffect(() => {
        const box = list.current;
        const entry = box?.querySelector<HTMLElement>("[aria-current]");
        if (!box || !entry) return;
        const top = entry.offsetTop - box.offsetTop;
        if (top < box.scrollTop || top + entry.offsetHeight > box.scrollTop + box.clientHeight) {
            box.scrollTop = top - box.clientHeight / 2;
        }
    }, [ply, moves.length]);
    if (moves.length === 0) return <p class="quiet">No move has been made yet.</p>;
    return (
        <ol class="move-list" ref={list} aria-label="Moves">
            {moves.map(({ seat, move, used, isFault }, index) => (
                <li key={index}>
                    <button
                        type="button"
                        class={`move seat-${seat} ${isFault ? "fault" : ""}`}
                        aria-current={index + 1 === ply ? "step" : undefined}
                        title={move ?? "hidden"}
                        onClick={() => onChoose(index + 1)}
                    >
                        <span class="number">{index + 1}</span>
                        <span class="text">{move === null ? "hidden" : shortened(move)}</span>
                        {used !== null && <span class="used">{durationText(used)}</span>}
                    </button>
                </li>
            ))}
        </ol>
    );
}
