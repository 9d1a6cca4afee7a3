// Bots and submissions as the arena tells of them. Moments are texts here: 2026-11-16T08:00:00Z.
import { api } from "./client";
import type { PageOf } from "./pages_of";

export type SubmissionState = "waiting" | "checking" | "building" | "qualifying" | "accepted" | "rejected" | "cancelled" | "failed";

export interface Bot {
    readonly id: number;
    readonly owner: number;
    readonly owner_name: string;
    readonly game: string;
    readonly contest: number | null;
    // Empty until a submission was accepted.
    readonly nickname: string;
    readonly created: string;
    readonly accepted: number | null;
}

// What everybody may know of a version.
export interface Version {
    readonly id: number;
    readonly number: number;
    readonly language: string;
    readonly state: SubmissionState;
    readonly created: string;
    readonly finished: string | null;
}

export interface Submission extends Version {
    readonly bot: Bot;
    readonly file: string;
    readonly size: number;
    readonly why: string;
}

// What bots for a game can be written in.
export interface Language {
    readonly name: string;
    readonly title: string;
    readonly extension: string;
    // The name of the file to begin with.
    readonly starter: string | null;
}

// What is said while it is judged. What belongs to the kind is there for that kind only.
export type SubmissionEvent = { readonly number: number; readonly moment: number } & (
    | { readonly kind: "stage"; readonly stage: SubmissionState }
    | { readonly kind: "output"; readonly text: string }
    | {
          readonly kind: "game";
          readonly game: number;
          readonly games: number;
          readonly result: GameResult;
          readonly seat: number;
          readonly plies: number;
          readonly wins: number;
          readonly wins_needed: number;
          readonly why: string;
      }
    | { readonly kind: "verdict"; readonly state: SubmissionState; readonly why: string }
);

export type GameResult = "won" | "drawn" | "lost" | "error";

export const submissions = {
    languages: (game: string) => api.get<{ readonly items: readonly Language[] }>(`/games/${game}/languages`).then(({ items }) => items),
    starter: (game: string, language: string) => api.text(`/games/${game}/languages/${language}/starter`),
    handIn: (game: string, file: string, content: Blob, contest: number | null) =>
        api.upload<Submission>(
            `/submissions?game=${game}&file=${encodeURIComponent(file)}${contest === null ? "" : `&contest=${contest}`}`,
            content,
        ),
    show: (id: string) => api.get<Submission>(`/submissions/${id}`),
    cancel: (id: string) => api.delete<Submission>(`/submissions/${id}`),
    source: (id: string) => api.text(`/submissions/${id}/source`),
    buildOutput: (id: string) => api.text(`/submissions/${id}/build-output`),
    ofBot: (bot: number) => api.get<PageOf<Submission>>(`/submissions?bot=${bot}&limit=200`).then((page) => page.items),
    bots: (query: string) => api.get<PageOf<Bot>>(`/bots?limit=200&${query}`).then((page) => page.items),
    bot: (id: string) => api.get<{ readonly bot: Bot; readonly versions: readonly Version[] }>(`/bots/${id}`),
};
