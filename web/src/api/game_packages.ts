// Games that people have handed in, before and after somebody has decided on them.
import { api } from "./client";
import type { ExampleGame, GamePackage } from "./types";

export type { ExampleGame, GamePackage };

export const gamePackages = {
    // One's own; for administrators, everybody's. The newest first.
    listPath: "/game-packages",
    reportAddress: (id: number) => `/api/v1/game-packages/${id}/report`,
    archiveAddress: (id: number) => `/api/v1/game-packages/${id}/archive`,
    handIn: (archive: Blob) => api.upload<GamePackage>("/game-packages", archive),
    cancel: (id: number) => api.delete<GamePackage>(`/game-packages/${id}`),
    // Of one that was not approved.
    delete: (id: number) => api.post(`/game-packages/${id}/deletion`),
    // The game with all its versions.
    withdraw: (game: string) => api.post<GamePackage>(`/games/${game}/withdrawal`),
    approve: (id: number) => api.post<GamePackage>(`/game-packages/${id}/approval`),
    refuse: (id: number, why: string) => api.post<GamePackage>(`/game-packages/${id}/refusal`, { why }),
};

// Games that come with the program.
export const exampleGames = {
    path: "/example-games",
    pictureAddress: (game: string) => `/api/v1/example-games/${game}/picture`,
    add: (game: string) => api.post<GamePackage>(`/example-games/${game}`),
};
