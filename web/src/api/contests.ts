// Contests as the arena tells of them.
import { api } from "./client";
import { allOf, pagePath } from "./pages_of";
import type { Contest, ContestChange, Contests, Extensions, NewContest, TournamentNumber } from "./types";

export type {
    Contest,
    ContestChange,
    ContestPlace,
    ContestStanding,
    ContestSummary,
    Extension,
    Extensions,
    OwnTime,
    NewContest,
    Phase,
    Terms,
    TermsWish,
} from "./types";

export type Step = "announcement" | "closing" | "freeze" | "publication";

export const contests = {
    listPath: "/contests",
    path: (slug: string) => `/contests/${slug}`,
    standingPath: (slug: string) => `/contests/${slug}/standing`,
    show: (slug: string) => api.get<Contest>(`/contests/${slug}`),
    all: () => allOf((after) => api.get<Contests>(pagePath(contests.listPath, after))),
    // By its number, as bots know it.
    showNumber: async (id: number): Promise<Contest | null> => {
        const found = (await contests.all()).find((contest) => contest.id === id);
        return found ? contests.show(found.slug) : null;
    },
    make: (contest: NewContest) => api.post<Contest>("/contests", contest),
    change: (slug: string, change: ContestChange) => api.patch<Contest>(`/contests/${slug}`, change),
    take: (slug: string, step: Step) => api.post<Contest>(`/contests/${slug}/${step}`),
    extensionsPath: (slug: string) => `/contests/${slug}/extensions`,
    // Null takes an extension back.
    extend: (slug: string, recipient: { member: number } | { team: number }, closes: string | null, reason: string) =>
        api.post<Extensions>(`/contests/${slug}/extensions`, { ...recipient, closes, reason }),
    tryOut: (slug: string) => api.post<TournamentNumber>(`/contests/${slug}/dry-run`),
};
