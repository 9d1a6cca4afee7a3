import assert from "node:assert/strict";
import { test } from "node:test";
import type { Memory } from "../app/session";
import { invitationAddress, Invitations } from "./invitations";

function memory(): Memory & { readonly values: Map<string, string> } {
    const values = new Map<string, string>();
    return {
        values,
        getItem: (name) => values.get(name) ?? null,
        setItem: (name, value) => void values.set(name, value),
        removeItem: (name) => void values.delete(name),
    };
}

const two = [
    { seat: 1, secret: "a b" },
    { seat: 2, secret: "c" },
];

test("invitations are kept until they are forgotten", () => {
    const invitations = new Invitations(memory());
    invitations.keep(7, two);
    assert.deepEqual(invitations.of(7), two);
    assert.deepEqual(invitations.of(8), []);
    invitations.forget(7);
    assert.deepEqual(invitations.of(7), []);
});

test("a table to which nobody was invited leaves nothing behind", () => {
    const kept = memory();
    new Invitations(kept).keep(7, []);
    assert.equal(kept.values.size, 0);
});

test("storage that is forbidden, or holds something else, shows nothing", () => {
    const forbidden = { getItem: () => assert.fail(), setItem: () => assert.fail(), removeItem: () => assert.fail() };
    for (const store of [null, forbidden]) {
        const invitations = new Invitations(store);
        invitations.keep(7, two);
        assert.deepEqual(invitations.of(7), []);
        invitations.forget(7);
    }
    const odd = memory();
    for (const text of ["nonsense", "null", "{}", '[{"seat": "1", "secret": "x"}, null]']) {
        odd.setItem("invitations 7", text);
        assert.deepEqual(new Invitations(odd).of(7), []);
    }
});

test("the address holds the secret, whatever is in it", () => {
    assert.equal(invitationAddress("https://arena", 7, { seat: 1, secret: "a b" }), "https://arena/tables/7?invitation=a%20b");
});
