// What the formats and states of tournaments are called.
import type { Format, TournamentSummary } from "../api/tournaments";

export const formatWords: Readonly<Record<Format, string>> = {
    "round-robin": "Round robin",
    "double-round-robin": "Double round robin",
    swiss: "Swiss system",
    "single-elimination": "Knock-out",
    gauntlet: "Gauntlet, the first against all",
};

export const tournamentStates: Readonly<Record<TournamentSummary["state"], string>> = {
    playing: "being played",
    over: "over",
    cancelled: "cancelled",
};
