// Tables as the arena tells of them. Times are microseconds: since 1970 for moments, durations else.
import { api } from "./client";

export interface SeatInfo {
    readonly kind: "open" | "invited" | "house" | "upload" | "remote";
    readonly name: string | null;
    readonly account: number | null;
    readonly guest: boolean;
    readonly used: number;
    readonly left: number | null;
}

export interface Outcome {
    readonly winner: number | null;
    readonly scores: readonly number[];
    readonly reason: string;
}

export interface TableSummary {
    readonly id: number;
    readonly game: string;
    readonly status: "waiting" | "playing" | "over";
    readonly casual: boolean;
    readonly private: boolean;
    readonly made: number;
    readonly seats: readonly SeatInfo[];
    readonly moves: number;
    readonly turn: number | null;
    readonly turn_since: number | null;
    readonly draw_offers: readonly number[];
    readonly rematch_offers: readonly number[];
    readonly rematch: number | null;
    readonly outcome: Outcome | null;
    readonly why: string | null;
    readonly last_event: number;
}

export interface Table extends TableSummary {
    readonly you: number | null;
    readonly options: Readonly<Record<string, string>>;
    // The game knows draws by agreement, and only people play.
    readonly draws: boolean;
    readonly expected: string | null;
    readonly view: unknown;
}

// What belongs to the kind is there for that kind only.
export interface TableEvent {
    readonly number: number;
    readonly moment: number;
    readonly kind: string;
    readonly seat?: number;
    readonly move?: string | null;
    readonly used?: number;
    readonly text?: string;
    readonly why?: string;
    // Of what a bot wrote; null for everybody but its author and administrators.
    readonly lines?: readonly { readonly moves: number; readonly text: string }[] | null;
    readonly cut?: number | null;
}

// The first message of a stream brings what was missed, each later one what has just happened; an answer to something
// that was sent has neither.
export interface TableMessage {
    readonly events?: readonly TableEvent[];
    readonly event?: TableEvent;
    readonly table?: Table;
}

export type SeatWish =
    { readonly kind: "me" | "open" | "invited" } | { readonly kind: "house" | "upload" | "remote"; readonly bot: string };

// In seconds: for each move, or for the game and more after each move.
export type ClockWish = { readonly per_move: number } | { readonly per_game: number; readonly increment: number };

export interface TableWish {
    readonly game: string;
    readonly seats: readonly SeatWish[];
    readonly options?: Readonly<Record<string, string>>;
    // None without it.
    readonly clock?: ClockWish;
    // Where to start, in the game's notation.
    readonly position?: string;
    readonly private?: boolean;
}

export interface Invitation {
    readonly seat: number;
    readonly secret: string;
}

export interface NewTable {
    readonly table: Table;
    readonly invitations: readonly Invitation[];
}

// A position that has been: after so many moves, as whoever asks may see it.
export interface PastView {
    readonly ply: number;
    readonly view: unknown;
    // In the game's notation; null as long as something may be hidden.
    readonly position: string | null;
}

export interface LegalMoves {
    readonly expected: string;
    readonly moves: readonly string[] | null;
}

function invitationQuery(invitation: string | null): string {
    return invitation === null ? "" : `&invitation=${encodeURIComponent(invitation)}`;
}

// Where a table tells what happens after an event.
export function streamAddress(id: string, after: number, invitation: string | null): string {
    return `/api/v1/tables/${id}/stream?after=${after}${invitationQuery(invitation)}`;
}

export const tables = {
    list: (query: string) => api.get<{ readonly items: readonly TableSummary[] }>(`/tables?${query}`),
    make: (wish: TableWish) => api.post<NewTable>("/tables", wish),
    show: (id: string, invitation: string | null) => api.get<Table>(`/tables/${id}?${invitationQuery(invitation)}`),
    events: (id: string, after: number) =>
        api.get<{ readonly items: readonly TableEvent[]; readonly next: number | null }>(`/tables/${id}/events?limit=200&after=${after}`),
    views: (id: string, from: number, limit: number, invitation: string | null) =>
        api.get<{ readonly items: readonly PastView[] }>(`/tables/${id}/views?from=${from}&limit=${limit}${invitationQuery(invitation)}`),
    legalMoves: (id: string) => api.get<LegalMoves>(`/tables/${id}/legal-moves`),
    leave: (id: string) => api.delete<Table>(`/tables/${id}/seat`),
    sitDown: (id: string, invitation: string | null) => api.post<Table>(`/tables/${id}/seat`, invitation === null ? {} : { invitation }),
    play: (id: string, move: string) => api.post<Table>(`/tables/${id}/moves`, { move }),
    resign: (id: string) => api.post<Table>(`/tables/${id}/resignation`),
    draw: (id: string, answer: "offer" | "accept" | "decline") => api.post<Table>(`/tables/${id}/draw`, { answer }),
    rematch: (id: string) => api.post<Table>(`/tables/${id}/rematch`),
    chat: (id: string, text: string) => api.post<Table>(`/tables/${id}/chat`, { text }),
};
