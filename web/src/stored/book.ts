// A game of a ladder, tournament or qualification: where to find it.
import type { Book } from "../app/patterns";
import { link } from "../app/routes";
import { t } from "../words/words";

export interface Place {
    readonly book: Book;
    // Of the ladder's game, the submission or the tournament.
    readonly id: string;
    readonly number: string;
}

// Below /api/v1.
export function apiPath({ book, id, number }: Place): string {
    return `/${book === "ladder" ? "ladders" : book}/${id}/games/${number}`;
}

// What it belongs to, with a link.
export function originOf({ book, id }: Place, title: (game: string) => string): { readonly address: string; readonly words: string } {
    switch (book) {
        case "ladder":
            return { address: link("ladder", { game: id }), words: t("the {game} ladder", { game: title(id) }) };
        case "submissions":
            return { address: link("submission", { id }), words: t("the qualification") };
        case "tournaments":
            return { address: link("tournament", { id }), words: t("the tournament") };
    }
}
