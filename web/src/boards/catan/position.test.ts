import assert from "node:assert/strict";
import { test } from "node:test";
import samples from "./samples.json";
import { viewOfPosition } from "./position";
import type { CatanView } from "./view";

test("positions of real games are read as the arena shows them", () => {
    for (const sample of samples) {
        const shown = sample.view as unknown as CatanView & { position: string };
        const read = viewOfPosition(shown.position);
        assert.ok(read, shown.position);
        for (const member of ["hexes", "harbours", "robber", "bank", "deck", "dice", "turn", "turn_number", "expected"] as const) {
            assert.deepEqual(read[member], shown[member], member);
        }
        for (const [seat, player] of shown.players.entries()) {
            const { road_length: _, rates: __, ...known } = player;
            const { road_length: ___, rates: ____, ...found } = read.players[seat] as typeof player;
            // What somebody holds besides what is seen is hidden from the viewer, in the text as well.
            assert.deepEqual(
                { ...found, hand: null, cards: null, new_cards: null },
                { ...known, hand: null, cards: null, new_cards: null },
            );
        }
    }
});

test("what is no position is nothing", () => {
    const text = (samples[0]?.view as unknown as { position: string }).position;
    for (const wrong of ["", "a b c", text.replace("l4", "x4"), text.slice(0, 60), text.replace(/ -?\d,-?\d /, " 9,9 ")]) {
        if (wrong === text) continue;
        assert.equal(viewOfPosition(wrong), null, wrong);
    }
});
