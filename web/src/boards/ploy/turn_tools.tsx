// The turns that the piece in hand can make, each as the piece looks after it.
import type { BoardProps } from "../board";
import { PloyPieceDrawing } from "./piece";
import { turned, turnToken, type PloyPiece, type PloyView } from "./view";

interface Turn {
    readonly turn: number;
    readonly mask: number;
}

// One turn for each way the piece can look: a commander's turns by one, three, five and seven look the same.
export function turnsOf(piece: PloyPiece, targets: ReadonlySet<string>): Turn[] {
    const turns: Turn[] = [];
    for (let turn = 0; turn < 8; ++turn) {
        const mask = turned(piece.mask, turn);
        const isNew = turns.every((other) => other.mask !== mask);
        if (targets.has(turnToken(turn)) && isNew) turns.push({ turn, mask });
    }
    return turns;
}

function wordsOf(turn: number): string {
    if (turn === 0) return "do not turn";
    return turn <= 4 ? `turn right by ${turn * 45} degrees` : `turn left by ${(8 - turn) * 45} degrees`;
}

export function TurnTools(props: BoardProps<PloyView> & { readonly isFlipped: boolean }) {
    const [from] = props.selection;
    const piece = props.view.pieces.find((candidate) => candidate.square === from);
    if (props.moves.length === 0) return null;
    const turns = piece ? turnsOf(piece, props.targets) : [];
    return (
        <div class="tools ploy-turns" role="group" aria-label="Turns">
            {turns.length === 0 && <p class="quiet">Select a piece to move or turn it.</p>}
            {piece &&
                turns.map(({ turn, mask }) => (
                    <button
                        key={turn}
                        type="button"
                        aria-label={wordsOf(turn)}
                        title={wordsOf(turn)}
                        onClick={() => props.take(turnToken(turn))}
                    >
                        <svg viewBox="-27 -27 54 56" class="ploy-turn" aria-hidden="true">
                            <PloyPieceDrawing colour={piece.colour} mask={mask} angle={props.isFlipped ? 180 : 0} />
                        </svg>
                    </button>
                ))}
        </div>
    );
}
