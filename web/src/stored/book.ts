// Where a game is kept that was not played at a table: its page, and where the arena tells of it.
import type { Book } from "../app/router";

export interface Place {
    readonly book: Book;
    // Of the ladder's game, the submission or the tournament.
    readonly id: string;
    readonly number: string;
}

export function pageAddress({ book, id, number }: Place, ply: number | null = null): string {
    return `/${book}/${id}/games/${number}${ply === null ? "" : `?ply=${ply}`}`;
}

// Below the interface's prefix.
export function apiPath({ book, id, number }: Place): string {
    return `/${book === "ladder" ? "ladders" : book}/${id}/games/${number}`;
}

// What it was played for, and where to go back to.
export function originOf({ book, id }: Place, title: (game: string) => string): { readonly address: string; readonly words: string } {
    switch (book) {
        case "ladder":
            return { address: `/ladder/${id}`, words: `the ladder of ${title(id)}` };
        case "submissions":
            return { address: `/submissions/${id}`, words: "the qualification" };
        case "tournaments":
            return { address: `/tournaments/${id}`, words: "the tournament" };
    }
}
