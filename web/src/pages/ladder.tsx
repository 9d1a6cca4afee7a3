// A game's ladder: bots meet around the clock, and the stronger are further up.
import { ladders, type Ladder } from "../api/ladders";
import { useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { GameChoice } from "../league/game_choice";
import { LadderGames } from "../league/ladder_games";
import { LadderTable } from "../league/ladder_table";
import { Leaders } from "../league/leaders";

const recent = 12;

function Standing({ game }: { game: string }) {
    const asked = useFollowed<Ladder>(ladders.path(game)).asked.value;
    if (asked.is === "asking") return <p class="quiet">Looking…</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    if (asked.answer.items.length > 0) return <LadderTable game={game} contenders={asked.answer.items} />;
    return (
        <p class="quiet">
            Nobody plays here yet. <a href={`/submit/${game}`}>Hand in a bot</a>: once it is accepted it climbs this ladder by itself.
        </p>
    );
}

const addressOf = (game: string) => `/ladder/${game}`;

export function LadderPage({ game }: { readonly game: string }) {
    return (
        <>
            <h1>The ladder of {titleOf(game)}</h1>
            <GameChoice current={game} addressOf={addressOf} />
            <section aria-label="Standing">
                <Standing key={game} game={game} />
            </section>
            <section aria-labelledby="recent">
                <h2 id="recent">Latest games</h2>
                <LadderGames key={game} game={game} limit={recent} />
            </section>
        </>
    );
}

// All of them, before one is chosen.
export function LaddersPage() {
    return (
        <>
            <h1>The ladders</h1>
            <p>Bots of the house and of people meet around the clock. Who wins against the strong climbs.</p>
            <GameChoice current={null} addressOf={addressOf} />
            <Leaders heading="h2" />
        </>
    );
}
