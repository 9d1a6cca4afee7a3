import assert from "node:assert/strict";
import { test } from "node:test";
import { Api } from "../api/client";
import { Session } from "./session";
import { TestStorage } from "./test_storage";

function arena(status: number, body: unknown) {
    const asked: string[] = [];
    const api = new Api((input, init) => {
        asked.push(`${init.method} ${input}`);
        return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
    });
    return { asked, api };
}

const otter = { id: 2, name: "otter", role: "user" };

test("a guest is not asked about", async () => {
    const { asked, api } = arena(401, {});
    const session = new Session(api, new TestStorage());
    assert.equal(session.isKnown.value, false);
    await session.restore();
    assert.deepEqual(asked, []);
    assert.equal(session.isKnown.value, true);
});

test("who logs in is known, also after a reload", async () => {
    const { api } = arena(201, otter);
    const storage = new TestStorage();
    const session = new Session(api, storage);
    await session.logIn("otter", "a long password");
    assert.deepEqual(session.person.value, otter);
    const later = new Session(arena(200, otter).api, storage);
    await later.restore();
    assert.equal(later.person.value?.name, "otter");
});

test("a session that is over is forgotten; an arena that does not answer is not a reason to", async () => {
    const storage = new TestStorage();
    storage.setItem("logged-in", "otter");
    await new Session(arena(503, { error: { code: "busy", message: "busy" } }).api, storage).restore();
    assert.equal(storage.getItem("logged-in"), "otter");
    await new Session(arena(401, { error: { code: "not_logged_in", message: "no" } }).api, storage).restore();
    assert.equal(storage.getItem("logged-in"), null);
});

test("logging out forgets", async () => {
    const storage = new TestStorage();
    storage.setItem("logged-in", "otter");
    const { asked, api } = arena(204, null);
    const session = new Session(api, storage);
    await session.logOut();
    assert.deepEqual(asked, ["DELETE /api/v1/session"]);
    assert.equal(session.person.value, null);
    assert.equal(storage.values.size, 0);
});

test("a session that has run out while one was there is forgotten", async () => {
    const storage = new TestStorage();
    const session = new Session(arena(201, otter).api, storage);
    await session.logIn("otter", "a long password");
    session.runOut();
    assert.equal(session.person.value, null);
    assert.equal(storage.values.size, 0);
});

test("a wrong password is an error in the arena's words", async () => {
    const { api } = arena(401, { error: { code: "not_admitted", message: "the name or the password is not right" } });
    await assert.rejects(new Session(api, null).logIn("otter", "wrong"), /not right/);
});
