// Setting up a game with everything that can be chosen.
import { gamesOfArena } from "../api/games";
import { useAsked } from "../app/asked";
import { titleOf } from "../app/games";
import { NewTableForm } from "../table/new_table_form";
import "./new_table.css";

export function NewTablePage({ game, position }: { readonly game: string; readonly position: string }) {
    const asked = useAsked(() => gamesOfArena.show(game), [game]).value;
    if (asked.is === "asking") return <p class="quiet">Looking…</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>Nothing can be played here</h1>
                <p>{asked.why}</p>
            </section>
        );
    }
    return (
        <>
            <h1>
                A game of <a href={`/games/${game}`}>{titleOf(game)}</a>
            </h1>
            <NewTableForm key={game} game={asked.answer} position={position} />
        </>
    );
}
