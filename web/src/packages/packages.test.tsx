import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact-render-to-string";
import type { GamePackage } from "../api/game_packages";
import { SubmitGameForm } from "./submit_form";
import { OwnActions } from "./own_actions";
import { PackageEntry } from "./package_entry";

const nim: GamePackage = {
    id: 7,
    game: "nim",
    version: 2,
    title: "Nim",
    summary: "Take matches.",
    owner: 3,
    owner_name: "otter",
    size: 5000,
    has_archive: true,
    state: "checking",
    why: "",
    created: "2026-11-16T08:00:00Z",
    checked: null,
    decided: null,
    decided_by: "",
};

const entry = (one: GamePackage) => render(<PackageEntry package={one}>{null}</PackageEntry>);
const actions = (one: GamePackage, isPlayed: boolean) =>
    render(<OwnActions package={one} isPlayed={isPlayed} onChange={() => undefined} />);

test("a game that is tried out has an archive, and no report yet", () => {
    const page = entry(nim);
    assert.match(page, /Nim <span class="tag checking">being tested<\/span>/);
    assert.match(page, /href="\/api\/v1\/game-packages\/7\/archive" download="nim-2"/);
    assert.doesNotMatch(page, /Test report/);
});

test("what came of it is said with the reason, by whom, and where to read on", () => {
    const refused = entry({ ...nim, state: "refused", why: "It is no game.", checked: "2026-11-16T08:05:00Z", decided_by: "root" });
    assert.match(refused, /It is no game\./);
    assert.match(refused, /decided by root/);
    assert.match(refused, /href="\/api\/v1\/game-packages\/7\/report"/);
    assert.match(entry({ ...nim, state: "approved" }), /href="\/games\/nim"/);
});

test("a game is taken back before the decision, and withdrawn while it is played", () => {
    assert.match(actions(nim, false), /Cancel submission/);
    assert.match(actions({ ...nim, state: "approved" }, true), /Withdraw game/);
    assert.equal(actions({ ...nim, state: "approved" }, false), "");
    assert.equal(actions({ ...nim, state: "withdrawn" }, false), "");
});

test("there is nothing to hand in before a file is chosen", () => {
    const page = render(<SubmitGameForm onDone={() => undefined} />);
    assert.match(page, /Drop a zip or tar file here/);
    assert.match(page, /Choose a file…/);
    assert.doesNotMatch(page, /Submit/);
});
