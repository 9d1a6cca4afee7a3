// Any position given in the address, drawn: /board/ploy?<position>.
import { titleOf } from "../app/games";
import { goTo } from "../app/router";
import { boardAddress, newTableAddress } from "../boards/addresses";
import { GameBoard } from "../boards/game_board";
import { canRead, viewOf } from "../boards/positions";
import { boardOf } from "../boards/registry";
import "../forms/forms.css";

export function BoardPage({ game, position }: { readonly game: string; readonly position: string }) {
    const view = viewOf(game, position);
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget as HTMLFormElement).get("position") ?? "");
        goTo(boardAddress(game, text));
    };
    if (!canRead(game)) {
        return (
            <section class="empty">
                <h1>{titleOf(game)}</h1>
                <p>Positions of this game cannot be drawn from an address.</p>
            </section>
        );
    }
    return (
        <>
            <h1>A position of {titleOf(game)}</h1>
            {view === null && position.trim() === "" ? (
                <p>Every game of it begins otherwise. Paste a position below, in the game's notation; the page of a game that is over has each of its own.</p>
            ) : view === null ? (
                <p role="alert">This is no position of {titleOf(game)}. Paste one below, in the game's notation.</p>
            ) : (
                <div class="board-page">
                    <GameBoard module={boardOf(game)} view={view} seat={null} moves={[]} />
                </div>
            )}
            <form class="position-form" onSubmit={submit}>
                <label for="position">Position</label>
                <textarea id="position" name="position" rows={3} spellcheck={false} key={position}>
                    {position}
                </textarea>
                <p class="actions">
                    <button type="submit">Draw it</button>
                    {view !== null && (
                        <a class="button primary" href={newTableAddress(game, position)}>
                            Play from here
                        </a>
                    )}
                </p>
            </form>
        </>
    );
}
