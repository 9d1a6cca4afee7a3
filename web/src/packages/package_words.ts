// The states of a submitted game in words, and what they allow.
import type { GamePackage } from "../api/game_packages";
import { t } from "../words/words";

export const stateWords: Readonly<Record<GamePackage["state"], string>> = {
    checking: t("being tested"),
    waiting: t("waiting for approval"),
    approved: t("approved"),
    refused: t("rejected"),
    withdrawn: t("withdrawn"),
    cancelled: t("cancelled"),
    failed: t("test failed to run"),
};

// Whether its trial found something out. It did not where it failed by the arena's own fault; what is taken back after
// that keeps the reason.
export function hasReport({ state, checked, why }: GamePackage): boolean {
    if (state === "cancelled") return checked !== null && why === "";
    return state !== "checking" && state !== "failed";
}

// Whether it can be cancelled.
export function isUndecided({ state }: GamePackage): boolean {
    return state === "checking" || state === "waiting" || state === "failed";
}

// Whether it can be deleted.
export function isUnwanted({ state }: GamePackage): boolean {
    return state === "refused" || state === "cancelled" || state === "failed";
}

// Whether new games are played in this version: of those that are approved it is the newest.
export function isPlayed(one: GamePackage, all: readonly GamePackage[]): boolean {
    return (
        one.state === "approved" &&
        !all.some(({ game, version, state }) => game === one.game && version > one.version && state === "approved")
    );
}
