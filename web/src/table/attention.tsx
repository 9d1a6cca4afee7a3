// Calls a player back to the game: in the title, in the tab's icon, by a sound, and by a notification if allowed.
import { useEffect, useRef } from "preact/hooks";
import type { Table } from "../api/tables";
import { titleOf } from "../app/games";
import { useOwnTitle } from "../app/own_title";
import { t } from "../words/words";
import { isMyTurn } from "./model";
import { askForPermission, notify, permission } from "./notifications";
import { hasSounds, play, switchSounds } from "./sounds";

export function titleFor(table: Table): string {
    const game = titleOf(table.game);
    if (isMyTurn(table)) return t("Your turn: {game}", { game });
    if (table.status === "over") return t("Game over: {game}", { game });
    return table.status === "waiting" ? t("Waiting for an opponent: {game}", { game }) : t("{game}, table {id}", { game, id: table.id });
}

function setIcon(calls: boolean): void {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = calls ? "/icon-turn.svg" : "/icon.svg";
}

// After so many moves that are on show: sounds come with the pictures, titles and notifications at once.
export function useAttention(table: Table, seen: number): void {
    const title = titleFor(table);
    const calls = isMyTurn(table);
    const { status, moves } = table;
    useOwnTitle(title);
    const before = useRef({ status, seen, calls, called: calls ? moves : -1 });
    const isShown = seen === moves;
    useEffect(() => {
        const was = before.current;
        const isOver = status === "over" && isShown;
        const isCalled = calls && isShown && was.called !== moves;
        // That it is over is told once, when the last move is on show.
        before.current = { status: isOver || status !== "over" ? status : was.status, seen, calls, called: isCalled ? moves : was.called };
        if (isOver && was.status !== "over") play("end");
        else if (isCalled) play("turn");
        else if (seen > was.seen) play("move");
        const hasBegun = was.status === "waiting" && status === "playing";
        if (table.you !== null && ((calls && !was.calls) || hasBegun))
            notify(calls ? title : t("Your game has begun: {game}", { game: titleOf(table.game) }));
    }, [status, seen, isShown, calls, moves]);
    useEffect(() => {
        setIcon(calls);
        return () => setIcon(false);
    }, [calls]);
}

export function SoundSwitch() {
    const label = hasSounds.value ? t("Turn sounds off") : t("Turn sounds on");
    return (
        <button type="button" class="sound" aria-label={label} title={label} onClick={switchSounds}>
            <svg class="button-picture" viewBox="0 0 24 24" aria-hidden="true">
                <path
                    d={
                        hasSounds.value
                            ? "M4 9v6h4l5 4V5L8 9zM15.500 8.500a5 5 0 0 1 0 7v-7z"
                            : "M4 9v6h4l5 4V5L8 9zM16 9l1.500 1.500L19 9l1 1-1.500 1.500L20 13l-1 1-1.500-1.500L16 14l-1-1 1.500-1.500L15 10z"
                    }
                />
            </svg>
        </button>
    );
}

// Whoever waits may leave the page open and do something else: asked for by a click only, and once.
export function CallMe() {
    if (permission.value !== "default") return null;
    return (
        <button type="button" onClick={() => void askForPermission()}>
            {t("Notify me")}
        </button>
    );
}
