// The home page of a person who is logged in: whose turn it is, the games, the bots, and what is new.
import type { Tables, TableSummary } from "../api/tables";
import { submissions, type Bot } from "../api/submissions";
import { useAsked } from "../app/asked";
import { useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import type { Person } from "../app/session";
import { TableList } from "../table/running";
import { sortedTables } from "./my_tables";
import "./my_corner.css";

const shownGames = 5;
const shownBots = 6;

function Turn({ tables }: { tables: readonly TableSummary[] }) {
    return (
        <section class="my-turn" aria-labelledby="my-turn">
            <h2 id="my-turn">Your turn</h2>
            {tables.length === 0 ? (
                <p class="quiet">Nobody waits for you. Start a game below.</p>
            ) : (
                <ul class="tables">
                    {tables.map((table) => (
                        <li key={table.id}>
                            <a class="button primary" href={link("table", { id: table.id })}>
                                Play {titleOf(table.game)}
                            </a>{" "}
                            <span class="quiet">{table.moves === 1 ? "1 move" : `${table.moves} moves`}</span>
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
            <h2 id="my-bots">Your bots</h2>
            {bots.length === 0 ? (
                <p class="quiet">No bots yet. Each game page has a starter bot.</p>
            ) : (
                <ul class="tables">
                    {bots.slice(0, shownBots).map(({ id, nickname, game, contest, accepted }) => (
                        <li key={id}>
                            <a href={link("bot", { id })}>{nickname === "" ? "Unnamed bot" : nickname}</a>{" "}
                            <span class="quiet">
                                {titleOf(game)}
                                {accepted === null ? ", not accepted yet" : contest === null ? ", on the ladder" : ", in a contest"}
                            </span>
                        </li>
                    ))}
                </ul>
            )}
        </section>
    );
}

export function MyCorner({ person }: { readonly person: Person }) {
    const asked = useFollowed<Tables>(`/tables?player=${person.id}&limit=100`).asked.value;
    const bots = useAsked(() => submissions.bots(`owner=${person.id}`), [person.id]).value;
    const { mine, running, over } = sortedTables(asked.is === "there" ? asked.answer.items : [], person.id);
    return (
        <div class="my-corner">
            <h1>Hello, {person.name}</h1>
            {asked.is === "asking" ? <p class="quiet">Loading…</p> : <Turn tables={mine} />}
            {running.length > 0 && (
                <section aria-labelledby="my-games">
                    <h2 id="my-games">Your games</h2>
                    <TableList tables={running} />
                </section>
            )}
            {bots.is === "there" && <Bots bots={[...bots.answer].reverse()} />}
            {over.length > 0 && (
                <section aria-labelledby="my-news">
                    <h2 id="my-news">Latest results</h2>
                    <TableList tables={over.slice(0, shownGames)} />
                </section>
            )}
            <p>
                <a href={link("person", { id: person.id })}>All your games, bots and statistics</a>
            </p>
        </div>
    );
}
