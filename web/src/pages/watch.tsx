// The games on the reader's own machine: a list, and one of them.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Follower, never, type World } from "../app/followed";
import { titleOf } from "../app/games";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { LocalReplay } from "../watch/local_replay";
import { jump } from "../watch/jump";
import { localNames, resultOf } from "../watch/lines";
import { local, localWorld, pace, type GameLine, type GameLines, type LocalGame, type Newest, type Run, type Runs } from "../watch/local";
import { t } from "../words/words";
import "../lists/data_table.css";
import "../watch/watch.css";

function useLocal<Answer>(path: string, world: World = localWorld): Follower<Answer> {
    const follower = useMemo(() => new Follower<Answer>(path, never, world, pace), [path]);
    useEffect(() => {
        void follower.look();
        return () => follower.close();
    }, [follower]);
    return follower;
}

// Why the newest run cannot be shown, such as what the compiler said.
function Failure({ newest }: { readonly newest: Newest }) {
    if (newest.state === "building") return <p class="quiet">{t("Building the bots…")}</p>;
    if (newest.state !== "failed") return null;
    return (
        <section class="run-failed" role="alert">
            <h2>{t("The last run failed")}</h2>
            <pre>{newest.message}</pre>
        </section>
    );
}

function Line({ run, line }: { readonly run: number; readonly line: GameLine }) {
    if (line.error !== undefined || line.game === undefined) {
        return (
            <tr>
                <td>{line.number}</td>
                <td class="words" colSpan={3}>
                    {line.error}
                </td>
            </tr>
        );
    }
    const names = localNames(line.game, line.seats ?? []);
    return (
        <tr>
            <td>{line.number}</td>
            <th scope="row" class="words">
                <a href={link("watched", { id: run, number: line.number })}>{names.join(" – ")}</a>
            </th>
            <td>{line.plies}</td>
            <td class="words">{resultOf(line, names)}</td>
        </tr>
    );
}

// As many at a time as are easy to look through; a tournament has thousands.
const pageSize = 100;

function RunGames({ run }: { readonly run: Run }) {
    const from = useSignal(0);
    const path = `/watch/${run.id}/games?limit=${pageSize}&after=${from.value}`;
    const asked = useLocal<GameLines>(path).asked.value;
    return (
        <section class="run">
            <h2>{run.title}</h2>
            {asked.is === "failed" && <p>{asked.why}</p>}
            {asked.is === "there" && (
                <>
                    <div class="data-table">
                        <table>
                            <thead>
                                <tr>
                                    <th scope="col">{t("Game")}</th>
                                    <th scope="col" class="words">
                                        {t("Players")}
                                    </th>
                                    <th scope="col">{t("Moves")}</th>
                                    <th scope="col" class="words">
                                        {t("Result")}
                                    </th>
                                </tr>
                            </thead>
                            <tbody>
                                {asked.answer.items.map((line) => (
                                    <Line key={line.number} run={run.id} line={line} />
                                ))}
                            </tbody>
                        </table>
                    </div>
                    {(from.value > 0 || asked.answer.next !== null) && (
                        <p class="links">
                            {from.value > 0 && (
                                <button type="button" onClick={() => (from.value = 0)}>
                                    {t("First games")}
                                </button>
                            )}
                            {asked.answer.next !== null && (
                                <button type="button" onClick={() => (from.value = asked.answer.next ?? 0)}>
                                    {t("Next games")}
                                </button>
                            )}
                            <span class="quiet">{t("{count, plural, one {# game} other {# games}}", { count: asked.answer.games })}</span>
                        </p>
                    )}
                </>
            )}
        </section>
    );
}

// A single game is shown at once.
let isFirstLook = true;

export function WatchPage() {
    const asked = useLocal<Runs>("/watch").asked.value;
    const only = asked.is === "there" && asked.answer.items.length === 1 && asked.answer.newest.games === 1 ? asked.answer.newest : null;
    useEffect(() => {
        if (asked.is !== "there") return;
        if (isFirstLook && only !== null && only.first !== null) goTo(link("watched", { id: only.id, number: only.first }));
        if (asked.answer.newest.games > 0) isFirstLook = false;
    }, [asked]);
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>{t("Your games")}</h1>
                <p>{asked.why}</p>
            </section>
        );
    }
    return (
        <div class="watch">
            <h1>{t("Your games")}</h1>
            <Failure newest={asked.answer.newest} />
            {asked.answer.items
                .filter(({ games }) => games > 0)
                .map((run) => (
                    <RunGames key={run.id} run={run} />
                ))}
        </div>
    );
}

export function WatchedPage({ id, number, ply }: { readonly id: string; readonly number: string; readonly ply: number | null }) {
    const path = `/watch/${id}/games/${number}`;
    const asked = useLocal<LocalGame>(path).asked.value;
    const followed = useRef<number | null>(null);
    // Who looks at a move sees the same one of the game after the next save, once that is over.
    const looked = useRef(ply);
    const newest = asked.is === "there" ? asked.answer.newest : null;
    if (newest) followed.current ??= newest.id;
    useEffect(() => {
        const next = newest && jump(Number(id), followed.current ?? 0, newest, looked.current);
        if (next) goTo(link("watched", looked.current === null ? next : { ...next, ply: looked.current }));
    }, [newest]);
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>{t("Game not found")}</h1>
                <p>{asked.why}</p>
                <p>
                    <a href={link("watch")}>{t("All games")}</a>
                </p>
            </section>
        );
    }
    const game = asked.answer;
    const names = localNames(game.game, game.seats);
    const heading = (
        <div class="table-title">
            <h1>
                {titleOf(game.game)}: {names.join(" – ")}
            </h1>
            <p class="quiet watch-way">
                <a href={link("watch")}>{t("All games")}</a>
                {game.before !== null && <a href={link("watched", { id, number: game.before })}>{t("Previous game")}</a>}
                {game.after !== null && <a href={link("watched", { id, number: game.after })}>{t("Next game")}</a>}
            </p>
        </div>
    );
    return (
        <>
            {newest && newest.id > Number(id) && <Failure newest={newest} />}
            <LocalReplay
                game={game}
                names={names}
                ply={ply}
                heading={heading}
                find={async (from, limit) => (await local.get<{ items: [] }>(`${path}/views?from=${from}&limit=${limit}`)).items}
                download={() => local.text(`${path}/record`)}
                file={`${game.game}-${number}.record`}
                onPly={(at) => (looked.current = at)}
            />
        </>
    );
}
