import assert from "node:assert/strict";
import { test } from "node:test";
import { csvOf } from "./csv";

test("a table has a line of titles and a line for each row", () => {
    assert.equal(
        csvOf(
            ["place", "bot"],
            [
                [1, "greedy"],
                [2, null],
            ],
        ),
        "place,bot\r\n1,greedy\r\n2,\r\n",
    );
});

test("what would break a line or a cell is quoted", () => {
    assert.equal(csvOf(["bot"], [['the "best", so far'], ["two\nlines"]]), 'bot\r\n"the ""best"", so far"\r\n"two\nlines"\r\n');
});

test("nobody's name is a formula, and a number may be negative", () => {
    assert.equal(csvOf(["bot", "elo"], [["=HYPERLINK(1)", -12.5]]), "bot,elo\r\n'=HYPERLINK(1),-12.5\r\n");
    for (const first of "=+-@\t") assert.equal(csvOf(["bot"], [[`${first}1`]]), `bot\r\n'${first}1\r\n`);
    for (const first of "\r\n") assert.equal(csvOf(["bot"], [[`${first}1`]]), `bot\r\n"'${first}1"\r\n`);
});
