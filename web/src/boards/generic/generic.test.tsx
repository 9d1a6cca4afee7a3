import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact-render-to-string";
import { GameBoard } from "../game_board";
import { askedOf } from "./engine_view";
import { genericOf } from "./generic_board";

const names = ["otter", "greedy"];
const view = {
    asked: { seat: 0, method: "take_matches", params: { heap: 7, moves: [{ take: 1 }, { take: 2 }] } },
    answered: { seat: 1, method: "take_matches", params: { heap: 9 }, answer: { take: 2 } },
};

function page(what: object, moves: readonly string[], isMyTurn: boolean): string {
    return render(
        <GameBoard
            module={genericOf("matches")}
            view={what}
            seat={0}
            moves={moves}
            names={names}
            {...(isMyTurn ? { onMove: () => undefined } : {})}
        />,
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

test("where moves cannot be listed there is a form, when one is asked", () => {
    const shown = page(view, [], true);
    assert.match(shown, /<label>take<input[^>]* placeholder="2"/, "with the fields of an answer that was given");
    assert.match(shown, /For example: take 2/);
    assert.doesNotMatch(page(view, [], false), /<form/);
    assert.doesNotMatch(page({ ...view, asked: { seat: 1 } }, [], true), /<form/);
});

test("an engine can give an example, which is not shown as a part of the question", () => {
    const asked = { seat: 0, method: "place", params: { row: 3, example: [1, "left"] } };
    const shown = page({ asked, answered: view.answered }, [], true);
    assert.match(shown, /For example: 1 left/);
    assert.equal(shown.match(/<input/g)?.length, 2);
    assert.doesNotMatch(shown, /<dt>example<\/dt>/);
});

test("without an example any text is an answer", () => {
    const shown = page({ asked: { seat: 0, method: "place", params: {} }, answered: null }, [], true);
    assert.match(shown, /<textarea/);
    assert.match(shown, /A number, a word or JSON/);
});

test("what is hidden is said to be hidden", () => {
    const shown = page({ asked: { seat: 1 }, answered: { seat: 0 } }, [], false);
    assert.match(shown, /greedy to move \(details are hidden\)/);
    assert.match(shown, /something hidden/);
    assert.match(page({ asked: null, answered: null }, [], false), /No move is due/);
});

test("what the engine shows is shown, in a stored game too", () => {
    const live = page({ ...view, shown: { lanterns: 4 } }, [], false);
    assert.match(live, /<dt>lanterns<\/dt>/);
    assert.match(live, /otter to move/);
    const stored = page({ asked: null, answered: { seat: 1, answer: { take: 2 } }, shown: { lanterns: 4 } }, [], false);
    assert.match(stored, /greedy answered <strong>take 2<\/strong>/);
    assert.match(stored, /<dt>lanterns<\/dt>/);
    assert.doesNotMatch(stored, /No move is due/);
});

test("nobody is to move when the game is over, as by resigning", () => {
    const shown = render(<GameBoard module={genericOf("matches")} view={view} seat={0} moves={[]} names={names} isOver />);
    assert.match(shown, /greedy answered/);
    assert.doesNotMatch(shown, /to move/);
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
