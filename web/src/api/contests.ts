// Contests as the arena tells of them.
import { api } from "./client";
import { allOf, type PageOf } from "./pages_of";
import type { Format, TimeLimits } from "./tournaments";

export interface Terms {
    readonly text: string;
    readonly options: Readonly<Record<string, string>>;
    readonly time: TimeLimits;
    readonly memory_mb: number;
    readonly baseline: string;
    readonly games: number;
    readonly wins: number;
    readonly attempts: number;
    // All where none is named.
    readonly languages: readonly string[];
    readonly format: Format;
    readonly seats: number;
    readonly final_games: number;
    readonly rounds: number | null;
    readonly house: readonly string[];
    readonly points: readonly number[];
}

export type Phase = "draft" | "announced" | "open" | "closed" | "frozen" | "published";

export interface ContestSummary {
    readonly id: number;
    readonly slug: string;
    readonly title: string;
    readonly game: string;
    readonly state: Phase;
    readonly organiser: number | null;
    readonly opens: string;
    readonly closes: string;
    readonly created: string;
    readonly final_tournament: number | null;
    readonly terms: Terms;
}

export interface Contest extends ContestSummary {
    // Whoever asks organises it.
    readonly own: boolean;
    readonly attempts_made: number | null;
    readonly attempts_left: number | null;
}

// Author and attempts are told to the organiser.
export interface ContestPlace {
    readonly author?: string;
    readonly attempts?: number;
    readonly nickname: string;
    readonly bot: number | null;
    readonly accepted: boolean;
    readonly place: number | null;
    readonly points: number;
}

export interface ContestWish {
    readonly title: string;
    readonly opens?: string;
    readonly closes: string;
    readonly terms: Partial<Terms>;
}

export interface NewContest extends ContestWish {
    readonly slug: string;
    readonly game: string;
    readonly opens: string;
}

export type Step = "announcement" | "freeze" | "publication";

export const contests = {
    listPath: "/contests?limit=100",
    path: (slug: string) => `/contests/${slug}`,
    standingPath: (slug: string) => `/contests/${slug}/standing`,
    show: (slug: string) => api.get<Contest>(`/contests/${slug}`),
    // By its number, as bots know it.
    showNumber: async (id: number): Promise<Contest | null> => {
        const all = await allOf((after) =>
            api.get<PageOf<ContestSummary>>(`${contests.listPath}${after === null ? "" : `&after=${after}`}`),
        );
        const found = all.find((contest) => contest.id === id);
        return found ? contests.show(found.slug) : null;
    },
    make: (contest: NewContest) => api.post<Contest>("/contests", contest),
    change: (slug: string, change: ContestWish) => api.patch<Contest>(`/contests/${slug}`, change),
    take: (slug: string, step: Step) => api.post<Contest>(`/contests/${slug}/${step}`),
    tryOut: (slug: string) => api.post<{ readonly tournament: number }>(`/contests/${slug}/dry-run`),
};
