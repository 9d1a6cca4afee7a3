// The league's tables as they are drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact-render-to-string";
import type { Standing } from "../api/tournaments";
import { CrossTable } from "./cross_table";
import { LadderTable } from "./ladder_table";
import { Standings, strengthOf } from "./standings";

const standing = (rank: number, bot: string, more: Partial<Standing> = {}): Standing => ({
    rank,
    bot,
    entrant: { name: bot, kind: "house", bot: null, version: null },
    points: 3.5,
    games: 4,
    wins: 3,
    draws: 1,
    losses: 0,
    errors: 0,
    ...more,
});

test("a cross table says in words what its colours say", () => {
    const standings = [standing(1, "smart"), standing(2, "random")];
    const page = render(
        <CrossTable
            standings={standings}
            scores={[
                [
                    [0, 0, 0],
                    [3, 1, 0],
                ],
                [
                    [0, 1, 3],
                    [0, 0, 0],
                ],
            ]}
        />,
    );
    assert.match(page, /class="heat-5" title="3 won, 1 drawn, 0 lost against random"/);
    assert.match(page, /class="heat-1"[^>]*><span aria-hidden="true">½</);
    assert.match(page, /<th scope="col" aria-label="smart"/);
    assert.equal(page.match(/class="self"/g)?.length, 2);
});

test("standings have the columns that their format needs", () => {
    const elo = render(<Standings standings={[standing(1, "smart", { elo: 120, elo_error: 40, superiority: 0.98 })]} />);
    assert.match(elo, /Elo, 95 %/);
    assert.match(elo, /120 ± 40/);
    assert.match(elo, /98 %/);
    assert.doesNotMatch(elo, /Rounds won|Byes|Errors/);
    const skill = render(<Standings standings={[standing(1, "smart", { skill: 30, skill_error: 2.5, stages_won: 2, errors: 1 })]} />);
    assert.match(skill, /Skill, 95 %/);
    assert.match(skill, /Rounds won.*Errors/);
});

test("who was uploaded has a page, and who has not played no strength", () => {
    const entrant = { name: "miser", kind: "upload" as const, bot: 17, version: 3 };
    assert.match(render(<Standings standings={[standing(1, "miser", { entrant })]} />), /<a href="\/bots\/17">miser<\/a>/);
    assert.equal(strengthOf(standing(1, "miser")), null);
});

test("a ladder places those who play, and leads to each", () => {
    const contender = {
        id: 3,
        name: "greedy",
        kind: "house" as const,
        bot: null,
        rating: 5.6,
        mean: 18.7,
        deviation: 4.37,
        games: 47,
        active: true,
    };
    const page = render(
        <LadderTable game="ploy" contenders={[contender, { ...contender, id: 4, bot: 9, kind: "upload", name: "old", active: false }]} />,
    );
    assert.match(page, /href="\/ladder\/ploy\/contenders\/3">greedy/);
    assert.match(page, /href="\/bots\/9">old/);
    assert.match(page, /<tr class="retired"><td>–/);
    assert.match(page, /18.7 ± 13.1/);
});
