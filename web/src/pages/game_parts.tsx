// Sections that all game pages share.
import { link } from "../app/routes";
import { LadderGames } from "../league/ladder_games";
import { LadderTop } from "../league/leaders";
import { Running } from "../table/running";
import { t } from "../words/words";

const best = 5;
const recent = 5;
const played = 10;

export function LadderOfGame({ game }: { readonly game: string }) {
    return (
        <section class="ladder-top" aria-labelledby="ladder">
            <h2 id="ladder">
                <a href={link("ladder", { game })}>{t("Ladder")}</a>
            </h2>
            <LadderTop game={game} count={best} />
            <h3>{t("Latest ladder games")}</h3>
            <LadderGames game={game} limit={recent} />
        </section>
    );
}

export function GamesOfGame({ game }: { readonly game: string }) {
    return (
        <section aria-labelledby="recent">
            <h2 id="recent">{t("Games by people")}</h2>
            <Running query={`game=${game}`} size={played} empty={t("No games played yet. Start one above.")} />
        </section>
    );
}
