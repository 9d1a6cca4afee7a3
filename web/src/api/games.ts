// Games as the arena tells of them.
import { api } from "./client";

export interface GameInfo {
    readonly name: string;
    readonly title: string;
    readonly summary: string;
    readonly kind: string;
    readonly least_seats: number;
    readonly most_seats: number;
    readonly bots: readonly { readonly name: string; readonly help: string }[];
    // The house bot that a submission plays against.
    readonly baseline: string;
    // In milliseconds; null without a limit.
    readonly cpu_per_call: number | null;
    readonly cpu_per_game: number | null;
    // Of games that people have sent in.
    readonly uploaded?: boolean;
    readonly viewer?: boolean;
    readonly version?: number;
}

export const games = {
    show: (game: string) => api.get<GameInfo>(`/games/${game}`),
};
