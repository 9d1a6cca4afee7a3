// Contests as the arena tells of them.
import { api } from "./client";
import { allOf } from "./pages_of";
import type { Contest, ContestChange, Contests, NewContest, TournamentNumber } from "./types";

export type { Contest, ContestChange, ContestPlace, ContestStanding, ContestSummary, NewContest, Phase, Terms, TermsWish } from "./types";

export type Step = "announcement" | "freeze" | "publication";

export const contests = {
    listPath: "/contests",
    path: (slug: string) => `/contests/${slug}`,
    standingPath: (slug: string) => `/contests/${slug}/standing`,
    show: (slug: string) => api.get<Contest>(`/contests/${slug}`),
    // By its number, as bots know it.
    showNumber: async (id: number): Promise<Contest | null> => {
        const all = await allOf((after) => api.get<Contests>(`${contests.listPath}${after === null ? "" : `&after=${after}`}`));
        const found = all.find((contest) => contest.id === id);
        return found ? contests.show(found.slug) : null;
    },
    make: (contest: NewContest) => api.post<Contest>("/contests", contest),
    change: (slug: string, change: ContestChange) => api.patch<Contest>(`/contests/${slug}`, change),
    take: (slug: string, step: Step) => api.post<Contest>(`/contests/${slug}/${step}`),
    tryOut: (slug: string) => api.post<TournamentNumber>(`/contests/${slug}/dry-run`),
};
