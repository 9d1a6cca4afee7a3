// A new game with all options.
import { gamesOfArena } from "../api/games";
import { useAsked } from "../app/asked";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { NewTableForm } from "../table/new_table_form";
import "./new_table.css";

export function NewTablePage({ game, position }: { readonly game: string; readonly position: string | null }) {
    const asked = useAsked(() => gamesOfArena.show(game), [game]).value;
    if (asked.is === "asking") return <p class="quiet">Loading…</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>Game not found</h1>
                <p>{asked.why}</p>
            </section>
        );
    }
    return (
        <>
            <h1>
                New <a href={link("game", { game })}>{titleOf(game)}</a> game
            </h1>
            <NewTableForm key={game} game={asked.answer} position={position ?? ""} />
        </>
    );
}
