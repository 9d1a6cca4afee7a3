// Bots and submissions as the arena tells of them.
import { api } from "./client";
import { allOf, pagePath } from "./pages_of";
import type { BotPage, Bots, Languages, Logs, Storage, Submission, Submissions } from "./types";

export type { Bot, GameResult, Language, RuleBreach, Storage, Submission, SubmissionEvent, SubmissionState, Version } from "./types";

export const submissions = {
    languages: (game: string) => api.get<Languages>(`/games/${game}/languages`).then(({ items }) => items),
    starter: (game: string, language: string) => api.text(`/games/${game}/languages/${language}/starter`),
    handIn: (game: string, file: string, content: Blob, { contest, name }: { contest: number | null; name: string }) =>
        api.upload<Submission>(
            `/submissions?game=${game}&file=${encodeURIComponent(file)}${contest === null ? "" : `&contest=${contest}`}${name === "" ? "" : `&name=${encodeURIComponent(name)}`}`,
            content,
        ),
    show: (id: string) => api.get<Submission>(`/submissions/${id}`),
    cancel: (id: string) => api.delete<Submission>(`/submissions/${id}`),
    // Of one that was not accepted.
    delete: (id: number) => api.post(`/submissions/${id}/deletion`),
    storage: () => api.get<Storage>("/storage"),
    source: (id: string) => api.text(`/submissions/${id}/source`),
    buildOutput: (id: string) => api.text(`/submissions/${id}/build-output`),
    // What the submission wrote in a game of the qualification.
    logs: (id: number, game: number) => api.get<Logs>(`/submissions/${id}/games/${game}/logs`),
    ofBot: (bot: number) => allOf((after) => api.get<Submissions>(pagePath(`/submissions?bot=${bot}`, after))),
    bots: (query: string) => allOf((after) => api.get<Bots>(pagePath(`/bots?${query}`, after))),
    bot: (id: string) => api.get<BotPage>(`/bots/${id}`),
};
