// One tournament: how it stands, who beat whom, every game; live while it is played.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { tournaments, type Tournament } from "../api/tournaments";
import { browser, useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { playerName } from "../app/house_bots";
import { useOwnBots } from "../app/own_bots";
import { link } from "../app/routes";
import { CancelTournament } from "../league/cancel_tournament";
import { CrossTable } from "../league/cross_table";
import { FailedGames } from "../league/failed_games";
import { Progress } from "../league/progress";
import { Standings } from "../league/standings";
import { TournamentGames } from "../league/tournament_games";
import { TournamentTables } from "../league/tournament_tables";
import { formatWords, tournamentStates } from "../league/words";
import type { RowWindow } from "../lists/window";

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

function useTables(id: string, isOver: () => boolean): TournamentTables {
    const latest = useRef(isOver);
    latest.current = isOver;
    const tables = useMemo(() => new TournamentTables(id, () => latest.current(), browser), [id]);
    useEffect(() => {
        tables.look();
        return () => tables.close();
    }, [tables]);
    return tables;
}

function Places({ game, tables, count }: { game: string; tables: TournamentTables; count: number }) {
    // The bars of all reach from the best to the worst.
    const see = (places: RowWindow) => tables.seePlaces("standings", places, { first: 0, end: 1 }, { first: count - 1, end: count });
    return <Standings game={game} count={count} at={(place) => tables.standing(place)} known={tables.standings()} onSight={see} />;
}

function Cross({ game, tables, count }: { game: string; tables: TournamentTables; count: number }) {
    const own = useOwnBots();
    const nameAt = (place: number) => {
        const standing = tables.standing(place);
        return standing && playerName(game, { kind: standing.entrant.kind, name: standing.bot });
    };
    const see = (rows: RowWindow, columns: RowWindow) => {
        tables.seePlaces("cross table", rows, columns);
        tables.seeScores(rows, columns);
    };
    return (
        <CrossTable
            count={count}
            nameAt={nameAt}
            isOwn={(place) => own.has(tables.standing(place)?.entrant.bot ?? 0)}
            scoreAt={(row, column) => tables.score(row, column)}
            onSight={see}
        />
    );
}

export function TournamentPage({ id }: { readonly id: string }) {
    const follower = useFollowed<Tournament>(tournaments.path(id), ({ state }) => state !== "playing");
    const asked = follower.asked.value;
    const tables = useTables(id, () => asked.is === "there" && asked.answer.state !== "playing");
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
                <Places game={tournament.game} tables={tables} count={tournament.entrants} />
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
                <Cross game={tournament.game} tables={tables} count={tournament.entrants} />
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
