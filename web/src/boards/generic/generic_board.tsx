// The board of a game that has none of its own: its view, readably, and its legal moves as buttons.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../../words/words";
import type { BoardModule, BoardProps } from "../board";
import { AnswerBox } from "./answer_box";
import { askedOf, EngineView, exampleFor, isEngineView } from "./engine_view";
import { moveWords } from "./move_words";
import { Value } from "./value";
import "./generic.css";

const fewMoves = 60;

function GenericBoard({ game, view, seat, moves, names, mayPlay, isOver, play }: BoardProps<unknown> & { readonly game: string }) {
    const isAsked = mayPlay && seat !== null && askedOf(view) === seat;
    const method = isEngineView(view) ? (view.asked?.method ?? "") : "";
    // An answer that was refused leaves everything as it was: then what was written stands there again.
    const sent = useRef<{ readonly view: string; readonly texts: readonly string[] } | null>(null);
    const draft = sent.current?.view === JSON.stringify(view) ? sent.current.texts : [];
    const answer = (move: string, texts: readonly string[]) => {
        sent.current = { view: JSON.stringify(view), texts };
        play(move);
    };
    return (
        <div class="generic-board">
            {isEngineView(view) ? <EngineView view={view} names={names} isOver={isOver} /> : <Value value={view} />}
            {moves.length > 0 && moves.length <= fewMoves && (
                <div class="tools" role="group" aria-label={t("Legal moves")}>
                    {moves.map((move) => (
                        <button key={move} type="button" onClick={() => play(move)}>
                            {moveWords(move)}
                        </button>
                    ))}
                </div>
            )}
            {moves.length > fewMoves && <MoveBox moves={moves} play={play} />}
            {isAsked && moves.length === 0 && isEngineView(view) && (
                <AnswerBox key={method} game={game} method={method} example={exampleFor(view)} draft={draft} play={answer} />
            )}
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
                {t("Find a move")}{" "}
                <input type="search" autocomplete="off" onInput={(event) => (wanted.value = event.currentTarget.value)} />
            </label>
            <label>
                {t("{found} of {moves} moves", { found: found.length, moves: moves.length })}{" "}
                <select name="move" required>
                    {found.map((move) => (
                        <option key={move} value={move}>
                            {moveWords(move)}
                        </option>
                    ))}
                </select>
            </label>
            <button type="submit" disabled={found.length === 0}>
                {t("Play")}
            </button>
        </form>
    );
}

const boards = new Map<string, BoardModule<unknown>>();

export function genericOf(game: string): BoardModule<unknown> {
    const known = boards.get(game);
    if (known) return known;
    const Board = (props: BoardProps<unknown>) => <GenericBoard {...props} game={game} />;
    const made: BoardModule<unknown> = { sides: [], grammarOf: () => (move) => [move], Board, summary: () => "" };
    boards.set(game, made);
    return made;
}
