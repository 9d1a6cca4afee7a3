// The formats and states of tournaments in words.
import type { Format, TournamentSummary } from "../api/tournaments";
import { t } from "../words/words";

export const formatWords: Readonly<Record<Format, string>> = {
    "round-robin": t("Round robin"),
    "double-round-robin": t("Double round robin"),
    swiss: t("Swiss system"),
    "single-elimination": t("Knock-out"),
    "double-elimination": t("Double elimination"),
    gauntlet: t("Gauntlet (first against all)"),
};

export const tournamentStates: Readonly<Record<TournamentSummary["state"], string>> = {
    playing: t("in progress"),
    over: t("finished"),
    cancelled: t("cancelled"),
};
