// The game on the home page: a live one, or else a replay of the latest ladder game, or else where a game begins.
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api } from "../api/client";
import type { GameInfo } from "../api/games";
import { ladders, type PlayedGame } from "../api/ladders";
import type { PageOf } from "../api/pages_of";
import type { TableSummary } from "../api/tables";
import { useAsked } from "../app/asked";
import { titleOf, toldGame, toldGames } from "../app/games";
import { distinct, playerName } from "../app/house_bots";
import { link } from "../app/routes";
import { GameBoard } from "../boards/game_board";
import { isHouseGame } from "../boards/house";
import { viewOf } from "../boards/positions";
import { boardOf } from "../boards/registry";
import { playerAt, tick } from "../replay/player";
import { viewsFrom } from "../stored/views";
import { LiveTable } from "../table/live";
import { namesOf } from "../table/names";
import { Past } from "../table/past";
import { t } from "../words/words";
import { latest, liveliest, type LadderGame } from "./showpiece";
import "./showcase.css";

export interface FrameProps {
    readonly game: string;
    readonly names: readonly string[];
    readonly view: unknown;
    readonly address: string;
    readonly words: string;
}

function Shown({ game, names, view, address, words }: FrameProps) {
    return (
        <figure class="showcase">
            {/* The caption says what it shows and links to it. */}
            <div class="showcase-board" aria-hidden="true" inert>
                <GameBoard module={boardOf(game)} view={view} seat={null} moves={[]} names={names} />
            </div>
            <figcaption>
                <a href={address}>{[titleOf(game), names.join(" – ")].filter(Boolean).join(": ")}</a> <span class="quiet">{words}</span>
            </figcaption>
        </figure>
    );
}

function LiveShow({ id }: { id: number }) {
    const live = useMemo(() => new LiveTable(String(id), null), [id]);
    useEffect(() => () => live.close(), [live]);
    const { table } = live.model.value;
    if (!table) return null;
    return (
        <Shown
            game={table.game}
            names={namesOf({ ...table, you: null })}
            view={table.view}
            address={link("table", { id })}
            words={table.status === "over" ? t("just finished") : t("live")}
        />
    );
}

const pace = 900;
const rest = 5;

// Replays from start to end in a loop. With reduced motion, shows the final position.
function usePly(last: number): number {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const player = useSignal(playerAt(last, isStill ? last : 0));
    useEffect(() => {
        if (isStill) return undefined;
        let rested = 0;
        const timer = setInterval(() => {
            if (document.visibilityState !== "visible") return;
            const isEnd = player.value.ply === last;
            rested = isEnd ? rested + 1 : 0;
            if (!isEnd) player.value = tick({ ...player.value, isPlaying: true });
            else if (rested >= rest) player.value = playerAt(last, 0);
        }, pace);
        return () => clearInterval(timer);
    }, [last]);
    return player.value.ply;
}

export function Replayed({ game, played, frame: Frame = Shown }: LadderGame & { readonly frame?: ComponentType<FrameProps> }) {
    const place = { book: "ladder", id: game, number: String(played.number) } as const;
    const past = useMemo(() => new Past((from, limit) => viewsFrom(place, from, limit)), [game, played.number]);
    const ply = usePly(played.moves);
    useEffect(() => {
        void past.want(ply);
        void past.want(Math.min(ply + 5, played.moves));
    }, [past, ply]);
    const view = past.views.value.get(ply);
    if (view === undefined) return null;
    const names = distinct(played.seats.map((seat) => playerName(game, seat)));
    return (
        <Frame
            game={game}
            names={names}
            view={view}
            address={link("stored", { book: "ladder", id: game, number: played.number })}
            words={t("ladder game, move {ply} of {moves}", { ply, moves: played.moves })}
        />
    );
}

export async function latestOfLadders(games: readonly GameInfo[]): Promise<LadderGame | null> {
    // Solo games have nothing to watch.
    const asked = games
        .filter(({ uploaded, most_seats: seats }) => !uploaded && seats > 1)
        .map(async ({ name }) => {
            const { items } = await api.get<PageOf<PlayedGame>>(ladders.latestPath(name));
            return items.map((played) => ({ game: name, played }));
        });
    return latest((await Promise.all(asked)).flat());
}

// In a new arena, where nothing has been played yet.
function StartPosition() {
    // Where every match has the same start there is something on the board: most where it takes most words.
    const game = toldGames.value
        .filter(({ name, start }) => start !== null && isHouseGame(name))
        .reduce<string | undefined>(
            (best, { name, start }) => ((toldGame(best ?? "")?.start ?? "").length < (start ?? "").length ? name : best),
            undefined,
        );
    if (game === undefined || viewOf(game, "") === null) return null;
    return (
        <Shown
            game={game}
            names={[]}
            view={viewOf(game, "")}
            address={link("game", { game })}
            words={t("No games here yet. Play the first one.")}
        />
    );
}

function FromLadders() {
    const asked = useAsked(() => latestOfLadders(toldGames.value), [toldGames.value]).value;
    if (asked.is !== "there" || toldGames.value.length === 0) return null;
    return asked.answer ? <Replayed {...asked.answer} /> : <StartPosition />;
}

export function Showcase({ tables }: { readonly tables: readonly TableSummary[] }) {
    const shown = useRef<number | null>(null);
    const table = liveliest(tables, api.clock.now(), shown.current);
    shown.current = table?.id ?? null;
    return table ? <LiveShow key={table.id} id={table.id} /> : <FromLadders />;
}
