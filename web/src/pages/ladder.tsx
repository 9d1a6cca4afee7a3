// The ladder of a game.
import { ladders, type Ladder } from "../api/ladders";
import { useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { GameChoice } from "../league/game_choice";
import { LadderGames } from "../league/ladder_games";
import { LadderTable } from "../league/ladder_table";
import { Leaders } from "../league/leaders";

const recent = 12;

function Standing({ game }: { game: string }) {
    const asked = useFollowed<Ladder>(ladders.path(game)).asked.value;
    if (asked.is === "asking") return <p class="quiet">Loading…</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    if (asked.answer.items.length > 0) return <LadderTable game={game} contenders={asked.answer.items} />;
    return (
        <p class="quiet">
            No bots yet. <a href={link("submit", { game })}>Submit a bot</a>: once accepted, it plays here automatically.
        </p>
    );
}

const addressOf = (game: string) => link("ladder", { game });

export function LadderPage({ game }: { readonly game: string }) {
    return (
        <>
            <h1>{titleOf(game)} ladder</h1>
            <GameChoice current={game} addressOf={addressOf} />
            <section aria-label="Standings">
                <Standing key={game} game={game} />
            </section>
            <section aria-labelledby="recent">
                <h2 id="recent">Latest games</h2>
                <LadderGames key={game} game={game} limit={recent} />
            </section>
        </>
    );
}

// The list of all ladders.
export function LaddersPage() {
    return (
        <>
            <h1>Ladders</h1>
            <p>House bots and submitted bots play each other around the clock. Beat strong bots to climb.</p>
            <GameChoice current={null} addressOf={addressOf} />
            <Leaders heading="h2" />
        </>
    );
}
