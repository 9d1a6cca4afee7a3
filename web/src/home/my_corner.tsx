// The home page of a person who is logged in: whose turn it is, the games, the courses, the bots, the contests, and what is new.
import { contests } from "../api/contests";
import type { TableSummary } from "../api/tables";
import { submissions, type Bot } from "../api/submissions";
import { useAsked } from "../app/asked";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { shownName, type Person } from "../app/session";
import { phases } from "../contest/phases";
import { movesText } from "../league/played";
import { Pages } from "../lists/pages";
import { namesAt } from "../table/names";
import { TableList, TableSection } from "../table/running";
import { t } from "../words/words";
import { MyCourses } from "./my_courses";
import { byTurn } from "./my_tables";
import "./my_corner.css";

const [mostGames, shownGames] = [100, 5];
const shownBots = 6;

// Who else plays, as "Smart (strong) – Greedy (medium)".
function others({ game, seats }: TableSummary, you: number): string {
    const names = namesAt(game, seats);
    return names.filter((name, seat): name is string => name !== null && seats[seat]?.account !== you).join(" – ");
}

function Turn({ you, tables }: { you: number; tables: readonly TableSummary[] }) {
    return (
        <section class="my-turn" aria-labelledby="my-turn">
            <h2 id="my-turn">{t("Your turn")}</h2>
            {tables.length === 0 ? (
                <p class="quiet">{t("No game waits for your move. Start one below.")}</p>
            ) : (
                <ul class="tables">
                    {tables.map((table) => (
                        <li key={table.id}>
                            <a class="button primary" href={link("table", { id: table.id })}>
                                {t("Play {game}", { game: titleOf(table.game) })}
                            </a>{" "}
                            <span class="quiet">
                                {[others(table, you), movesText(table.moves)].filter((words) => words !== "").join(" · ")}
                            </span>
                        </li>
                    ))}
                </ul>
            )}
        </section>
    );
}

function Bots({ bots }: { bots: readonly Bot[] }) {
    return (
        <section aria-labelledby="my-bots">
            <h2 id="my-bots">{t("Your bots")}</h2>
            {bots.length === 0 ? (
                <p class="quiet">{t("No bots yet. Each game page has a starter bot.")}</p>
            ) : (
                <ul class="tables">
                    {bots.slice(0, shownBots).map(({ id, nickname, game, contest, accepted }) => (
                        <li key={id}>
                            <a href={link("bot", { id })}>{nickname === "" ? t("Unnamed bot") : nickname}</a>{" "}
                            <span class="quiet">
                                {accepted === null
                                    ? t("{game}, not accepted yet", { game: titleOf(game) })
                                    : contest === null
                                      ? t("{game}, on the ladder", { game: titleOf(game) })
                                      : t("{game}, in a contest", { game: titleOf(game) })}
                            </span>
                        </li>
                    ))}
                </ul>
            )}
        </section>
    );
}

// Those that one of the bots was submitted to.
function MyContests({ bots }: { bots: readonly Bot[] }) {
    const numbers = bots.flatMap(({ contest }) => (contest === null ? [] : [contest]));
    const asked = useAsked(() => (numbers.length === 0 ? Promise.resolve([]) : contests.all()), [numbers.join()]).value;
    const mine = asked.is === "there" ? asked.answer.filter(({ id }) => numbers.includes(id)) : [];
    if (mine.length === 0) return null;
    return (
        <section aria-labelledby="my-contests">
            <h2 id="my-contests">{t("Your contests")}</h2>
            <ul class="tables">
                {mine.map(({ id, slug, title, game, state }) => (
                    <li key={id}>
                        <a href={link("contest", { slug })}>{title}</a>{" "}
                        <span class="quiet">
                            {titleOf(game)} · {phases[state]}
                        </span>
                    </li>
                ))}
            </ul>
        </section>
    );
}

function Games({ person, tables }: { person: number; tables: readonly TableSummary[] }) {
    const { mine, others: running } = byTurn(tables, person);
    return (
        <>
            <Turn you={person} tables={mine} />
            {running.length > 0 && (
                <section aria-labelledby="my-games">
                    <h2 id="my-games">{t("Your games")}</h2>
                    <TableList tables={running} />
                </section>
            )}
        </>
    );
}

export function MyCorner({ person }: { readonly person: Person }) {
    const bots = useAsked(() => submissions.bots(`owner=${person.id}`), [person.id]).value;
    const of = `player=${person.id}`;
    return (
        <div class="my-corner">
            <h1>{t("Hello, {name}", { name: shownName(person) })}</h1>
            <Pages<TableSummary> path={`/tables?${of}&status=playing`} size={mostGames}>
                {(tables) => <Games person={person.id} tables={tables} />}
            </Pages>
            <TableSection query={`${of}&status=waiting`} size={shownGames} heading={t("Your open games")} />
            {bots.is === "there" && <MyCourses bots={bots.answer} />}
            {bots.is === "there" && <Bots bots={[...bots.answer].reverse()} />}
            {bots.is === "there" && <MyContests bots={bots.answer} />}
            <TableSection query={`${of}&status=over`} size={shownGames} heading={t("Latest results")} />
            <p>
                <a href={link("person", { id: person.id })}>{t("All your games, bots and statistics")}</a>
            </p>
        </div>
    );
}
