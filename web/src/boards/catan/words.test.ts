import assert from "node:assert/strict";
import { test } from "node:test";
import samples from "./samples.json";
import type { Cards, CatanView, Happening, Player } from "./view";
import { expectation, happened, nameOf } from "./words";

const names = ["Ada", "Bo", "Cy", "Di"];
const base = samples[0]?.view as unknown as CatanView;
const after = (event: Happening) => happened({ ...base, happened: event }, names);

test("who decides is told what is expected, the others who it is", () => {
    const view = { ...base, expected: "robber", decides: 2 };
    assert.equal(expectation(view, 2, names), "Move the robber to another hex.");
    assert.equal(expectation(view, null, names), "Cy moves the robber.");
});

test("the end names the winner", () => {
    assert.equal(expectation({ ...base, decides: null, winner: 1 }, 0, names), "Bo won.");
    assert.equal(expectation({ ...base, decides: null, winner: null }, 0, names), "The game is over.");
});

test("who may play a card before rolling is told so", () => {
    const first = base.players[0] as Player;
    const none = { knight: 0, "road-building": 0, monopoly: 0, "year-of-plenty": 0, "victory-point": 0 };
    const rolling = (cards: Cards, fresh: Cards) => {
        const players = [{ ...first, cards, new_cards: fresh }, ...base.players.slice(1)];
        return expectation({ ...base, expected: "roll", decides: 0, players }, 0, names);
    };
    assert.equal(rolling({ ...none, "victory-point": 1 }, none), "Roll the dice.");
    assert.equal(rolling({ ...none, knight: 1 }, { ...none, knight: 1 }), "Roll the dice.");
    assert.equal(rolling({ ...none, knight: 2 }, { ...none, knight: 1 }), "Roll the dice, or play a card first.");
});

test("a player hears of oneself as you", () => {
    const one = { brick: 1, lumber: 0, wool: 0, grain: 0, ore: 0 };
    const mine = (event: Happening) => happened({ ...base, happened: event }, ["You", "Bo"]);
    assert.equal(
        mine({ seat: 1, move: "roll", dice: [3, 5], received: [one, one] }),
        "Bo rolled 8 (3 and 5): you get 1 brick; Bo gets 1 brick.",
    );
    assert.equal(mine({ seat: 1, move: "steal:0", victim: 0, resource: "ore" }), "Bo stole ore from you.");
    assert.equal(mine({ seat: 1, move: "offer:0:1b:1o" }), "Bo offered you 1 brick for 1 ore.");
    assert.equal(mine({ seat: 1, move: "choose:brick", lost: [one] }), "Bo took all brick: you lost 1 brick.");
    assert.equal(mine({ seat: 0, move: "end" }), "You ended the turn.");
    assert.equal(expectation({ ...base, decides: null, winner: 0 }, 0, ["You", "Bo"]), "You won.");
});

test("players of one name are told apart by their seats", () => {
    assert.equal(nameOf(1, ["settler", "settler"]), "settler B");
    assert.equal(nameOf(3, []), "Player 3");
});

test("events are told in words, with what may be known of them", () => {
    const one = { brick: 1, lumber: 0, wool: 0, grain: 0, ore: 0 };
    const none = { ...one, brick: 0 };
    assert.equal(after({ seat: 0, move: "roll", dice: [3, 5], received: [none, one] }), "Ada rolled 8 (3 and 5): Bo gets 1 brick.");
    assert.equal(after({ seat: 0, move: "steal:1", victim: 1, resource: null }), "Ada stole a card from Bo.");
    assert.equal(after({ seat: 0, move: "steal:1", victim: 1, resource: "ore" }), "Ada stole ore from Bo.");
    assert.equal(after({ seat: 2, move: "buy", card: null }), "Cy bought a card.");
    assert.equal(after({ seat: 2, move: "offer:0:1b1g:1o" }), "Cy offered Ada 1 brick, 1 grain for 1 ore.");
    assert.equal(after({ seat: 2, move: "choose:ore", lost: [none, none] }), "Cy took all ore: nobody had any.");
    assert.equal(after({ seat: 2, move: "bank:4b:1o" }), "Cy gave the bank 4 brick for 1 ore.");
});

test("every sample has something to say", () => {
    for (const sample of samples) {
        const view = sample.view as unknown as CatanView;
        assert.match(expectation(view, sample.seat, sample.names), /\.$/);
        assert.ok(view.happened === null || happened(view, sample.names).endsWith("."));
    }
});
