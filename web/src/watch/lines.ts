// What the list of games on the reader's own machine says of each: who plays, and how it ended.
import { distinct, houseName, levelOf } from "../app/house_bots";
import { resultWords } from "../replay/result";
import { t } from "../words/words";
import type { GameLine } from "./local";

export function localNames(game: string, seats: readonly string[]): string[] {
    return distinct(seats.map((name) => (levelOf(game, name) === null ? name : houseName(game, name))));
}

export function resultOf(line: GameLine, names: readonly string[]): string {
    if (!line.outcome) return t("being played");
    const failure = line.failed == null ? null : { seat: line.failed, ply: line.plies ?? 0, why: line.outcome.reason };
    return failure && names.length === 2
        ? t("{name} failed", { name: names[failure.seat] ?? "" })
        : resultWords({ names, outcome: line.outcome, failure: null });
}
