// The games of a tournament as far as they are known: they come page by page, and while it is played with gaps, since later
// ones may end before earlier ones.
import type { PageOf } from "../api/pages_of";
import type { TournamentGame } from "../api/tournaments";

export interface GameBook {
    // By number.
    readonly games: readonly TournamentGame[];
    readonly hasMore: boolean;
}

export const emptyBook: GameBook = { games: [], hasMore: true };

export function withPage(book: GameBook, page: PageOf<TournamentGame>): GameBook {
    const known = new Map([...book.games, ...page.items].map((game) => [game.number, game]));
    const games = [...known.values()].sort((one, other) => one.number - other.number);
    return { games, hasMore: page.next !== null };
}

// After which number something is missing: the last one before the first gap. Null where nothing is known.
export function beforeGap({ games }: GameBook): number | null {
    const gap = games.findIndex(({ number }, index) => number !== index);
    const last = gap < 0 ? games.length - 1 : gap - 1;
    return last < 0 ? null : last;
}
