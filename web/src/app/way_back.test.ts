import assert from "node:assert/strict";
import { test } from "node:test";
import { routeOf } from "./routes";
import { logInAddress, wayBack } from "./way_back";

test("who logs in comes back to where that was asked for", () => {
    assert.equal(logInAddress("/submit/ploy"), "/account?to=/submit/ploy");
    for (const from of ["/submit/ploy", "/submit/ploy?contest=spring&from=7", "/submissions/3", "/new-contest", "/"]) {
        const { pathname, search } = new URL(logInAddress(from), "http://localhost");
        const route = routeOf(pathname, search);
        assert.equal(route.page, "account");
        assert.equal(route.page === "account" && wayBack(route.to), from);
    }
});

test("nobody is led to another site", () => {
    const foreign = [
        "https://evil.example/submit/ploy",
        "//evil.example/submit/ploy",
        "//gallery",
        "/\\evil.example",
        "/\\/evil.example",
        "\\\\gallery",
        "/\t/evil.example",
        "/.//gallery",
        "/x/..//gallery",
        "javascript:alert(1)",
        "data:text/html,x",
        "http:gallery@evil.example",
        "//[",
        "http://arena.invalid:81/gallery",
    ];
    for (const to of foreign) assert.equal(wayBack(to), null, to);
});

test("what has no page is gone to by nobody, nor is the page where one logs in", () => {
    for (const to of [null, "/nowhere", "/api/v1/session", "/account", "/account?to=/gallery"]) assert.equal(wayBack(to), null);
    assert.equal(logInAddress("/account?to=/gallery"), "/account");
    assert.equal(wayBack("gallery"), "/gallery");
});
