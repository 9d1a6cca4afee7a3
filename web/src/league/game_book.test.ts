import assert from "node:assert/strict";
import { test } from "node:test";
import type { TournamentGame } from "../api/tournaments";
import { beforeGap, emptyBook, withPage } from "./game_book";

const game = (number: number) => ({ number }) as TournamentGame;
const page = (numbers: readonly number[], next: number | null) => ({ items: numbers.map(game), next });
const numbers = (book: { games: readonly TournamentGame[] }) => book.games.map(({ number }) => number);

test("pages are put together by number, nothing twice", () => {
    const book = withPage(withPage(emptyBook, page([0, 1, 2], 2)), page([2, 3], null));
    assert.deepEqual(numbers(book), [0, 1, 2, 3]);
    assert.ok(!book.hasMore);
});

test("what ended late is asked for from the first gap on", () => {
    assert.equal(beforeGap(emptyBook), null);
    assert.equal(beforeGap(withPage(emptyBook, page([3], null))), null);
    const book = withPage(emptyBook, page([0, 1, 4], null));
    assert.equal(beforeGap(book), 1);
    assert.equal(beforeGap(withPage(book, page([2, 3, 4], null))), 4);
});

test("there is more until a page says it is the last", () => {
    assert.ok(emptyBook.hasMore);
    assert.ok(withPage(emptyBook, page([0, 1], 1)).hasMore);
    assert.ok(!withPage(emptyBook, page([], null)).hasMore);
});
