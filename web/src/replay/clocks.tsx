// The players with their clocks, the one in turn marked.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { SeatMark } from "../boards/seat_mark";
import { t } from "../words/words";
import { Portrait, type Portrayed } from "./portrait";
import { clockText, leftAt, type ClockFace } from "./clock";

export interface PlayerClock extends ClockFace {
    readonly name: string;
    readonly seat: number;
    // The player's own page.
    readonly href: string | null;
    readonly score: number | null;
    readonly isWinner: boolean;
    readonly portrait: Portrayed;
    // A person who has left the page while the game goes on.
    readonly isAway: boolean;
}

interface Props {
    readonly clocks: readonly PlayerClock[];
    // What the players' sides are called, where they have names.
    readonly sides: readonly string[];
    // What each has on the board.
    readonly standing?: (seat: number) => ComponentChildren;
    readonly now: () => number;
}

const low = 20_000_000;

export function Clocks({ clocks, sides, standing, now }: Props) {
    const moment = useSignal(now());
    const runs = clocks.some((clock) => clock.isRunning && clock.left !== null);
    useEffect(() => {
        if (!runs) return undefined;
        const timer = setInterval(() => (moment.value = now()), 100);
        return () => clearInterval(timer);
    }, [runs]);
    return (
        <ul class="clocks">
            {clocks.map((clock) => {
                const left = leftAt(clock, moment.value);
                return (
                    <li key={clock.seat} class={clock.isRunning ? "in-turn" : ""} aria-current={clock.isRunning ? "true" : undefined}>
                        <Portrait of={clock.portrait} />
                        <SeatMark seat={clock.seat} />
                        {clock.href === null ? (
                            <span class="who">{clock.name}</span>
                        ) : (
                            <a class="who" href={clock.href}>
                                {clock.name}
                            </a>
                        )}
                        {sides[clock.seat] !== undefined && <span class="side">{sides[clock.seat]}</span>}
                        {clock.isAway && <span class="away">{t("away")}</span>}
                        {clock.isWinner && <span class="winner">{t("won")}</span>}
                        {standing?.(clock.seat) ?? (clock.score !== null && <span class="score">{clock.score}</span>)}
                        {left !== null && (
                            <time class={left < low && clock.isRunning ? "left low" : "left"} role="timer">
                                {clockText(left)}
                            </time>
                        )}
                    </li>
                );
            })}
        </ul>
    );
}
