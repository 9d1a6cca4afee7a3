import assert from "node:assert/strict";
import { test } from "node:test";
import type { Tagged } from "../api/client";
import type { World } from "../app/followed";
import { TournamentTables } from "./tournament_tables";

// An arena with a tournament of a thousand bots: "bot 7" is at place 7, and the scores are the places.
function arena() {
    const asked: string[] = [];
    const world: World = {
        newer: <Answer>(path: string) => {
            asked.push(path);
            const query = new URLSearchParams(path.split("?")[1]);
            const [limit, after, column] = ["limit", "after", "column"].map((name) => Number(query.get(name)));
            const items = Array.from({ length: limit ?? 0 }, (_, index) => {
                const rank = (after ?? 0) + index + 1;
                const scores = Array.from({ length: 200 }, (__, beside) => [rank, 0, (column ?? 0) + beside]);
                return path.includes("cross-table") ? { rank, scores } : { rank, bot: `bot ${rank}` };
            });
            return Promise.resolve({ answer: { items, next: null }, tag: "1" } as unknown as Tagged<Answer>);
        },
        after: () => () => undefined,
        isSeen: () => true,
    };
    return { asked, tables: new TournamentTables("3", () => true, world) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("places come from the block that they are in", async () => {
    const { asked, tables } = arena();
    tables.seePlaces("standings", { first: 745, end: 760 });
    await settled();
    assert.deepEqual(asked, ["/tournaments/3/standings?limit=50&after=700", "/tournaments/3/standings?limit=50&after=750"]);
    assert.equal(tables.standing(749)?.bot, "bot 750");
    assert.equal(tables.standing(750)?.bot, "bot 751");
    assert.equal(tables.standing(0), undefined);
});

test("a field of the cross table comes from the block of its row and column", async () => {
    const { asked, tables } = arena();
    tables.seeScores({ first: 30, end: 45 }, { first: 395, end: 410 });
    await settled();
    assert.deepEqual(asked, [
        "/tournaments/3/cross-table?limit=25&after=25&column=201",
        "/tournaments/3/cross-table?limit=25&after=25&column=401",
    ]);
    assert.deepEqual(tables.score(30, 399), [31, 0, 400]);
    assert.deepEqual(tables.score(44, 400), [45, 0, 401]);
    assert.equal(tables.score(50, 400), undefined);
});
