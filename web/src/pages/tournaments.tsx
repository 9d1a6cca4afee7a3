// All tournaments, the newest first.
import { tournaments, type TournamentSummary } from "../api/tournaments";
import { titleOf } from "../app/games";
import { isOrganiser } from "../app/roles";
import { link } from "../app/routes";
import { session } from "../app/session";
import { longMoment } from "../forms/moments";
import { CsvLink } from "../lists/csv_link";
import { Pages } from "../lists/pages";
import { tournamentStates } from "../league/words";
import "../lists/data_table.css";
import { rich, t } from "../words/words";

function Row({ tournament }: { tournament: TournamentSummary }) {
    const { id, title, game, state, played, created, hidden } = tournament;
    return (
        <tr>
            <th scope="row">
                <a href={link("tournament", { id })}>{title}</a> {hidden && <span class="tag">{t("only visible to you")}</span>}
            </th>
            <td class="words">{titleOf(game)}</td>
            <td class="words">{tournamentStates[state]}</td>
            <td>{played}</td>
            <td class="words">{longMoment(created)}</td>
        </tr>
    );
}

function List({ items }: { items: readonly TournamentSummary[] }) {
    if (items.length === 0) {
        return (
            <p class="quiet">
                {rich("No tournaments yet. Organisers can create them here. Meanwhile, bots play on <a>the ladder</a>.", {
                    a: (words) => <a href={link("ladders")}>{words}</a>,
                })}
            </p>
        );
    }
    return (
        <div class="data-table">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t("Tournament")}</th>
                        <th scope="col" class="words">
                            {t("Game")}
                        </th>
                        <th scope="col" class="words">
                            {t("State")}
                        </th>
                        <th scope="col">{t("Games")}</th>
                        <th scope="col" class="words">
                            {t("Created")}
                        </th>
                    </tr>
                </thead>
                <tbody>
                    {items.map((tournament) => (
                        <Row key={tournament.id} tournament={tournament} />
                    ))}
                </tbody>
            </table>
            <CsvLink
                file="tournaments.csv"
                titles={["id", "tournament", "game", "state", "games", "made"]}
                rows={items.map(({ id, title, game, state, played, created }) => [id, title, game, state, played, created])}
            />
        </div>
    );
}

export function TournamentsPage() {
    return (
        <>
            <h1>{t("Tournaments")}</h1>
            {isOrganiser(session.person.value) && (
                <p>
                    <a class="button primary" href={link("new-tournament")}>
                        {t("New tournament")}
                    </a>
                </p>
            )}
            <Pages<TournamentSummary> path={tournaments.listPath}>{(items) => <List items={items} />}</Pages>
        </>
    );
}
