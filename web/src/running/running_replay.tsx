// A game between bots while it is played: the board, the players, the moves so far. When it is over, its replay takes its place.
import { useEffect, useMemo } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { levelOf } from "../app/house_bots";
import { link } from "../app/routes";
import type { PlayerClock } from "../replay/clocks";
import { Replay } from "../replay/replay";
import type { Place } from "../stored/book";
import { t } from "../words/words";
import { placeOf, runningNames, type RunningGame } from "./model";
import { WatchedGame } from "./watched_game";

export function runningClocks({ game, seats }: RunningGame, names: readonly string[]): PlayerClock[] {
    return seats.map((seat, index) => ({
        name: names[index] ?? seat.name,
        seat: index,
        portrait: (seat.kind === "house" ? levelOf(game, seat.name) : null) ?? "bot",
        isAway: false,
        href: seat.bot === null ? null : link("bot", { id: seat.bot }),
        score: null,
        isWinner: false,
        left: null,
        isRunning: false,
        since: null,
    }));
}

export function useWatched(place: Place): WatchedGame {
    const watched = useMemo(() => new WatchedGame(place), [place.book, place.id, place.number]);
    useEffect(() => () => watched.close(), [watched]);
    return watched;
}

interface Props {
    readonly running: RunningGame;
    readonly heading: ComponentChildren;
    // It is over: there is a record, or will be in a moment.
    readonly onOver: () => void;
}

export function RunningReplay({ running, heading, onOver }: Props) {
    const watched = useWatched(placeOf(running));
    const { moves, isOver } = watched.model.value;
    useEffect(() => {
        if (isOver) onOver();
    }, [isOver]);
    const names = runningNames(running);
    return (
        <Replay
            // Before the first text nobody knows at which move the game is.
            key={moves === null ? "waiting" : "told"}
            game={running.game}
            names={names}
            viewAt={(ply) => (moves === null ? undefined : watched.viewAt(ply))}
            moves={moves ?? []}
            clocks={runningClocks(running, names)}
            now={() => 0}
            result={null}
            seat={null}
            ply={null}
            play={null}
            heading={heading}
            absent={moves === null ? t("Waiting for the next move…") : t("This game cannot be shown before it is over.")}
            onPly={(ply) => watched.lookAt(ply)}
        />
    );
}
