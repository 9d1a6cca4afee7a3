import assert from "node:assert/strict";
import { test } from "node:test";
import { routeOf } from "./router";
import { pageTitle } from "./titles";

test("every page has a title of its own", () => {
    const paths = ["/", "/gallery", "/account", "/games/ploy", "/tables/7", "/board/catan", "/embed/tables/7", "/people/3", "/submit/ploy", "/submissions/3", "/submissions/3/games/1", "/tournaments/3/games/1",
        "/ladder/ploy/games/1", "/bots/3", "/hand-in-game", "/administration", "/nowhere",
        "/ladder", "/ladder/ploy", "/ladder/ploy/contenders/3", "/contests", "/contests/autumn", "/new-contest", "/new-table/ploy", "/new-tournament", "/tournaments", "/tournaments/7"];
    const titles = paths.map((path) => pageTitle(routeOf(path)));
    assert.equal(new Set(titles).size, paths.length);
    assert.equal(titles[0], "Tulkas");
    assert.equal(titles[3], "Ploy – Tulkas");
});

test("a page may have a title of its own", () => {
    assert.equal(pageTitle(routeOf("/submissions/3"), "Accepted"), "Accepted – Tulkas");
});
