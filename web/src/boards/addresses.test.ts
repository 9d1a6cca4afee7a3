import assert from "node:assert/strict";
import { test } from "node:test";
import { routeOf } from "../app/router";
import { boardAddress, newTableAddress } from "./addresses";

function opened(address: string) {
    const [path = "", search = ""] = address.split("?");
    return routeOf(path, `?${search}`);
}

test("a position comes back from its address as it was", () => {
    for (const position of [",w84,/b1+ b", "0 a&b=c#d%20 ?", "qqd./…. 0 0-0 - 0"]) {
        assert.deepEqual(opened(boardAddress("ploy", position)), { page: "board", game: "ploy", position });
        assert.deepEqual(opened(newTableAddress("ploy", position)), { page: "new-table", game: "ploy", position });
    }
});
