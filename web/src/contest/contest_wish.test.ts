import assert from "node:assert/strict";
import { test } from "node:test";
import { localOf } from "../forms/moments";
import { changeIn, newContestIn } from "./contest_wish";
import { gameFor } from "../table/test_game";

const ploy = { ...gameFor(2, "ploy", "Ploy"), cpu_per_game: 10_000 };

const opens = "2026-11-16T08:00:00Z";
const closes = "2026-12-16T20:00:00Z";

const lasting = { text: "Beat greedy.", points: [10, 7.5], late: { unit: "day", percent: 12.5 }, late_days: 0, unofficial: false };

const noRules = {
    file_name: "",
    class_name: "",
    no_package: false,
    no_printing: false,
    no_files: false,
    no_threads: false,
    forbidden_imports: [],
    documentation: "none",
    documentation_language: "",
    most_bytes: 0,
    one_file: false,
};

function form(): FormData {
    const data = new FormData();
    const fields = {
        slug: "autumn",
        title: "Autumn",
        opens: localOf(opens),
        closes: localOf(closes),
        text: "Beat greedy.",
        points: "10, 7.5",
        late_unit: "day",
        late_percent: "12.5",
        baseline: "greedy",
    };
    for (const [name, value] of Object.entries({ ...fields, games: "10", wins: "", format: "round-robin" })) data.set(name, value);
    data.append("house", "random");
    data.append("house", "smart:nodes=20");
    data.append("languages", "python");
    data.append("languages", "cpp");
    return data;
}

test("a contest is what was typed, and as usual where nothing was", () => {
    assert.deepEqual(newContestIn(form(), ploy), {
        slug: "autumn",
        title: "Autumn",
        game: "ploy",
        opens,
        closes,
        terms: {
            ...lasting,
            source: noRules,
            baseline: "greedy",
            games: 10,
            languages: ["python", "cpp"],
            format: "round-robin",
            house: ["random", "smart:nodes=20"],
            show_authors: false,
        },
    });
});

test("what is charged and which encodings are accepted can be chosen", () => {
    const data = form();
    data.set("charge", "player");
    data.set("convert_encodings", "on");
    const { terms } = newContestIn(data, ploy);
    assert.deepEqual(terms?.time, { per_call_ms: ploy.cpu_per_call, per_game_ms: ploy.cpu_per_game, charge: "player" });
    assert.equal(terms?.convert_encodings, true);
});

test("when it has opened only title, deadline, text and points change", () => {
    assert.deepEqual(changeIn(form(), ploy, true), { title: "Autumn", closes, terms: lasting });
    assert.equal(changeIn(form(), ploy, false).opens, opens);
    assert.deepEqual(changeIn(form(), ploy, false).terms?.house, ["random", "smart:nodes=20"]);
});

test("an assignment of a course says who may submit together", () => {
    const data = form();
    assert.equal(newContestIn(data, ploy).terms?.teams, undefined);
    for (const [name, value] of Object.entries({ team_most: "3", team_least: "2", teams_by: "students", team_until: localOf(opens) }))
        data.set(name, value);
    assert.deepEqual(changeIn(data, ploy, true).terms?.teams, { most: 3, least: 2, by_students: true, until: opens });
    data.set("team_until", "");
    assert.equal(changeIn(data, ploy, true).terms?.teams?.until, null);
});

test("the rules for sources are as they were ticked", () => {
    const data = form();
    data.set("source_file_name", "h??????");
    data.set("source_imports", "java.net, java.util.concurrent");
    data.set("source_no_printing", "on");
    data.set("source_language", "hu");
    const unasked = newContestIn(data, ploy).terms?.source;
    assert.deepEqual([unasked?.documentation, unasked?.documentation_language], ["none", ""]);
    data.set("source_documentation", "all");
    const { source } = newContestIn(data, ploy).terms ?? {};
    assert.deepEqual(source, {
        ...noRules,
        file_name: "h??????",
        no_printing: true,
        forbidden_imports: ["java.net", "java.util.concurrent"],
        documentation: "all",
        documentation_language: "hu",
    });
});
