// How fast moves are shown that come faster than people can follow: one after another, in order.
//
// Whoever looks at the newest position sees each move for a moment before the next one, so that three bots that answer at
// once read as three turns. A long backlog is shown faster, and a very long one not at all. Nothing waits for those who
// want less motion, or while nobody looks.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { caughtUp, type Player } from "./player";

// In milliseconds: the most between two moves, and the most for all that wait.
const longest = 380;
const patience = 6_000;
// For a player whose own clock runs meanwhile.
const patienceInTurn = 2_000;
const most = 60;

// How long a move stays before the next is shown, when so many wait.
export function delayOf(waiting: number, isInHurry: boolean): number {
    return waiting > most ? 0 : Math.min(longest, (isInHurry ? patienceInTurn : patience) / waiting);
}

// Whether moves are shown one after another here.
export function isPaced(): boolean {
    if (typeof matchMedia !== "function" || document.visibilityState === "hidden") return false;
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface Pacing {
    readonly player: Player;
    readonly isInHurry: boolean;
    // A position that is not known yet is passed over.
    readonly isKnown: (ply: number) => boolean;
    readonly onChange: (change: (player: Player) => Player) => void;
}

// Brings the player up to the newest move; true while several moves wait.
export function usePace({ player, isInHurry, isKnown, onChange }: Pacing): boolean {
    const shownAt = useRef(0);
    const isLong = useSignal(false);
    const { isCatchingUp, ply, last } = player;
    const waiting = last - ply;
    // At once, not after the next frame: a timer may end before that.
    useLayoutEffect(() => {
        shownAt.current = performance.now();
    }, [ply]);
    useLayoutEffect(() => {
        if (!isCatchingUp || waiting > 1) isLong.value = isCatchingUp;
        if (!isCatchingUp) return undefined;
        const step = () =>
            onChange((now) => {
                if (delayOf(now.last - now.ply, isInHurry) === 0 || !isPaced()) return caughtUp(now, now.last);
                let next = now.ply + 1;
                while (next < now.last && !isKnown(next)) ++next;
                return caughtUp(now, next);
            });
        const timer = setTimeout(step, Math.max(0, shownAt.current + delayOf(waiting, isInHurry) - performance.now()));
        return () => clearTimeout(timer);
    }, [isCatchingUp, ply, last, isInHurry]);
    useEffect(() => {
        const hide = () => document.visibilityState === "hidden" && onChange((now) => (now.isCatchingUp ? caughtUp(now, now.last) : now));
        document.addEventListener("visibilitychange", hide);
        return () => document.removeEventListener("visibilitychange", hide);
    }, []);
    return isCatchingUp && isLong.value;
}
