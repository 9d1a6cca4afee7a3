// A user: statistics, bots, games.
import { api } from "../api/client";
import { allOf, pagePath } from "../api/pages_of";
import { submissions } from "../api/submissions";
import { tables, type Tables, type TableSummary } from "../api/tables";
import { useAsked } from "../app/asked";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { session, shownName } from "../app/session";
import { BotList } from "../submit/bot_list";
import { CsvLink } from "../lists/csv_link";
import { CsvOfAll } from "../lists/csv_of_all";
import { Pages } from "../lists/pages";
import { SubmitGameLink } from "../packages/submit_link";
import { TableList, tableLine, TableSection, tableTitles } from "../table/running";
import { nameIn, tallies } from "../table/statistics";
import "../lists/data_table.css";
import { t } from "../words/words";

const recent = 20;
// Statistics are of so many games.
const most = 200;

function Statistics({ account, all }: { account: number; all: readonly TableSummary[] }) {
    const counted = tallies(all, account);
    if (counted.length === 0) return <p class="quiet">{t("Statistics appear after the first finished game.")}</p>;
    return (
        <div class="data-table">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t("Game")}</th>
                        <th scope="col">{t("Played")}</th>
                        <th scope="col">{t("Won")}</th>
                        <th scope="col">{t("Drawn")}</th>
                        <th scope="col">{t("Lost")}</th>
                    </tr>
                </thead>
                <tbody>
                    {counted.map(({ game, played, won, drawn, lost }) => (
                        <tr key={game}>
                            <th scope="row">
                                <a href={link("game", { game })}>{titleOf(game)}</a>
                            </th>
                            <td>{played}</td>
                            <td>{won}</td>
                            <td>{drawn}</td>
                            <td>{lost}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
            <CsvLink
                file="statistics.csv"
                titles={["game", "played", "won", "drawn", "lost"]}
                rows={counted.map(({ game, played, won, drawn, lost }) => [game, played, won, drawn, lost])}
            />
            {all.length === most && <p class="quiet">{t("Based on the last {most} games.", { most })}</p>}
        </div>
    );
}

function Games({ of, empty }: { of: string; empty: string }) {
    const path = `/tables?${of}&status=over`;
    return (
        <Pages<TableSummary> path={path} size={recent}>
            {(over) =>
                over.length === 0 ? (
                    <p class="quiet">{empty}</p>
                ) : (
                    <>
                        <TableList tables={over} />
                        <CsvOfAll
                            file="games.csv"
                            titles={tableTitles}
                            load={async () => (await allOf((after) => api.get<Tables>(pagePath(path, after)))).map(tableLine)}
                        />
                    </>
                )
            }
        </Pages>
    );
}

export function PersonPage({ id }: { readonly id: string }) {
    const me = session.person.value;
    const of = `player=${id}`;
    const asked = useAsked(() => Promise.all([tables.list(`${of}&limit=${most}`), submissions.bots(`owner=${id}`)]), [id, me?.id]).value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    const [{ items: games }, bots] = asked.is === "there" ? asked.answer : [{ items: [] }, []];
    const isMe = me !== null && String(me.id) === id;
    const name = isMe ? shownName(me) : (nameIn(games, Number(id)) ?? bots[0]?.owner_name ?? null);
    if (name === null) {
        return (
            <section class="empty">
                <h1>{t("User not found")}</h1>
                <p>{asked.is === "failed" ? asked.why : t("No user with this number has played a public game or submitted a bot.")}</p>
            </section>
        );
    }
    return (
        <>
            <h1>{name}</h1>
            {isMe && <SubmitGameLink words={t("Games you submitted")} />}
            <section aria-labelledby="statistics">
                <h2 id="statistics">{t("Statistics")}</h2>
                <Statistics account={Number(id)} all={games} />
            </section>
            <section aria-labelledby="bots">
                <h2 id="bots">{t("Bots")}</h2>
                <BotList bots={bots} isMe={isMe} />
            </section>
            <TableSection query={`${of}&status=playing`} size={recent} heading={t("Playing now")} />
            <TableSection query={`${of}&status=waiting`} size={recent} heading={t("Waiting for an opponent")} />
            <section aria-labelledby="games">
                <h2 id="games">{t("Games")}</h2>
                <Games of={of} empty={isMe ? t("You have no finished games yet.") : t("{name} has no finished games yet.", { name })} />
            </section>
        </>
    );
}
