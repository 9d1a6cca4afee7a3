// Tournaments as the arena tells of them.
import { api } from "./client";
import type { Tournament, TournamentGames, TournamentWish } from "./types";

export {
    formatValues as formats,
    type Bracket,
    type BracketMatch,
    type CrossTable,
    type CrossTableRow,
    type EntrantWish,
    type Format,
    type Score,
    type Standing,
    type Standings,
    type TimeLimits,
    type Tournament,
    type TournamentGame,
    type TournamentSummary,
    type TournamentWish,
} from "./types";

const pageSize = 200;

export const tournaments = {
    listPath: "/tournaments",
    path: (id: string | number) => `/tournaments/${id}`,
    // The games after this number; from the first on without one.
    games: (id: number, after: number | null) =>
        api.get<TournamentGames>(`/tournaments/${id}/games?limit=${pageSize}${after === null ? "" : `&after=${after}`}`),
    make: (wish: TournamentWish) => api.post<Tournament>("/tournaments", wish),
    standingsPath: (id: string | number) => `/tournaments/${id}/standings`,
    bracketPath: (id: string | number) => `/tournaments/${id}/bracket`,
    crossTablePath: (id: string | number) => `/tournaments/${id}/cross-table`,
    retry: (id: number) => api.post<Tournament>(`/tournaments/${id}/retry`),
    cancel: (id: number) => api.post<Tournament>(`/tournaments/${id}/cancellation`),
};
