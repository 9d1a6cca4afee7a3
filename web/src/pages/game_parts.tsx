// Sections that all game pages share.
import { link } from "../app/routes";
import { LadderGames } from "../league/ladder_games";
import { LadderTop } from "../league/leaders";
import { Running } from "../table/running";

const best = 5;
const recent = 5;

export function LadderOfGame({ game }: { readonly game: string }) {
    return (
        <section class="ladder-top" aria-labelledby="ladder">
            <h2 id="ladder">
                <a href={link("ladder", { game })}>Ladder</a>
            </h2>
            <LadderTop game={game} count={best} />
            <h3>Latest ladder games</h3>
            <LadderGames game={game} limit={recent} />
        </section>
    );
}

export function GamesOfGame({ game }: { readonly game: string }) {
    return (
        <section aria-labelledby="recent">
            <h2 id="recent">Games by people</h2>
            <Running query={`game=${game}&limit=10`} empty="No games played yet. Start one above." />
        </section>
    );
}
