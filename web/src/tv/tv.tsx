// Games for a screen in the hall: the most interesting one that is played, or else the latest of the ladders, one after another.
//
// Nobody has to touch anything. Requests are retried and streams reconnect by themselves; everything moves by a few pixels now
// and then, so that nothing burns in.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../api/client";
import type { PlayedGame } from "../api/ladders";
import type { Tables } from "../api/tables";
import { useFollowed } from "../app/followed";
import { titleOf, toldGames } from "../app/games";
import { entrantName, playerName } from "../app/house_bots";
import { link } from "../app/routes";
import { GameBoard } from "../boards/game_board";
import { boardOf } from "../boards/registry";
import { latestOfLadders, Replayed, type FrameProps } from "../home/showcase";
import type { LadderGame } from "../home/showpiece";
import { LadderTop } from "../league/leaders";
import { resultOf as resultOfBots } from "../league/played";
import { Clocks } from "../replay/clocks";
import { newestOf, placeOf, runningNames, type RunningGame, type RunningGames } from "../running/model";
import { runningClocks, useWatched } from "../running/running_replay";
import { apiPath } from "../stored/book";
import { LiveTable } from "../table/live";
import { resultOf } from "../table/model";
import { namesOf } from "../table/names";
import { clocksOf } from "../table/table_clocks";
import { t } from "../words/words";
import { programmeOf, turnAfter, type Item, type Turn } from "./programme";
import "../replay/replay.css";
import "./tv.css";

const beat = 1_000;
// Of a game of a ladder, before the next one.
const replayTime = 60_000;

// What each has on the board: points, cards, captured pieces.
function standingOf(game: string, view: unknown, start: unknown) {
    const { Standing } = boardOf(game);
    if (!Standing || view === null || view === undefined) return {};
    return { standing: (seat: number) => <Standing view={view} seat={seat} start={start} moves={[]} /> };
}

function LiveGame({ id }: { id: number }) {
    const live = useMemo(() => new LiveTable(String(id), null), [id]);
    useEffect(() => () => live.close(), [live]);
    const { table, failures, away } = live.model.value;
    if (!table) return null;
    const watched = { ...table, you: null };
    const names = namesOf(watched);
    return (
        <>
            <div class="tv-board replay-board">
                <GameBoard module={boardOf(table.game)} view={table.view} seat={null} moves={[]} names={names} isBare />
            </div>
            <section class={`tv-players of-${table.game}`} aria-label={t("Players")}>
                <Clocks
                    clocks={clocksOf(watched, away)}
                    sides={[]}
                    now={() => api.clock.now() * 1000}
                    {...standingOf(table.game, table.view, undefined)}
                />
                {table.status === "over" ? (
                    <p class="tv-result" role="status">
                        {resultOf(watched, failures)}
                    </p>
                ) : (
                    <p class="quiet">{t("{count, plural, one {# move} other {# moves}}", { count: table.moves })}</p>
                )}
            </section>
        </>
    );
}

function ResultOfBots({ running }: { running: RunningGame }) {
    const nameOf = running.tournament === null ? playerName : entrantName;
    const played = useSignal<PlayedGame | null>(null);
    useEffect(() => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        // It is stored a moment after its end.
        const look = async () => {
            try {
                played.value = await api.get<PlayedGame>(apiPath(placeOf(running)));
            } catch {
                timer = setTimeout(() => void look(), beat);
            }
        };
        void look();
        return () => clearTimeout(timer);
    }, []);
    return (
        <p class="tv-result" role="status">
            {played.value === null ? t("Finished") : resultOfBots(running.game, played.value, nameOf)}
        </p>
    );
}

function LiveBots({ running }: { running: RunningGame }) {
    const watched = useWatched(placeOf(running));
    const names = runningNames(running);
    const model = watched.model.value;
    const newest = newestOf(model);
    return (
        <>
            <div class="tv-board replay-board">
                {newest && <GameBoard module={boardOf(running.game)} view={newest[1]} seat={null} moves={[]} names={names} isBare />}
            </div>
            <section class={`tv-players of-${running.game}`} aria-label={t("Players")}>
                <Clocks
                    clocks={runningClocks(running, names)}
                    sides={[]}
                    now={() => 0}
                    {...standingOf(running.game, newest?.[1], model.views.get(0))}
                />
                {model.isOver ? (
                    <ResultOfBots running={running} />
                ) : (
                    <p class="quiet">{t("{count, plural, one {# move} other {# moves}}", { count: (model.moves ?? []).length })}</p>
                )}
            </section>
        </>
    );
}

function Live({ item }: { item: Item }) {
    return "table" in item.of ? <LiveGame id={item.of.table} /> : <LiveBots running={item.of.running} />;
}

function Screen({ game, names, view, words }: FrameProps) {
    return (
        <>
            <div class="tv-board replay-board tv-replay">
                <GameBoard module={boardOf(game)} view={view} seat={null} moves={[]} names={names} isBare />
            </div>
            <section class="tv-players" aria-label={t("Players")}>
                <p>
                    <strong>{names.join(" – ")}</strong> <span class="quiet">{words}</span>
                </p>
            </section>
        </>
    );
}

// The latest game of each ladder, in turn.
function FromLadders({ game, onGame }: { game: string | null; onGame: (game: string) => void }) {
    const shown = useSignal<LadderGame | null>(null);
    useEffect(() => {
        let number = 0;
        const look = async () => {
            const kinds = toldGames.value.filter(({ name }) => game === null || name === game);
            const from = kinds.length === 0 ? 0 : number++ % kinds.length;
            try {
                // The next kind that has anything to show.
                for (const kind of [...kinds.slice(from), ...kinds.slice(0, from)]) {
                    const found = await latestOfLadders([kind]);
                    if (!found) continue;
                    shown.value = found;
                    onGame(found.game);
                    return;
                }
            } catch {
                // The next look may find one.
            }
        };
        void look();
        const timer = setInterval(() => void look(), replayTime);
        return () => clearInterval(timer);
    }, [game, toldGames.value]);
    if (!shown.value) return <p class="tv-board quiet">{t("No games in progress.")}</p>;
    return <Replayed key={`${shown.value.game} ${shown.value.played.number}`} {...shown.value} frame={Screen} />;
}

function Others({ items }: { items: readonly Item[] }) {
    if (items.length === 0) return null;
    return (
        <section aria-label={t("Also in progress")}>
            <h2>{t("Also in progress")}</h2>
            <ul class="tv-others">
                {items.map(({ key, game, players }) => (
                    <li key={key}>
                        {titleOf(game)} <span class="quiet">{players}</span>
                    </li>
                ))}
            </ul>
        </section>
    );
}

export function Television({ game }: { readonly game: string | null }) {
    const tables = useFollowed<Tables>("/tables?status=playing&limit=100");
    const bots = useFollowed<RunningGames>("/running-games");
    const turn = useSignal<Turn | null>(null);
    const replayed = useSignal<string | null>(null);
    const look = () => {
        const [atTables, ofBots] = [tables.asked.peek(), bots.asked.peek()];
        return programmeOf(
            atTables.is === "there" ? atTables.answer.items : [],
            ofBots.is === "there" ? ofBots.answer.items : [],
            api.clock.now(),
            game,
        );
    };
    useEffect(() => {
        const go = () => (turn.value = turnAfter(turn.peek(), look(), api.clock.now()));
        go();
        const timer = setInterval(go, beat);
        return () => clearInterval(timer);
    }, [tables, bots, tables.asked.value, bots.asked.value, game]);
    const shown = turn.value?.item.game ?? replayed.value ?? game;
    return (
        <div class="tv">
            <header class="tv-head">
                <h1>{shown === null ? "Tulkas" : titleOf(shown)}</h1>
                <span class={turn.value && turn.value.ended === null ? "tag tv-live" : "tag"}>
                    {turn.value ? (turn.value.ended === null ? t("Live") : t("Finished")) : t("From the ladder")}
                </span>
                <a href={link("home")}>Tulkas</a>
            </header>
            {turn.value ? (
                <Live key={turn.value.item.key} item={turn.value.item} />
            ) : (
                <FromLadders game={game} onGame={(found) => (replayed.value = found)} />
            )}
            <aside class="tv-side">
                {shown !== null && (
                    <section aria-label={t("Ladder")}>
                        <h2>{t("Ladder")}</h2>
                        <LadderTop key={shown} game={shown} count={8} />
                    </section>
                )}
                <Others
                    items={look()
                        .best.filter(({ key }) => key !== turn.value?.item.key)
                        .slice(0, 4)}
                />
            </aside>
        </div>
    );
}
