// Any position given in the address, drawn: /board/ploy?<position>.
import { titleOf } from "../app/games";
import { goTo } from "../app/router";
import { GameBoard } from "../boards/game_board";
import { canRead, viewOf } from "../boards/positions";
import { boardOf } from "../boards/registry";

function addressOf(game: string, position: string): string {
    return `/board/${game}?${encodeURIComponent(position).replace(/%2F/g, "/").replace(/%2C/g, ",")}`;
}

export function BoardPage({ game, position }: { readonly game: string; readonly position: string }) {
    const view = viewOf(game, position);
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget as HTMLFormElement).get("position") ?? "");
        goTo(addressOf(game, text));
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
                <p>Every game of it begins otherwise. Paste a position below, in the game's notation: a table's page has a link to each of its own.</p>
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
                <button type="submit">Draw it</button>
            </form>
        </>
    );
}
