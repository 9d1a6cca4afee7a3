import assert from "node:assert/strict";
import { test } from "node:test";
import { lastWords } from "./last_words";

const log = (...texts: readonly string[]) => [{ seat: 0, cut: 0, lines: texts.map((text, moves) => ({ moves, text })) }];

test("a traceback is shown from its beginning", () => {
    const words = lastWords(
        log("thinking\n", "still thinking\n", 'Traceback (most recent call last):\n  File "bot.py", line 9\nValueError: no plan\n'),
    );
    assert.deepEqual(words, ["Traceback (most recent call last):", '  File "bot.py", line 9', "ValueError: no plan"]);
});

test("of several tracebacks the last one counts", () => {
    const one = "Traceback (most recent call last):\n";
    assert.deepEqual(lastWords(log(`${one}ValueError: first\n`, `${one}ValueError: second\n`)), [one.trim(), "ValueError: second"]);
});

test("without one, the last lines are shown; of nothing, nothing", () => {
    const lines = Array.from({ length: 40 }, (_, index) => `line ${index}\n`);
    assert.deepEqual(lastWords(log(...lines)).slice(-2), ["line 38", "line 39"]);
    assert.equal(lastWords(log(...lines)).length, 12);
    assert.deepEqual(lastWords(log()), []);
    assert.deepEqual(lastWords(log("\n")), []);
});
