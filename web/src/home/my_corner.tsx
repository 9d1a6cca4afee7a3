// The home page of a person who is logged in: whose turn it is, the games, the courses, the bots, the contests, and what is new.
import { contests } from "../api/contests";
import type { Tables, TableSummary } from "../api/tables";
import { submissions, type Bot } from "../api/submissions";
import { useAsked } from "../app/asked";
import { useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { shownName, type Person } from "../app/session";
import { phases } from "../contest/phases";
import { movesText } from "../league/played";
import { namesAt } from "../table/names";
import { TableList } from "../table/running";
import { t } from "../words/words";
import { MyCourses } from "./my_courses";
import { sortedTables } from "./my_tables";
import "./my_corner.css";

const shownGames = 5;
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

export function MyCorner({ person }: { readonly person: Person }) {
    const asked = useFollowed<Tables>(`/tables?player=${person.id}&limit=100`).asked.value;
    const bots = useAsked(() => submissions.bots(`owner=${person.id}`), [person.id]).value;
    const { mine, running, over } = sortedTables(asked.is === "there" ? asked.answer.items : [], person.id);
    return (
        <div class="my-corner">
            <h1>{t("Hello, {name}", { name: shownName(person) })}</h1>
            {asked.is === "asking" ? <p class="quiet">{t("Loading…")}</p> : <Turn you={person.id} tables={mine} />}
            {running.length > 0 && (
                <section aria-labelledby="my-games">
                    <h2 id="my-games">{t("Your games")}</h2>
                    <TableList tables={running} />
                </section>
            )}
            {bots.is === "there" && <MyCourses bots={bots.answer} />}
            {bots.is === "there" && <Bots bots={[...bots.answer].reverse()} />}
            {bots.is === "there" && <MyContests bots={bots.answer} />}
            {over.length > 0 && (
                <section aria-labelledby="my-news">
                    <h2 id="my-news">{t("Latest results")}</h2>
                    <TableList tables={over.slice(0, shownGames)} />
                </section>
            )}
            <p>
                <a href={link("person", { id: person.id })}>{t("All your games, bots and statistics")}</a>
            </p>
        </div>
    );
}
