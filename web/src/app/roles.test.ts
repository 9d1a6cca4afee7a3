import assert from "node:assert/strict";
import { test } from "node:test";
import { roles, type Role } from "../api/people";
import { isOrganiser, maySubmitGames, mayOrganise } from "./roles";

const person = (role: Role) => ({ id: 7, name: "heron", role });

test("organisers organise their own, administrators everything, others nothing", () => {
    assert.ok(mayOrganise(person("organiser"), 7));
    assert.ok(!mayOrganise(person("organiser"), 8));
    assert.ok(!mayOrganise(person("organiser"), null));
    assert.ok(mayOrganise(person("administrator"), null));
    assert.ok(!mayOrganise(person("user"), 7));
    assert.ok(!mayOrganise(null, null));
    assert.deepEqual(
        roles.map((role) => isOrganiser(person(role))),
        [false, false, true, true],
    );
    assert.ok(!isOrganiser(null));
});

test("authors hand in games, and those who may do more than they", () => {
    assert.deepEqual(
        roles.map((role) => maySubmitGames(person(role))),
        [false, true, true, true],
    );
    assert.ok(!maySubmitGames(null));
});
