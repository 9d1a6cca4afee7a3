// One tournament: how it stands, who beat whom, every game; live while it is played.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { tournaments, type Tournament } from "../api/tournaments";
import { browser, useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { entrantName } from "../app/house_bots";
import { useOwnBots } from "../app/own_bots";
import { link } from "../app/routes";
import { BracketView } from "../league/bracket";
import { CancelTournament } from "../league/cancel_tournament";
import { CrossTable } from "../league/cross_table";
import { FailedGames } from "../league/failed_games";
import { Progress } from "../league/progress";
import { Standings } from "../league/standings";
import { TournamentGames } from "../league/tournament_games";
import { TournamentTables } from "../league/tournament_tables";
import { formatWords, tournamentStates } from "../league/words";
import type { RowWindow } from "../lists/window";
import { RunningSection } from "../running/running_section";
import { rich, t } from "../words/words";

function planWords({ format, rounds, games, seats, seed }: Tournament["plan"]): string {
    const pairing =
        seats > 2
            ? t("{games, plural, =1 {one game} other {# games}} per pairing at tables of {seats}", { games, seats })
            : t("{games, plural, =1 {one game} other {# games}} per pairing", { games });
    const parts = [
        formatWords[format],
        ...(rounds === null ? [] : [t("{rounds, plural, one {# round} other {# rounds}}", { rounds })]),
        pairing,
        t("seed {seed}", { seed }),
    ];
    return `${parts.join(", ")}.`;
}

function Plan({ tournament }: { tournament: Tournament }) {
    const { game, plan, state, hidden } = tournament;
    return (
        <p>
            <a href={link("game", { game })}>{titleOf(game)}</a>. {planWords(plan)}{" "}
            {state === "cancelled" && <strong>{t("Cancelled.")}</strong>} {hidden && <strong>{t("Only visible to you.")}</strong>}
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
        return standing && entrantName(game, { kind: standing.entrant.kind, name: standing.bot });
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
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>{t("Tournament not found")}</h1>
                <p>
                    {asked.why}. <a href={link("tournaments")}>{t("All tournaments")}</a>
                </p>
            </section>
        );
    }
    const tournament = asked.answer;
    const isKnockOut = tournament.plan.format === "single-elimination" || tournament.plan.format === "double-elimination";
    const csv = `/api/v1${tournaments.path(id)}`;
    return (
        <>
            <h1>{tournament.title}</h1>
            <Plan tournament={tournament} />
            <Progress
                done={tournament.played}
                all={tournament.expected}
                what={t("games, {state}", { state: tournamentStates[tournament.state] })}
            />
            <FailedGames tournament={tournament} onDone={() => void follower.look()} />
            <CancelTournament tournament={tournament} onDone={() => void follower.look()} />
            {tournament.state === "playing" && (
                <RunningSection key={`${id} running`} query={`tournament=${id}`} heading={t("Being played now")} />
            )}
            {isKnockOut && (
                <section aria-labelledby="bracket">
                    <h2 id="bracket">{t("Bracket")}</h2>
                    <BracketView key={id} tournament={tournament} />
                </section>
            )}
            <section aria-labelledby="standings">
                <h2 id="standings">{t("Standings")}</h2>
                <Places game={tournament.game} tables={tables} count={tournament.entrants} />
                <p class="quiet table-notes">
                    {isKnockOut ? t("Ranked by rounds won, then points.") : t("Ranked by points.")}{" "}
                    {rich("Ties are broken by head-to-head results, then Sonneborn–Berger, then CPU time. <a>CSV</a>", {
                        a: (words) => (
                            <a href={`${csv}/standings.csv`} download>
                                {words}
                            </a>
                        ),
                    })}
                </p>
            </section>
            <section aria-labelledby="cross">
                <h2 id="cross">{t("Cross table")}</h2>
                <Cross game={tournament.game} tables={tables} count={tournament.entrants} />
                <a href={`${csv}/cross-table.csv`} download>
                    {t("Download (CSV)")}
                </a>
            </section>
            <section aria-labelledby="games">
                <h2 id="games">{t("Games")}</h2>
                <TournamentGames key={id} tournament={tournament} />
            </section>
        </>
    );
}
