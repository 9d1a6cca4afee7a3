// Games that people have handed in, before and after somebody has decided on them.
import { api } from "./client";

export interface GamePackage {
    readonly id: number;
    readonly game: string;
    readonly version: number;
    readonly title: string;
    readonly summary: string;
    readonly owner_name: string;
    readonly size: number;
    readonly state: "checking" | "waiting" | "approved" | "refused" | "withdrawn" | "cancelled" | "failed";
    readonly why: string;
    readonly created: string;
    readonly decided_by: string;
}

export const gamePackages = {
    listPath: "/game-packages?limit=100",
    reportAddress: (id: number) => `/api/v1/game-packages/${id}/report`,
    archiveAddress: (id: number) => `/api/v1/game-packages/${id}/archive`,
    approve: (id: number) => api.post<GamePackage>(`/game-packages/${id}/approval`),
    refuse: (id: number, why: string) => api.post<GamePackage>(`/game-packages/${id}/refusal`, { why }),
};
