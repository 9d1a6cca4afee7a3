import assert from "node:assert/strict";
import { test } from "node:test";
import type { RuleBreach } from "../api/submissions";
import { breachLines } from "./breach_words";

const breach = (changed: Partial<RuleBreach>): RuleBreach => ({
    rule: "printing",
    file: "A.java",
    line: 7,
    what: "",
    wanted: "",
    ...changed,
});
const said = (changed: Partial<RuleBreach>) => breachLines([breach(changed)])[0]?.words;

test("a breach is told with its place and what to do", () => {
    assert.deepEqual(breachLines([breach({ what: "System.out" })]), [
        { place: "A.java:7", words: "Printing is not allowed (System.out). Use the bot’s log." },
    ]);
    assert.equal(breachLines([breach({ line: 0 })])[0]?.place, "A.java");
    assert.equal(breachLines([breach({ line: 0, file: "", rule: "size", what: "9", wanted: "5" })])[0]?.place, "");
});

test("the language of the documentation is called by its name", () => {
    const rule = "documentation_language";
    assert.equal(said({ rule, what: "en", wanted: "hu" }), "The documentation must be in Hungarian, but it is in English.");
    assert.match(said({ rule, what: "", wanted: "de" }) ?? "", /must be in German\. It is too short/);
});

test("what the author calls it is said", () => {
    assert.match(said({ rule: "import", what: "java.net.Socket", wanted: "java.net" }) ?? "", /^java.net.Socket is not allowed/);
    assert.match(said({ rule: "method_documentation", what: "getMove" }) ?? "", /getMove has no documentation/);
});
