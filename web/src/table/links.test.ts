import assert from "node:assert/strict";
import { test } from "node:test";
import { routeOf } from "../app/routes";
import { embedCode } from "./links";

test("the frame shows a page that is there", () => {
    const address = /src="([^"]+)"/.exec(embedCode("https://arena.example", 7))?.[1] ?? "";
    assert.deepEqual(routeOf(new URL(address).pathname), { page: "embed", id: "7", ply: null });
});
