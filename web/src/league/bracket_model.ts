// The bracket of a knock-out as it is drawn: its sides, each with its rounds, each with a place for every match.
import type { Bracket, BracketMatch } from "../api/tournaments";
import { t } from "../words/words";

export interface BracketRound {
    readonly title: string;
    // From the top; null where nobody plays.
    readonly places: readonly (BracketMatch | null)[];
}

export interface BracketSide {
    readonly side: BracketMatch["side"];
    readonly title: string;
    readonly rounds: readonly BracketRound[];
}

function sizeOf(players: number): number {
    let size = 2;
    while (size < players) size *= 2;
    return size;
}

// How many matches each round has, empty ones counted.
function countsOf(side: BracketMatch["side"], players: number): number[] {
    if (side === "final") return [1, 1];
    const counts = [];
    const first = side === "winners" ? sizeOf(players) / 2 : sizeOf(players) / 4;
    for (let count = first; count >= 1; count /= 2) counts.push(...(side === "winners" ? [count] : [count, count]));
    return counts;
}

const lastRounds = [t("Final"), t("Semi-finals"), t("Quarter-finals")];

function roundTitle(side: BracketMatch["side"], isDouble: boolean, round: number, rounds: number): string {
    if (side === "final") return round === 0 ? t("Final") : t("Second final");
    if (!isDouble) return lastRounds[rounds - 1 - round] ?? t("Round {round}", { round: round + 1 });
    return round === rounds - 1 && rounds > 1
        ? side === "winners"
            ? t("Winners’ final")
            : t("Losers’ final")
        : t("Round {round}", { round: round + 1 });
}

const sideTitles = { winners: t("Winners’ bracket"), losers: t("Losers’ bracket"), final: t("Final") };

export function sidesOf({ seeds, matches }: Bracket): BracketSide[] {
    const isDouble = matches.some(({ side }) => side === "final");
    const sides: readonly BracketMatch["side"][] = isDouble ? ["winners", "losers", "final"] : ["winners"];
    return sides
        .map((side) => {
            const counts = countsOf(side, seeds.length);
            const places = counts.map((count) => Array<BracketMatch | null>(count).fill(null));
            for (const match of matches) {
                const round = match.side === side ? places[match.round - 1] : undefined;
                if (round && match.number <= round.length) round[match.number - 1] = match;
            }
            return {
                side,
                title: isDouble ? sideTitles[side] : t("Bracket"),
                rounds: places
                    .map((round, index) => ({ title: roundTitle(side, isDouble, index, counts.length), places: round }))
                    .filter(({ places: round }) => round.some((match) => match !== null)),
            };
        })
        .filter(({ rounds }) => rounds.length > 0);
}

// The first round that has at most so many matches: earlier ones are shown when somebody asks for them.
export function firstShown({ rounds }: BracketSide, most: number): number {
    const first = rounds.findIndex(({ places }) => places.length <= most);
    return first < 0 ? rounds.length - 1 : first;
}

// Who won a match, for those who do not see it drawn.
export function matchWords(match: BracketMatch, names: readonly [string, string], points: readonly [string, string]): string {
    const [first, second] = names;
    if (match.state === "bye") return t("{name} has a bye", { name: match.seeds[0] === null ? second : first });
    if (match.state === "waiting") return t("{first} against {second}, not yet played", { first, second });
    if (match.state === "playing")
        return t("{first} against {second}, in progress, {one} to {other}", { first, second, one: points[0], other: points[1] });
    const [winner, loser] = match.winner === match.seeds[0] ? ([0, 1] as const) : ([1, 0] as const);
    if (match.points[0] === match.points[1])
        return t("{first} against {second}, tied: the better seed goes on", { first: names[winner], second: names[loser] });
    return t("{winner} beat {loser}, {one} to {other}", {
        winner: names[winner],
        loser: names[loser],
        one: points[winner],
        other: points[loser],
    });
}
