import assert from "node:assert/strict";
import { test } from "node:test";
import { TestStorage } from "../app/test_storage";
import { invitationAddress, Invitations } from "./invitations";

const two = [
    { seat: 1, secret: "a b" },
    { seat: 2, secret: "c" },
];

test("invitations are kept until they are forgotten", () => {
    const invitations = new Invitations(new TestStorage());
    invitations.keep(7, two);
    assert.deepEqual(invitations.of(7), two);
    assert.deepEqual(invitations.of(8), []);
    invitations.forget(7);
    assert.deepEqual(invitations.of(7), []);
});

test("a table to which nobody was invited leaves nothing behind", () => {
    const kept = new TestStorage();
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
    const odd = new TestStorage();
    for (const text of ["nonsense", "null", "{}", '[{"seat": "1", "secret": "x"}, null]']) {
        odd.setItem("invitations 7", text);
        assert.deepEqual(new Invitations(odd).of(7), []);
    }
});

test("the address holds the secret, whatever is in it", () => {
    assert.equal(invitationAddress("https://arena", 7, { seat: 1, secret: "a b" }), "https://arena/tables/7?invitation=a%20b");
});
