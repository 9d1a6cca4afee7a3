// Any position given in the address, drawn: /board/ploy?<position>.
import { titleOf, toldGame } from "../app/games";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { GameBoard } from "../boards/game_board";
import { canRead, viewOf } from "../boards/positions";
import { boardOf } from "../boards/registry";
import "../forms/forms.css";

export function BoardPage({ game, position }: { readonly game: string; readonly position: string }) {
    const view = viewOf(game, position);
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget as HTMLFormElement).get("position") ?? "");
        goTo(link("board", { game, position: text }));
    };
    if (!canRead(game)) {
        return (
            <section class="empty">
                <h1>{titleOf(game)}</h1>
                <p>Positions of this game cannot be shown by a link.</p>
            </section>
        );
    }
    return (
        <>
            <h1>{titleOf(game)} position</h1>
            {view === null && position.trim() === "" ? (
                // Until the server has described the game, its start is not known.
                toldGame(game) && (
                    <p>
                        Paste a position in the game’s notation below. You can copy one from any finished game. There is no fixed starting
                        position.
                    </p>
                )
            ) : view === null ? (
                <p role="alert">Not a valid {titleOf(game)} position. Paste one in the game’s notation below.</p>
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
                    <button type="submit">Show position</button>
                    {view !== null && (
                        <a class="button primary" href={link("new-table", { game, position })}>
                            Play from here
                        </a>
                    )}
                </p>
            </form>
        </>
    );
}
