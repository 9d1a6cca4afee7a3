import assert from "node:assert/strict";
import { test } from "node:test";
import { link, routeOf } from "../app/routes";
import { apiPath, originOf, type Place } from "./book";

const places: readonly Place[] = [
    { book: "ladder", id: "ploy", number: "7" },
    { book: "submissions", id: "3", number: "1" },
    { book: "tournaments", id: "2", number: "0" },
];

test("a game's page is found by its address, at any ply", () => {
    for (const place of places) {
        assert.deepEqual(routeOf(link("stored", place)), { page: "stored", ...place, ply: null, live: null });
        assert.match(link("stored", { ...place, ply: 12 }), /\?ply=12$/);
    }
});

test("the arena tells of it elsewhere, and it says what it was played for", () => {
    assert.deepEqual(places.map(apiPath), ["/ladders/ploy/games/7", "/submissions/3/games/1", "/tournaments/2/games/0"]);
    assert.deepEqual(
        places.map((place) => originOf(place, () => "Ploy").address),
        ["/ladder/ploy", "/submissions/3", "/tournaments/2"],
    );
});
