// The arena's work as it tells administrators of it.
import { api } from "./client";
import type { IssuedWorkerToken, Work, WorkState } from "./types";

export {
    priorityValues as priorities,
    workStateValues as workStates,
    type Priority,
    type Work,
    type WorkCount,
    type WorkState,
    type WorkerToken,
} from "./types";

export const work = {
    countsPath: "/work/counts",
    listPath: (state: WorkState) => `/work?state=${state}`,
    cancel: (id: number) => api.delete<Work>(`/work/${id}`),
    retry: (id: number) => api.post<Work>(`/work/${id}/retry`),
};

export const workerTokens = {
    path: "/work/tokens",
    issue: (label: string) => api.post<IssuedWorkerToken>("/work/tokens", { label }),
    revoke: (id: number) => api.delete(`/work/tokens/${id}`),
};
