// The formats and states of tournaments in words.
import type { Format, TournamentSummary } from "../api/tournaments";

export const formatWords: Readonly<Record<Format, string>> = {
    "round-robin": "Round robin",
    "double-round-robin": "Double round robin",
    swiss: "Swiss system",
    "single-elimination": "Knock-out",
    gauntlet: "Gauntlet (first against all)",
};

export const tournamentStates: Readonly<Record<TournamentSummary["state"], string>> = {
    playing: "in progress",
    over: "finished",
    cancelled: "cancelled",
};
