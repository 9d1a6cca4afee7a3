import assert from "node:assert/strict";
import { test } from "node:test";
import battleship from "../../samples/battleship.json";
import game from "../../samples/replay.json";
import { withHistory } from "./history";
import { advance as advancePloy } from "./ploy/advance";
import { viewOfPosition } from "./ploy/view";
import type { BattleshipView } from "./battleship/view";

const played = game.moves.map((move, index) => ({ seat: index % 2, move }));

test("a whole game of Martian Chess follows from its moves", () => {
    const last = game.moves.length;
    const views = withHistory("martian-chess", played, new Map([[last, game.views[last]]]));
    for (const [ply, shown] of game.views.entries()) {
        const view = views.get(ply) as typeof shown;
        assert.deepEqual(view.board, shown.board, `ply ${ply}`);
        assert.deepEqual(view.scores, shown.scores, `ply ${ply}`);
        assert.equal(view.last_move, shown.last_move);
    }
});

test("what was told is kept, and a chain that leads elsewhere is not trusted", () => {
    const strange = { ...game.views[3], board: game.views[9]?.board };
    const views = withHistory("martian-chess", played, new Map<number, unknown>([[3, strange]]));
    assert.equal(views.get(3), strange);
    assert.equal(views.get(1), undefined);
});

test("Ploy's pieces move, turn and capture", () => {
    const rows = Array.from({ length: 9 }, () => ",,,,,,,,");
    rows[8] = "b1,,,,,,,,";
    rows[7] = "w16,,,,,,,,";
    const start = viewOfPosition(`${rows.join("/")} b`);
    assert.ok(start);
    const after = advancePloy(start, "a1-a2-3");
    assert.deepEqual(after.pieces, [{ square: "a2", colour: "black", kind: "shield", mask: 8 }]);
    assert.equal(after.to_move, "white");
    assert.deepEqual(advancePloy(start, "a1-a1-1").pieces.length, 2);
});

test("the shots of a finished match can be looked at one after another", () => {
    const end = battleship[3]?.view as unknown as BattleshipView;
    const moves = [
        { seat: 0, move: "A-1-h-4,…" },
        { seat: 1, move: "A-1-h-4,…" },
        { seat: 0, move: "A-1" },
        { seat: 1, move: "B-2" },
    ];
    // A spectator's last view shows the ships that were sunk only; the referee's all. Here it is enough that both have some.
    const views = withHistory("battleship", moves, new Map([[4, end]]));
    const third = views.get(3) as BattleshipView;
    assert.equal(third.fields?.[1]?.shots, 1);
    assert.equal(third.fields?.[0]?.shots, 0);
    assert.equal(third.turn, 1);
    assert.equal(views.get(0), undefined);
});

test("other games show what was told", () => {
    const known = new Map([[1, "view"]]);
    assert.deepEqual([...withHistory("catan", played, known)], [[1, "view"]]);
});
