// What the formats and states of the league are called.
import type { Phase } from "../api/contests";
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

export const phases: Readonly<Record<Phase, string>> = {
    draft: "a draft that only its organiser sees",
    announced: "announced",
    open: "open",
    closed: "closed, the last submissions are judged",
    frozen: "closed, the final is played",
    published: "over, the standing is published",
};
