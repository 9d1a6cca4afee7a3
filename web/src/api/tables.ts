// Tables as the arena tells of them. Durations are microseconds.
import { api } from "./client";
import type { DrawAnswer, Events, LegalMoves, NewTable, Table, Tables, TableWish, TakebackAnswer, Views } from "./types";

export type {
    ClockWish,
    Events,
    Invitation,
    LegalMoves,
    NewTable,
    Outcome,
    Seat as SeatInfo,
    SeatWish,
    Table,
    TableEvent,
    TableMessage,
    Tables,
    TableSummary,
    TableWish,
    View as PastView,
} from "./types";

function invitationQuery(invitation: string | null): string {
    return invitation === null ? "" : `&invitation=${encodeURIComponent(invitation)}`;
}

// Where a table tells what happens after an event.
export function streamAddress(id: string, after: number, invitation: string | null): string {
    return `/api/v1/tables/${id}/stream?after=${after}${invitationQuery(invitation)}`;
}

export const tables = {
    list: (query: string) => api.get<Tables>(`/tables?${query}`),
    make: (wish: TableWish) => api.post<NewTable>("/tables", wish),
    show: (id: string, invitation: string | null) => api.get<Table>(`/tables/${id}?${invitationQuery(invitation)}`),
    events: (id: string, after: number) => api.get<Events>(`/tables/${id}/events?limit=200&after=${after}`),
    views: (id: string, from: number, limit: number, invitation: string | null) =>
        api.get<Views>(`/tables/${id}/views?from=${from}&limit=${limit}${invitationQuery(invitation)}`),
    legalMoves: (id: string) => api.get<LegalMoves>(`/tables/${id}/legal-moves`),
    leave: (id: string) => api.delete<Table>(`/tables/${id}/seat`),
    sitDown: (id: string, invitation: string | null) => api.post<Table>(`/tables/${id}/seat`, invitation === null ? {} : { invitation }),
    // After so many moves: what is sent twice is played once.
    play: (id: string, move: string, after: number) => api.post<Table>(`/tables/${id}/moves`, { move, after }),
    claim: (id: string) => api.post<Table>(`/tables/${id}/claim`),
    resign: (id: string) => api.post<Table>(`/tables/${id}/resignation`),
    draw: (id: string, answer: DrawAnswer["answer"]) => api.post<Table>(`/tables/${id}/draw`, { answer }),
    takeback: (id: string, answer: TakebackAnswer["answer"]) => api.post<Table>(`/tables/${id}/takeback`, { answer }),
    rematch: (id: string) => api.post<Table>(`/tables/${id}/rematch`),
    chat: (id: string, text: string) => api.post<Table>(`/tables/${id}/chat`, { text }),
};
