// The ladder of a game.
import { ladders, type Contender } from "../api/ladders";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { GameChoice } from "../league/game_choice";
import { LadderGames } from "../league/ladder_games";
import { LadderTable } from "../league/ladder_table";
import { Leaders } from "../league/leaders";
import { Pages } from "../lists/pages";
import { RunningSection } from "../running/running_section";
import { rich, t } from "../words/words";

const recent = 12;

function Standing({ game }: { game: string }) {
    return (
        <Pages<Contender> path={ladders.path(game)}>
            {(contenders) =>
                contenders.length > 0 ? (
                    <LadderTable game={game} contenders={contenders} />
                ) : (
                    <p class="quiet">
                        {rich("No bots yet. <a>Submit a bot</a>: once accepted, it plays here automatically.", {
                            a: (words) => <a href={link("submit", { game })}>{words}</a>,
                        })}
                    </p>
                )
            }
        </Pages>
    );
}

const addressOf = (game: string) => link("ladder", { game });

export function LadderPage({ game }: { readonly game: string }) {
    return (
        <>
            <h1>{t("{game} ladder", { game: titleOf(game) })}</h1>
            <GameChoice current={game} addressOf={addressOf} />
            <RunningSection key={`${game} running`} query={`game=${game}`} heading={t("Being played now")} />
            <section aria-label={t("Standings")}>
                <Standing key={game} game={game} />
            </section>
            <section aria-labelledby="recent">
                <h2 id="recent">{t("Latest games")}</h2>
                <LadderGames key={game} game={game} limit={recent} />
            </section>
        </>
    );
}

// The list of all ladders.
export function LaddersPage() {
    return (
        <>
            <h1>{t("Ladders")}</h1>
            <p>{t("House bots and submitted bots play each other around the clock. Beat strong bots to climb.")}</p>
            <GameChoice current={null} addressOf={addressOf} />
            <Leaders heading="h2" />
        </>
    );
}
