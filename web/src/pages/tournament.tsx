// One tournament: how it stands, who beat whom, every game; live while it is played.
import { tournaments, type CrossTable as Scores, type Standing, type Standings as Places, type Tournament } from "../api/tournaments";
import { pagePath } from "../api/pages_of";
import { useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { CancelTournament } from "../league/cancel_tournament";
import { CrossTable } from "../league/cross_table";
import { FailedGames } from "../league/failed_games";
import { Progress } from "../league/progress";
import { Standings } from "../league/standings";
import { TournamentGames } from "../league/tournament_games";
import { formatWords, tournamentStates } from "../league/words";
import { Pages } from "../lists/pages";

function Plan({ tournament }: { tournament: Tournament }) {
    const { game, plan, state, hidden } = tournament;
    const games = plan.games === 1 ? "one game" : `${plan.games} games`;
    return (
        <p>
            <a href={link("game", { game })}>{titleOf(game)}</a>. {formatWords[plan.format]}
            {plan.rounds !== null && `, ${plan.rounds} rounds`}, {games} per pairing{plan.seats > 2 && ` at tables of ${plan.seats}`}, seed{" "}
            {plan.seed}. {state === "cancelled" && <strong>Cancelled.</strong>} {hidden && <strong>Only visible to you.</strong>}
        </p>
    );
}

// As many as one page of the arena has; the file has all of them.
const mostInTable = 200;

function Cross({ id, entrants, isOver }: { id: string; entrants: number; isOver: () => boolean }) {
    const places = useFollowed<Places>(pagePath(tournaments.standingsPath(id), null), isOver).asked.value;
    const scores = useFollowed<Scores>(pagePath(tournaments.crossTablePath(id), null), isOver).asked.value;
    if (places.is !== "there" || scores.is !== "there") return <p class="quiet">Loading…</p>;
    return (
        <>
            <CrossTable standings={places.answer.items} scores={scores.answer.items.map((row) => row.scores)} />
            {entrants > mostInTable && (
                <p class="quiet">
                    The first {mostInTable} of {entrants} bots. The file has all of them.
                </p>
            )}
        </>
    );
}

export function TournamentPage({ id }: { readonly id: string }) {
    const follower = useFollowed<Tournament>(tournaments.path(id), ({ state }) => state !== "playing");
    const asked = follower.asked.value;
    if (asked.is === "asking") return <p class="quiet">Loading…</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>Tournament not found</h1>
                <p>
                    {asked.why}. <a href={link("tournaments")}>All tournaments</a>
                </p>
            </section>
        );
    }
    const tournament = asked.answer;
    const isOver = () => tournament.state !== "playing";
    const csv = `/api/v1${tournaments.path(id)}`;
    return (
        <>
            <h1>{tournament.title}</h1>
            <Plan tournament={tournament} />
            <Progress done={tournament.played} all={tournament.expected} what={`games, ${tournamentStates[tournament.state]}`} />
            <FailedGames tournament={tournament} onDone={() => void follower.look()} />
            <CancelTournament tournament={tournament} onDone={() => void follower.look()} />
            <section aria-labelledby="standings">
                <h2 id="standings">Standings</h2>
                <Pages<Standing> path={tournaments.standingsPath(id)} isOver={isOver}>
                    {(standings) => <Standings standings={standings} />}
                </Pages>
                <p class="quiet table-notes">
                    {tournament.plan.format === "single-elimination" ? "Ranked by rounds won, then points" : "Ranked by points"}. Ties are
                    broken by head-to-head results, then Sonneborn–Berger, then CPU time.{" "}
                    <a href={`${csv}/standings.csv`} download>
                        CSV
                    </a>
                </p>
            </section>
            <section aria-labelledby="cross">
                <h2 id="cross">Cross table</h2>
                <Cross id={id} entrants={tournament.entrants} isOver={isOver} />
                <a href={`${csv}/cross-table.csv`} download>
                    CSV
                </a>
            </section>
            <section aria-labelledby="games">
                <h2 id="games">Games</h2>
                <TournamentGames key={id} tournament={tournament} />
            </section>
        </>
    );
}
