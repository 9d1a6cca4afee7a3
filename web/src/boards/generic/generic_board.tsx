// The board of a game that has none of its own: its view, readably, and its legal moves as buttons.
import { useSignal } from "@preact/signals";
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
            {moves.length > 0 && moves.length <= fewMoves && (
                <div class="tools" role="group" aria-label="Legal moves">
                    {moves.map((move) => (
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

// For games with too many moves for buttons: a list to choose from, which a few letters make shorter.
function MoveBox({ moves, play }: { moves: readonly string[]; play: (move: string) => void }) {
    const wanted = useSignal("");
    const found = moves.filter((move) => moveWords(move).toLowerCase().includes(wanted.value.trim().toLowerCase()));
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const move = new FormData(event.currentTarget as HTMLFormElement).get("move");
        if (typeof move === "string") play(move);
    };
    return (
        <form class="tools" onSubmit={submit}>
            <label>
                Find a move <input type="search" autocomplete="off" onInput={(event) => (wanted.value = event.currentTarget.value)} />
            </label>
            <label>
                {found.length} of {moves.length} moves{" "}
                <select name="move" required>
                    {found.map((move) => (
                        <option key={move} value={move}>
                            {moveWords(move)}
                        </option>
                    ))}
                </select>
            </label>
            <button type="submit" disabled={found.length === 0}>
                Play
            </button>
        </form>
    );
}

export const generic: BoardModule<unknown> = { sides: [], grammarOf: () => (move) => [move], Board: GenericBoard, summary: () => "" };
