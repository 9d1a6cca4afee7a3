import assert from "node:assert/strict";
import { test } from "node:test";
import { counterText, countersIn, readCounter } from "./counter_offers";
import { noCards } from "./view";

const give = { ...noCards, brick: 2, wool: 1 };
const take = { ...noCards, ore: 1 };

test("a counter-offer is read as it is said", () => {
    const text = counterText(give, take);
    assert.equal(text, "Counter-offer: 2 brick, 1 wool for 1 ore");
    assert.deepEqual(readCounter({ seat: 2, text }), { seat: 2, give, take });
});

test("anything else that is said is none", () => {
    for (const text of [
        "hello",
        "Counter-offer: ",
        "Counter-offer: 1 ore",
        "Counter-offer: 1 ore for 1 ore",
        "Counter-offer: 99 ore for 1 wool",
        "Counter-offer: nothing for 1 ore",
        "Counter-offer: 1 ore for 1 wool for 1 brick",
        "Counter-offer: 1 ore, 1 ore for 1 wool",
    ])
        assert.equal(readCounter({ seat: 0, text }), null, text);
});

test("the last word of each player counts", () => {
    const said = [give, take].map((each, index) => ({ seat: 1, text: counterText(each, index === 0 ? take : give) }));
    assert.deepEqual(countersIn(said), [{ seat: 1, give: take, take: give }]);
});
