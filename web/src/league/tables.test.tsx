// The league's tables as they are drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact-render-to-string";
import type { Score, Standing } from "../api/tournaments";
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

const seen = () => undefined;
const standingsOf = (standings: readonly Standing[]) =>
    render(<Standings game="ploy" count={standings.length} at={(place) => standings[place]} known={standings} onSight={seen} />);

test("a cross table says in words what its colours say", () => {
    const names = ["smart", "random"];
    const scores: readonly (readonly Score[])[] = [
        [
            [0, 0, 0],
            [3, 1, 0],
        ],
        [
            [0, 1, 3],
            [0, 0, 0],
        ],
    ];
    const page = render(
        <CrossTable
            count={2}
            nameAt={(place) => names[place]}
            isOwn={(place) => place === 1}
            scoreAt={(row, column) => scores[row]?.[column]}
            onSight={seen}
        />,
    );
    assert.match(page, /class="heat-5" title="3 won, 1 drawn, 0 lost against random"/);
    assert.match(page, /class="heat-1"[^>]*><span aria-hidden="true">½</);
    assert.match(page, /<th scope="col" aria-label="smart"/);
    assert.equal(page.match(/class="self"/g)?.length, 2);
    assert.match(page, /<tr aria-rowindex="3" class="own">/);
});

test("of a thousand bots a part is drawn, and the rest is said", () => {
    const places = render(<Standings game="ploy" count={1000} at={() => undefined} known={[]} onSight={seen} />);
    assert.match(places, /aria-rowcount="1001"/);
    assert.ok((places.match(/<tr/g)?.length ?? 0) < 40);
    const cross = render(<CrossTable count={1000} nameAt={() => undefined} isOwn={() => false} scoreAt={() => undefined} onSight={seen} />);
    assert.match(cross, /aria-colcount="1001"/);
    assert.ok((cross.match(/<td/g)?.length ?? 0) < 1000);
});

test("standings have the columns that their format needs", () => {
    const elo = standingsOf([standing(1, "smart", { elo: 120, elo_error: 40, superiority: 0.98 })]);
    assert.match(elo, /Elo, 95 %/);
    assert.match(elo, /120 ± 40/);
    assert.match(elo, /98 %/);
    assert.doesNotMatch(elo, /Rounds won|Byes|Errors/);
    const skill = standingsOf([standing(1, "smart", { skill: 30, skill_error: 2.5, stages_won: 2, errors: 1 })]);
    assert.match(skill, /Skill, 95 %/);
    assert.match(skill, /Rounds won.*Errors/);
});

test("who was uploaded has a page, and who has not played no strength", () => {
    const entrant = { name: "miser", kind: "upload" as const, bot: 17, version: 3 };
    assert.match(standingsOf([standing(1, "miser", { entrant })]), /<a href="\/bots\/17">miser<\/a>/);
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
    assert.match(page, /href="\/ladder\/ploy\/contenders\/3">Greedy/);
    assert.match(page, /href="\/bots\/9">old/);
    assert.match(page, /<tr class="retired"><td>–/);
    assert.match(page, /18.7 ± 13.1/);
});
