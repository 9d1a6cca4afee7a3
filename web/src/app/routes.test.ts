import assert from "node:assert/strict";
import { test } from "node:test";
import { titleOf } from "./games";
import { link, pathOf, routeOf } from "./routes";
import { pageTitle } from "./titles";

test("the empty path is the home page", () => {
    assert.deepEqual(routeOf("/"), { page: "home" });
});

test("a table may be opened at a ply", () => {
    assert.deepEqual(routeOf("/tables/7fk2", "?ply=12"), { page: "table", id: "7fk2", ply: 12, invitation: null });
    assert.deepEqual(routeOf("/tables/7fk2/", "?ply=twelve&invitation=s3cret"), {
        page: "table",
        id: "7fk2",
        ply: null,
        invitation: "s3cret",
    });
});

test("all that follows the question mark is the position", () => {
    assert.deepEqual(routeOf("/board/ploy", "?,b1,,/b%20+x"), { page: "board", game: "ploy", position: ",b1,,/b  x" });
    assert.deepEqual(routeOf("/board/ploy", "?%zz"), { page: "board", game: "ploy", position: "%zz" });
});

test("a new table may begin from a position", () => {
    assert.deepEqual(routeOf("/new-table/ploy", "?position=,b1%20b"), { page: "new-table", game: "ploy", position: ",b1 b" });
    assert.deepEqual(routeOf("/new-table/catan"), { page: "new-table", game: "catan", position: null });
    assert.equal(routeOf("/new-table").page, "missing");
});

test("pages without parts are found by their name alone", () => {
    assert.deepEqual(routeOf("/account"), { page: "account", to: null });
    assert.deepEqual(routeOf("/gallery/"), { page: "gallery" });
    assert.deepEqual(routeOf("/submit-game"), { page: "submit-game" });
    assert.deepEqual(routeOf("/account/x"), { page: "missing", path: "/account/x" });
});

test("where one logs in it may be said where to go then", () => {
    assert.deepEqual(routeOf("/account", "?to=/submit/ploy%3Fcontest%3Dspring"), { page: "account", to: "/submit/ploy?contest=spring" });
});

test("a game may stand within another page", () => {
    assert.deepEqual(routeOf("/embed/tables/7", "?ply=4"), { page: "embed", id: "7", ply: 4 });
    assert.equal(routeOf("/embed/tables").page, "missing");
    assert.deepEqual(routeOf("/people/12"), { page: "person", id: "12" });
});

test("a bot is handed in for a game, perhaps for a contest, perhaps beginning with an earlier one", () => {
    assert.deepEqual(routeOf("/submit/ploy"), { page: "submit", game: "ploy", contest: null, from: null });
    assert.deepEqual(routeOf("/submit/ploy", "?contest=spring&from=7"), { page: "submit", game: "ploy", contest: "spring", from: "7" });
    assert.deepEqual(routeOf("/submissions/7"), { page: "submission", id: "7" });
});

test("a ladder belongs to a game, and a bot of the house to a ladder", () => {
    assert.deepEqual(routeOf("/ladder"), { page: "ladders" });
    assert.deepEqual(routeOf("/ladder/ploy/"), { page: "ladder", game: "ploy" });
    assert.deepEqual(routeOf("/ladder/ploy/contenders/3"), { page: "contender", game: "ploy", id: "3" });
    assert.equal(routeOf("/ladder/ploy/contenders").page, "missing");
});

test("games that were not played at a table have pages too", () => {
    assert.deepEqual(routeOf("/ladder/ploy/games/12", "?ply=3"), {
        page: "stored",
        book: "ladder",
        id: "ploy",
        number: "12",
        ply: 3,
        live: null,
    });
    assert.deepEqual(routeOf("/tournaments/2/games/0"), {
        page: "stored",
        book: "tournaments",
        id: "2",
        number: "0",
        ply: null,
        live: null,
    });
    assert.deepEqual(routeOf("/submissions/2/games/1"), {
        page: "stored",
        book: "submissions",
        id: "2",
        number: "1",
        ply: null,
        live: null,
    });
    for (const path of ["/people/2/games/1", "/ladder/ploy/games/x", "/ladder/ploy/games/1/2"]) assert.equal(routeOf(path).page, "missing");
    assert.deepEqual(routeOf("/bots/7"), { page: "bot", id: "7" });
});

test("tournaments have a list, a page each, and one to make them", () => {
    assert.deepEqual(routeOf("/tournaments"), { page: "tournaments" });
    assert.deepEqual(routeOf("/tournaments/7"), { page: "tournament", id: "7" });
    assert.deepEqual(routeOf("/new-tournament"), { page: "new-tournament" });
});

test("a contest is known by its name in addresses", () => {
    assert.deepEqual(routeOf("/contests"), { page: "contests" });
    assert.deepEqual(routeOf("/contests/autumn-2026"), { page: "contest", slug: "autumn-2026" });
    assert.deepEqual(routeOf("/new-contest"), { page: "new-contest", course: null });
});

test("what no page answers to is missing", () => {
    for (const path of ["/nowhere", "/games", "/games/a/b", "/games/..%2f", "/gallery/x"]) {
        assert.deepEqual(routeOf(path), { page: "missing", path });
    }
});

test("every page has a title of its own", () => {
    const paths = [
        "/",
        "/gallery",
        "/account",
        "/games/ploy",
        "/tables/7",
        "/board/catan",
        "/embed/tables/7",
        "/people/3",
        "/submit/ploy",
        "/submissions/3",
        "/submissions/3/games/1",
        "/tournaments/3/games/1",
        "/ladder/ploy/games/1",
        "/bots/3",
        "/submit-game",
        "/administration",
        "/first-administrator",
        "/new-password",
        "/forgot-password",
        "/confirm-address",
        "/register",
        "/reference",
        "/nowhere",
        "/ladder",
        "/ladder/ploy",
        "/ladder/ploy/contenders/3",
        "/contests",
        "/contests/autumn",
        "/new-contest",
        "/new-table/ploy",
        "/new-tournament",
        "/tournaments",
        "/tournaments/7",
    ];
    const titles = paths.map((path) => pageTitle(routeOf(path), titleOf));
    assert.equal(new Set(titles).size, paths.length);
    assert.equal(titles[0], "Tulkas");
    assert.equal(titles[3], "Ploy – Tulkas");
});

test("a page may have a title of its own", () => {
    assert.equal(pageTitle(routeOf("/submissions/3"), titleOf, "Accepted"), "Accepted – Tulkas");
});

test("a position comes back from its address as it was", () => {
    for (const position of [",w84,/b1+ b", "0 a&b=c#d%20 ?", "qqd./…. 0 0-0 - 0"]) {
        for (const page of ["board", "new-table"] as const) {
            const { pathname, search } = new URL(link(page, { game: "ploy", position }), "http://localhost");
            assert.deepEqual(routeOf(pathname, search), { page, game: "ploy", position });
        }
    }
});

test("a link leads to the page it names", () => {
    assert.equal(link("home"), "/");
    assert.equal(link("account"), "/account");
    assert.equal(link("account", { to: "/submit/ploy" }), "/account?to=/submit/ploy");
    assert.equal(link("table", { id: 7, ply: 12, invitation: null }), "/tables/7?ply=12");
    assert.equal(link("submit", { game: "ploy", contest: "spring", from: 7 }), "/submit/ploy?contest=spring&from=7");
    assert.equal(link("stored", { book: "ladder", id: "ploy", number: 3 }), "/ladder/ploy/games/3");
});

test("every path leads to a page of its own", () => {
    const paths = Object.values(pathOf);
    const pages = paths.map((path) => routeOf(path.replace(":book", "ladder").replace(/:\w+/g, "7")).page);
    assert.equal(new Set(pages).size, paths.length);
    assert.ok(!pages.includes("missing"));
});
