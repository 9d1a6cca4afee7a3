// The board of a game that has none of its own: its view, readably, and its legal moves as buttons.
import type { BoardModule, BoardProps } from "../board";
import { AnswerBox } from "./answer_box";
import { askedOf, EngineView, isEngineView } from "./engine_view";
import { moveWords } from "./move_words";
import { Value } from "./value";
import "./generic.css";

const fewMoves = 60;

export function GenericBoard({ view, seat, moves, names, mayPlay, play }: BoardProps<unknown>) {
    const isAsked = mayPlay && seat !== null && askedOf(view) === seat;
    return (
        <div class="generic-board">
            {isEngineView(view) ? <EngineView view={view} names={names} /> : <Value value={view} />}
            {moves.length > 0 && (
                <div class="tools" role="group" aria-label="Legal moves">
                    {moves.slice(0, fewMoves).map((move) => (
                        <button key={move} type="button" onClick={() => play(move)}>
                            {moveWords(move)}
                        </button>
                    ))}
                </div>
            )}
            {moves.length > fewMoves && <MoveBox moves={moves} play={play} />}
            {isAsked && moves.length === 0 && <AnswerBox play={play} />}
        </div>
    );
}

// For games with too many moves for buttons.
function MoveBox({ moves, play }: { moves: readonly string[]; play: (move: string) => void }) {
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        play(String(new FormData(form).get("move") ?? ""));
        form.reset();
    };
    return (
        <form class="tools" onSubmit={submit}>
            <label>
                {moves.length - fewMoves} more moves. Type any of them: <input name="move" list="legal-moves" required autocomplete="off" />
            </label>
            <datalist id="legal-moves">
                {moves.map((move) => (
                    <option key={move} value={move} />
                ))}
            </datalist>
            <button type="submit">Play</button>
        </form>
    );
}

export const generic: BoardModule<unknown> = { sides: [], grammarOf: () => (move) => [move], Board: GenericBoard, summary: () => "" };
