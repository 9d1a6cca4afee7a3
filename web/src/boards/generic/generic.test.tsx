import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact-render-to-string";
import { GameBoard } from "../game_board";
import { askedOf } from "./engine_view";
import { generic } from "./generic_board";

const names = ["otter", "greedy"];
const view = {
    asked: { seat: 0, method: "take_matches", params: { heap: 7, moves: [{ take: 1 }, { take: 2 }] } },
    answered: { seat: 1, method: "take_matches", params: { heap: 9 }, answer: { take: 2 } },
};

function page(what: object, moves: readonly string[], isMyTurn: boolean): string {
    return render(
        <GameBoard module={generic} view={what} seat={0} moves={moves} names={names} {...(isMyTurn ? { onMove: () => undefined } : {})} />,
    );
}

test("what is asked and what was answered is told by name", () => {
    const shown = page(view, ['{"take":1}', '{"take":2}'], true);
    assert.match(shown, /greedy answered <strong>take 2<\/strong>/);
    assert.match(shown, /otter to move: “take matches”/);
    assert.match(shown, /<dt>heap<\/dt>/);
    assert.doesNotMatch(shown, /<dt>moves<\/dt>/);
    assert.match(shown, /<button type="button">take 1<\/button>/);
});

test("where moves cannot be listed one answers in JSON, when one is asked", () => {
    assert.match(page(view, [], true), /Your answer \(JSON\)/);
    assert.doesNotMatch(page(view, [], false), /Your answer \(JSON\)/);
    assert.doesNotMatch(page({ ...view, asked: { seat: 1 } }, [], true), /Your answer \(JSON\)/);
});

test("what is hidden is said to be hidden", () => {
    const shown = page({ asked: { seat: 1 }, answered: { seat: 0 } }, [], false);
    assert.match(shown, /greedy to move \(details are hidden\)/);
    assert.match(shown, /something hidden/);
    assert.match(page({ asked: null, answered: null }, [], false), /No move is due/);
});

test("other views have nobody who is asked", () => {
    assert.equal(askedOf({ grid: [] }), null);
    assert.equal(askedOf(null), null);
    assert.equal(askedOf(view), 0);
});

test("many moves are a list to choose from, nothing is typed", () => {
    const many = Array.from({ length: 70 }, (_, index) => `{"take":${index}}`);
    const shown = page(view, many, true);
    assert.match(shown, /70 of 70 moves/);
    assert.equal(shown.match(/<option/g)?.length, 70);
    assert.match(shown, /<option[^>]*>take 69<\/option>/);
    assert.doesNotMatch(shown, /JSON/);
});
