// The arena's work as it tells administrators of it.
import { api } from "./client";
import type { Work, WorkState } from "./types";

export {
    priorityValues as priorities,
    workStateValues as workStates,
    type Priority,
    type Work,
    type WorkCount,
    type WorkState,
} from "./types";

export const work = {
    countsPath: "/work/counts",
    listPath: (state: WorkState) => `/work?state=${state}`,
    cancel: (id: number) => api.delete<Work>(`/work/${id}`),
    retry: (id: number) => api.post<Work>(`/work/${id}/retry`),
};
