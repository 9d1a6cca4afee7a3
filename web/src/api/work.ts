// The arena's work as it tells administrators of it.
import { api } from "./client";

export const workStates = ["waiting", "running", "failed", "done", "cancelled"] as const;
export type WorkState = (typeof workStates)[number];

export const priorities = ["judging", "tournament", "ladder"] as const;
export type Priority = (typeof priorities)[number];

export interface Work {
    readonly id: number;
    readonly kind: string;
    readonly priority: Priority;
    readonly author: string;
    readonly what: unknown;
    readonly state: WorkState;
    readonly cancelled: boolean;
    readonly tries: number;
    readonly losses: number;
    readonly worker: string;
    readonly created: string;
    readonly began: string | null;
    readonly ended: string | null;
    readonly error: string;
}

export interface WorkCount {
    readonly state: "waiting" | "running" | "failed";
    readonly priority: Priority;
    readonly pieces: number;
}

export const work = {
    countsPath: "/work/counts",
    listPath: (state: WorkState) => `/work?limit=50&state=${state}`,
    cancel: (id: number) => api.delete<Work>(`/work/${id}`),
    retry: (id: number) => api.post<Work>(`/work/${id}/retry`),
};
