// Every board drawn from every sample, as text.
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact-render-to-string";
import battleship from "./battleship/samples.json";
import catan from "./catan/samples.json";
import ploy from "./ploy/samples.json";
import type { CatanView } from "./catan/view";
import { GameBoard } from "./game_board";
import { houseGameNames, loadHouseGame } from "./house";
import { boardOf, loadOthers } from "./registry";
import { samples, type Sample } from "./samples";

await Promise.all([...houseGameNames.map(loadHouseGame), loadOthers()]);

function drawn(sample: Sample, mayPlay = true): string {
    return render(
        <GameBoard
            module={boardOf(sample.game)}
            view={sample.view}
            seat={sample.seat}
            moves={sample.moves}
            names={sample.names}
            {...(mayPlay ? { onMove: () => undefined } : {})}
        />,
    );
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

for (const sample of samples) {
    test(`${sample.game}: ${sample.title}`, () => {
        const picture = drawn(sample);
        assert.doesNotMatch(picture, /NaN|undefined|\[object/);
        assert.equal(count(picture, /<svg/g) > 0, true);
        // Whatever can be pointed at has a name, and each board has one tab stop.
        const places = count(picture, /class="place[^"]*"/g);
        assert.equal(count(picture, /class="place[^>]*aria-label="[^"]+"/g), places);
    });
}

test("Ploy draws as many pieces as there are", () => {
    const picture = drawn(ploy[0] as Sample);
    assert.equal(count(picture, /class="ploy-piece (black|white)"/g), 30);
});

test("Catan draws nineteen hexes, nine harbours and one robber", () => {
    const picture = drawn(catan[1] as Sample);
    assert.equal(count(picture, /class="hex /g), 19);
    assert.equal(count(picture, /class="harbour"/g), 9);
    assert.equal(count(picture, /robber"/g) >= 1, true);
    assert.match(picture, /End turn/);
});

test("who looks back is asked for nothing", () => {
    const [discard, setup] = [catan.find(({ view }) => view.expected === "discard"), battleship.find(({ view }) => view.phase === "setup")];
    for (const [sample, button] of [
        [discard, /\d more/],
        [setup, /Ready/],
    ] as const) {
        assert.match(drawn(sample as Sample), button);
        assert.doesNotMatch(drawn(sample as Sample, false), button);
    }
});

test("a card that was just bought is one card", () => {
    const sample = catan[1] as Sample;
    const view = sample.view as CatanView;
    const none = { knight: 0, "road-building": 0, monopoly: 0, "year-of-plenty": 0, "victory-point": 0 };
    const holding = {
        cards: { ...none, knight: 2, monopoly: 1, "victory-point": 1 },
        new_cards: { ...none, knight: 1, monopoly: 1, "victory-point": 1 },
    };
    const players = view.players.map((player, seat) => (seat === sample.seat ? { ...player, ...holding } : player));
    const words = [
        ...drawn({ ...sample, view: { ...view, players } } as never).matchAll(
            /<span class="development-card">(.*?)<\/span>(?=<span class="dev|<\/p>)/g,
        ),
    ];
    assert.deepEqual(
        words.map(([, text = ""]) => text.replace(/<[^>]+>/g, "")),
        ["knight ×2 (1 new)", "monopoly (new)", "victory point"],
    );
});

test("a game without a board of its own is shown readably, with its moves", () => {
    const picture = render(
        <GameBoard
            module={boardOf("someone-elses-game")}
            view={{
                board: ["xo.", "...", "..x"],
                to_move: 1,
                "last-move": null,
                done: false,
                table: [
                    [1, 2],
                    [3, 4],
                ],
            }}
            seat={1}
            moves={["a1", "b2"]}
        />,
    );
    assert.match(picture, /xo\.\n\.\.\.\n\.\.x/);
    assert.match(picture, /last move/);
    assert.match(picture, /<button[^>]*>b2<\/button>/);
    assert.match(picture, /<td>4<\/td>/);
});
