import assert from "node:assert/strict";
import { test } from "node:test";
import { themeAfter } from "./theme";

test("the switch goes round through all themes", () => {
    assert.equal(themeAfter("system"), "light");
    assert.equal(themeAfter("light"), "dark");
    assert.equal(themeAfter("dark"), "system");
});
