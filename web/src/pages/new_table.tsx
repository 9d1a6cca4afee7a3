// A new game with all options.
import { gamesOfArena } from "../api/games";
import { useAsked } from "../app/asked";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { NewTableForm } from "../table/new_table_form";
import { rich, t } from "../words/words";
import "./new_table.css";

export function NewTablePage({ game, position }: { readonly game: string; readonly position: string | null }) {
    const asked = useAsked(() => gamesOfArena.show(game), [game]).value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>{t("Game not found")}</h1>
                <p>{asked.why}</p>
            </section>
        );
    }
    return (
        <>
            <h1>{rich("New {game} game", { game: <a href={link("game", { game })}>{titleOf(game)}</a> })}</h1>
            <NewTableForm key={game} game={asked.answer} position={position ?? ""} />
        </>
    );
}
