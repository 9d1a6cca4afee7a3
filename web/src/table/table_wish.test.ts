import assert from "node:assert/strict";
import { test } from "node:test";
import { clockChoices } from "./clock_choice";
import { tableWish } from "./table_wish";
import { catan } from "./test_game";

const seats = [{ kind: "me" }, { kind: "open" }] as const;

function wish(fields: Readonly<Record<string, string>>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return tableWish(form, catan, seats);
}

test("what is as usual is not said", () => {
    assert.deepEqual(wish({ clock: "none", "option board": "random", "option turns": "", position: " " }), { game: "catan", seats });
});

test("what is chosen is said", () => {
    const all = { clock: "minute", "option board": "beginner", "option turns": "50", position: " a position ", private: "on" };
    assert.deepEqual(wish(all), {
        game: "catan",
        seats,
        options: { board: "beginner", turns: "50" },
        clock: { per_move: 60 },
        position: "a position",
        private: true,
    });
});

test("a clock of one's own is counted in minutes and seconds", () => {
    assert.deepEqual(wish({ clock: "own", minutes: "1.5", seconds: "3" }).clock, { per_game: 90, increment: 3 });
});

test("every clock in the list can be chosen", () => {
    for (const { value, clock } of clockChoices) assert.deepEqual(wish({ clock: value }).clock ?? null, clock);
});
