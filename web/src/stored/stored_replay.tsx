// A stored game with everything that belongs to a replay: positions, times, the result in words, the reader's own logs.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { BotSeat } from "../api/ladders";
import { distinct, entrantName, houseName, levelOf, playerName } from "../app/house_bots";
import { link } from "../app/routes";
import { firstHere } from "../first/first";
import type { PlayerClock } from "../replay/clocks";
import { botLog, type SeatLog } from "../replay/log";
import { FromHere } from "../replay/from_here";
import { Replay } from "../replay/replay";
import { failureWords, resultWords } from "../replay/result";
import { winnersOf } from "../replay/winners";
import { Past } from "../table/past";
import { t } from "../words/words";
import { apiPath, type Place } from "./book";
import { DebugCommand } from "./debug_command";
import type { StoredGame } from "./record";
import { viewsFrom } from "./views";

// So that a replay does not wait at every page.
const ahead = 10;

export interface StoredReplayProps {
    readonly place: Place;
    readonly game: StoredGame;
    // Who sat there, where that is known.
    readonly seats: readonly BotSeat[];
    readonly logs: readonly SeatLog[];
    readonly ply: number | null;
    readonly heading: ComponentChildren;
}

export function namesIn({ place, game, seats }: Pick<StoredReplayProps, "place" | "game" | "seats">): string[] {
    return distinct(
        game.seats.map((name, seat) => {
            const known = seats[seat];
            if (known) return (place.book === "tournaments" ? entrantName : playerName)(game.game, known);
            // Nobody else's bot can be called like one of the house.
            return levelOf(game.game, name) === null ? name : houseName(game.game, name);
        }),
    );
}

function clocksOf(props: StoredReplayProps, names: readonly string[]): PlayerClock[] {
    const { outcome } = props.game;
    return names.map((name, seat) => {
        const known = props.seats[seat];
        const bot = known?.bot ?? null;
        return {
            name,
            seat,
            portrait: (known?.kind === "house" ? levelOf(props.game.game, known.name) : null) ?? "bot",
            isAway: false,
            href: bot === null ? null : link("bot", { id: bot }),
            score: outcome.scores[seat] ?? null,
            isWinner: winnersOf(outcome).includes(seat),
            left: null,
            isRunning: false,
            since: null,
        };
    });
}

// The position that the document brought with it.
function known(): ReadonlyMap<number, unknown> {
    const shown = firstHere();
    return new Map(shown === null || shown.ply === null ? [] : [[shown.ply, shown.view]]);
}

export function StoredReplay(props: StoredReplayProps) {
    const { place, game, logs } = props;
    const last = game.moves.length;
    const shown = useSignal(props.ply ?? last);
    // Set if the positions could not be loaded.
    const fault = useSignal<string | null>(null);
    const past = useMemo(
        () =>
            new Past(async (from, limit) => {
                try {
                    return await viewsFrom(place, from, limit);
                } catch (error) {
                    fault.value = t("The positions of this game cannot be shown. You can still read its moves.");
                    throw error;
                }
            }, known()),
        [],
    );
    const log = useMemo(() => botLog(logs, game.moves), [logs, game]);
    const names = namesIn(props);
    const failure = game.blame && { ...game.blame, ply: last };
    const look = (ply: number) => {
        shown.value = ply;
        void past.want(ply);
        void past.want(Math.min(ply + ahead, last));
    };
    return (
        <>
            <Replay
                game={game.game}
                names={names}
                viewAt={(ply) => past.views.value.get(ply)}
                moves={game.moves}
                clocks={clocksOf(props, names)}
                now={() => 0}
                result={resultWords({ names, outcome: game.outcome, failure })}
                faults={
                    failure
                        ? [
                              {
                                  ply: last,
                                  words: `${failureWords(names, failure)}${game.refused === null ? "" : ` ${t("Its answer was {refused}", { refused: game.refused })}`}`,
                              },
                          ]
                        : []
                }
                heading={props.heading}
                seat={null}
                ply={props.ply}
                play={null}
                log={log}
                analysis={{ options: game.options, want: (ply) => void past.want(ply) }}
                {...(fault.value === null ? {} : { absent: fault.value })}
                onPly={look}
            />
            <DebugCommand place={place} seats={logs.map(({ seat }) => seat)} ply={shown.value} />
            <div class="links">
                <a href={link("stored", { ...place, ply: shown.value })}>{t("Link to this position")}</a>
                <a href={`/api/v1${apiPath(place)}/record`} download={`${game.game}-${place.book}-${place.id}-${place.number}.record`}>
                    {t("Download record")}
                </a>
                <FromHere game={game.game} find={async () => (await viewsFrom(place, shown.value, 1))[0]?.position ?? null} />
            </div>
        </>
    );
}
